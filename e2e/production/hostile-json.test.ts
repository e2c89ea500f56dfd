import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, startProduction } from '../support/servers.ts'

let server: RunningServer
beforeAll(async () => (server = await startProduction()))
afterAll(() => server.stop())

const post = (path: string, body: string) =>
  fetch(server.origin + path, {
    method: 'POST',
    body,
    headers: { Accept: 'application/json, text/event-stream' },
  })
const batch = (body: string) => post('/api/v1/batch', body)

it('does not reach a prototype', async () => {
  const read = await (await fetch(`${server.origin}/api/v1/faq`)).text()
  const pollution =
    '"__proto__":{"status":"polluted","q":"x"},"constructor":{"prototype":{"q":"x"}}'
  const answer = await batch(
    `{${pollution},"operations":[{"op":"booking",${pollution},"params":{${pollution}}}]}`,
  )
  expect(answer.status).toBe(200)
  const next = await batch('{"operations":[{"op":"booking"},{"op":"faq"}]}')
  const text = await next.text()
  expect(text).not.toContain('polluted')
  const { results } = JSON.parse(text) as { results: { data: unknown }[] }
  expect(results[1]?.data).toEqual(JSON.parse(read))
})

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', ''])(
  'finds no operation called %j',
  async (op) => {
    const { results } = (await (await batch(JSON.stringify({ operations: [{ op }] }))).json()) as {
      results: { status: string; data: { code: string } }[]
    }
    expect(results[0]).toMatchObject({ status: 'error', data: { code: 'unknown_operation' } })
  },
)

it.each([
  ['duplicate keys', '{"operations":0,"operations":[{"op":"profile","op":"booking"}]}', 200],
  ['a huge number', '{"operations":[{"op":"faq","params":{"q":1e999999}}]}', 200],
  ['lone surrogates', '{"operations":[{"op":"faq","params":{"q":"\\ud800"}}]}', 200],
  ['thousands of keys', `{${Array.from({ length: 5000 }, (_, i) => `"${i}":0`).join()}}`, 400],
])('answers %s at once', async (_, body, status) => {
  expect((await batch(body)).status).toBe(status)
})

describe('nesting', () => {
  const arrays = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  const objects = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)
  const call = (args: string) =>
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_faq","arguments":${args}}}`
  // What is nested stands below some levels of its body's own.
  const bodies: [where: string, path: string, around: number, body: (nested: string) => string][] =
    [
      ['a batch', '/api/v1/batch', 0, (nested) => nested],
      ['an op', '/api/v1/batch', 3, (nested) => `{"operations":[{"op":${nested}}]}`],
      [
        'params',
        '/api/v1/batch',
        4,
        (nested) => `{"operations":[{"op":"faq","params":{"q":${nested}}}]}`,
      ],
      ['a question', '/ask', 1, (nested) => `{"query":${nested}}`],
      ['a message', '/api/mcp', 0, (nested) => nested],
      ['an id', '/api/mcp', 1, (nested) => `{"jsonrpc":"2.0","id":${nested},"method":"ping"}`],
      ['arguments', '/api/mcp', 2, call],
      ['an argument', '/api/mcp', 3, (nested) => call(`{"query":${nested}}`)],
    ]

  it.each(bodies)('of 100 levels is read, and answered, in %s', async (_, path, around, body) => {
    for (const nested of [arrays, objects]) {
      const answer = await post(path, body(nested(100 - around)))
      expect(answer.status).toBeLessThan(500)
      const text = await answer.text()
      expect(text).not.toContain('nested deeper')
      expect(text).not.toContain('-32603')
    }
  })

  it.each(bodies)('of more is refused in %s', async (_, path, around, body) => {
    for (const depth of [101, 5000])
      for (const nested of [arrays, objects]) {
        const answer = await post(path, body(nested(depth - around)))
        expect(answer.status).toBe(400)
        expect(await answer.text()).toContain('The body is nested deeper than 100 levels.')
      }
  })
})
