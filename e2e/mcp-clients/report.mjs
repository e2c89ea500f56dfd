/**
 * What every client does, and what it saw, printed as JSON: the tests read it.
 *
 * @param {object} client
 * @param {() => Promise<string[]>} client.listTools Names of the tools.
 * @param {(name: string, args: object) => Promise<{isError?: boolean}>} client.callTool
 * @param {(uri: string) => Promise<object>} client.readResource
 */
export async function report({ listTools, callTool, readResource }) {
  const { calls, resource } = JSON.parse(process.argv[3])
  const results = {}
  for (const [name, args] of Object.entries(calls)) results[name] = await callTool(name, args)
  const seen = {
    tools: await listTools(),
    results,
    resource: await readResource(resource),
    badArgument: await outcome(() => callTool('search_faq', { question: 'x' })),
    badResource: await outcome(() => readResource(`${resource}-that-is-not`)),
  }
  console.log(JSON.stringify(seen))
}

/** What an attempt gave, or the message it failed with. */
async function outcome(attempt) {
  try {
    return JSON.stringify(await attempt())
  } catch (error) {
    return String(error?.message ?? error)
  }
}
