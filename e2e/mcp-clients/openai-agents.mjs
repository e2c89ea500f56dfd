import { MCPServerStreamableHttp } from '@openai/agents'
import { report } from './report.mjs'

const server = new MCPServerStreamableHttp({ url: process.argv[2], name: 'practice' })
await server.connect()
await report({
  listTools: async () => (await server.listTools()).map(({ name }) => name),
  callTool: (name, args) => server.callToolResult(name, args),
  readResource: (uri) => server.readResource(uri),
})
await server.close()
