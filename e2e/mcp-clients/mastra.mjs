import { MCPClient } from '@mastra/mcp'
import { report } from './report.mjs'

const client = new MCPClient({ servers: { practice: { url: new URL(process.argv[2]) } } })
const tools = await client.listTools()
await report({
  listTools: async () => Object.keys(tools).map((name) => name.replace(/^practice_/, '')),
  callTool: (name, args) => tools[`practice_${name}`].execute(args),
  readResource: (uri) => client.resources.read('practice', uri),
})
await client.disconnect()
