import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { report } from './report.mjs'

const client = new Client({ name: 'e2e', version: '1.0.0' })
await client.connect(new StreamableHTTPClientTransport(new URL(process.argv[2])))
await report({
  listTools: async () => (await client.listTools()).tools.map(({ name }) => name),
  callTool: (name, args) => client.callTool({ name, arguments: args }),
  readResource: (uri) => client.readResource({ uri }),
})
await client.close()
