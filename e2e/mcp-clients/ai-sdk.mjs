import { createMCPClient } from '@ai-sdk/mcp'
import { report } from './report.mjs'

const client = await createMCPClient({ transport: { type: 'http', url: process.argv[2] } })
const tools = await client.tools()
await report({
  listTools: async () => Object.keys(tools),
  callTool: (name, args) => tools[name].execute(args, { toolCallId: name, messages: [] }),
  readResource: (uri) => client.readResource({ uri }),
})
await client.close()
