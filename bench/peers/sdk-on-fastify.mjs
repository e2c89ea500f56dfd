/**
 * The MCP SDK on Fastify, as in its documentation, with the rate limit and headers of the practice's server. search_faq
 * searches with that server's compiled code. The other tools repeat results that they took from that server at the
 * start, so they do less than its own, which make Markdown for each call. Clients of 2025-11-25 get an event stream, the
 * SDK's default.
 *
 *   node bench/peers/sdk-on-fastify.mjs <endpoint of the practice's server> <port>
 */
import { createMcpFastifyApp } from '@modelcontextprotocol/fastify'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { McpServer, createMcpHandler, fromJsonSchema } from '@modelcontextprotocol/server'
import { clientAddress, proxyList } from '../../src/api/client-address.ts'
import { RateLimiter, rateLimitHeaders } from '../../src/api/rate-limit.ts'
import { CORS_HEADERS, VERSION_HEADER } from '../../src/core/http.ts'
import { searchFaq } from '../../src/mcp/tools/search-faq.ts'
import { loadBuilt } from '../built.ts'

const [, , endpoint, port] = process.argv

async function ask(method, params) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  return (await (await fetch(endpoint, { method: 'POST', body })).json()).result
}

const { tools } = await ask('tools/list')
const { resources } = await loadBuilt()
const search = searchFaq(resources)
const calls = { search_faq: (args) => search.call(args) }
const registrations = []
for (const { name, inputSchema, outputSchema, ...config } of tools) {
  const args = name === 'read_site_page' ? { path: '/about' } : {}
  const answer = await ask('tools/call', { name, arguments: args })
  calls[name] ??= () => answer
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
  for (const [name, config] of registrations) server.registerTool(name, config, calls[name])
  return server
}

const limiter = new RateLimiter({ limit: 1_000_000 })
const trustedProxies = proxyList([])
const app = createMcpFastifyApp()
app.addHook('onRequest', (request, reply, done) => {
  const rate = limiter.consume(clientAddress(request.ip, undefined, trustedProxies))
  const headers = {
    ...VERSION_HEADER,
    ...CORS_HEADERS,
    'X-Content-Type-Options': 'nosniff',
    ...rateLimitHeaders(limiter.limit, rate),
  }
  for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value)
  done()
})
const handle = toNodeHandler(createMcpHandler(createServer))
app.all('/api/mcp', async (request, reply) => {
  reply.hijack()
  await handle(request.raw, reply.raw, request.body)
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
console.log('listening')
