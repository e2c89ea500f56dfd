import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { report } from './report.mjs'

const [, , url, , mode] = process.argv
const client = new Client(
  { name: 'e2e', version: '1.0.0' },
  { versionNegotiation: { mode: mode === 'auto' ? 'auto' : { pin: mode } } },
)
await client.connect(new StreamableHTTPClientTransport(new URL(url)))
await report({
  listTools: async () => (await client.listTools()).tools.map(({ name }) => name),
  callTool: (name, args) => client.callTool({ name, arguments: args }),
  readResource: (uri) => client.readResource({ uri }),
})
await client.close()
