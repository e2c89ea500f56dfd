/**
 * The same answers from the SDK on Fastify, wired as its documentation shows. What each tool answers is
 * taken from the practice's server at the start, so that nothing but the protocol is measured.
 *
 *   node server.mjs <endpoint of the practice's server> <port>
 */
import { createMcpFastifyApp } from '@modelcontextprotocol/fastify'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { McpServer, createMcpHandler, fromJsonSchema } from '@modelcontextprotocol/server'

const [, , endpoint, port] = process.argv

async function ask(method, params) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  return (await (await fetch(endpoint, { method: 'POST', body })).json()).result
}

const { tools } = await ask('tools/list')
const answers = {}
const registrations = []
for (const { name, inputSchema, outputSchema, ...config } of tools) {
  const args = name === 'read_site_page' ? { path: '/about' } : {}
  answers[name] = await ask('tools/call', { name, arguments: args })
  registrations.push([
    name,
    {
      ...config,
      inputSchema: fromJsonSchema(inputSchema),
      outputSchema: fromJsonSchema(outputSchema),
    },
  ])
}

function createServer() {
  const server = new McpServer({ name: 'localhost/bench', version: '1.0.0' })
  for (const [name, config] of registrations) server.registerTool(name, config, () => answers[name])
  return server
}

const app = createMcpFastifyApp()
const handle = toNodeHandler(createMcpHandler(createServer))
app.all('/api/mcp', async (request, reply) => {
  reply.hijack()
  await handle(request.raw, reply.raw, request.body)
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
console.log('listening')
