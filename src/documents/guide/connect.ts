import type { Schema } from '../../api/openapi/operations.ts'
import { PATHS } from '../../catalogue/urls.ts'
import type { DocumentContext } from '../context.ts'
import { link, table } from '../../core/markdown.ts'
import { fieldsOf } from './fields.ts'
import {
  asCode,
  type Code,
  type CodeGroup,
  type GuideSection,
  sectionsOf,
  textSection,
} from './section.ts'
import { curl, inspector } from './snippets.ts'

/** The name under which clients add the server. */
const SERVER_NAME = 'practice'

/** How to connect each of the common clients, then the tools they find. */
export function connectSections({ catalogue, tools }: DocumentContext): GuideSection[] {
  const { siteUrl, practice } = catalogue
  const examples = examplesFor(practice.english.exampleQuery)
  return [
    ...sectionsOf(catalogue.pages.connect.body),
    textSection(
      'server',
      'The server',
      `Streamable HTTP at \`${siteUrl}${PATHS.mcp}\`. It keeps no sessions and needs no key. The ${link('server card', PATHS.wellKnownServerCard)} tells programs the same.`,
    ),
    ...clients(siteUrl),
    textSection(
      'tools',
      'The tools',
      'What the server lists. Each of them only reads; wrong arguments are answered with what to correct.',
      table(
        ['Tool', 'What it does'],
        tools.map(({ name, title = '' }) => [link(`\`${name}\``, `#${name}`), title]),
      ),
    ),
    ...tools.map(({ name, title = name, description = '', inputSchema, outputSchema }) => ({
      ...textSection(name, title, `\`${name}\``, description),
      fields: [
        { title: 'Arguments', fields: fieldsOf(inputSchema as Schema) },
        { title: 'Result', fields: fieldsOf((outputSchema ?? {}) as Schema) },
      ].filter(({ fields }) => fields.length > 0),
      examples: [
        singleCode(shell('Call', inspector(siteUrl, { name, arguments: examples[name] ?? {} }))),
      ],
    })),
  ]
}

/** The arguments in the tools' examples. */
const examplesFor = (query: string): Record<string, Record<string, unknown>> => ({
  list_services: { q: query },
  search_faq: { query: 'is what I say confidential?', limit: 1 },
  read_site_page: { path: PATHS.booking },
})

/** The clients, the most used first, each by its own documentation. */
function clients(siteUrl: string): GuideSection[] {
  const url = siteUrl + PATHS.mcp
  const address: Code = { label: 'Address', language: '', text: url }
  const list = {
    method: 'POST',
    path: PATHS.mcp,
    query: {},
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  }
  return [
    client(
      'claude',
      'Claude',
      'On the web and in the app: Settings, Connectors, “Add custom connector”; paste the address and leave the sign-in fields empty. Claude Code takes the command.',
      address,
      shell('Claude Code', `claude mcp add --transport http ${SERVER_NAME} ${url}`),
    ),
    client(
      'chatgpt',
      'ChatGPT',
      'Settings, Apps, Advanced settings: switch on developer mode; then “Create app”, paste the address and choose no authentication. The Responses API takes the entry in `tools`, Codex the lines of its configuration.',
      address,
      asCode('Responses API, tools', {
        type: 'mcp',
        server_label: SERVER_NAME,
        server_url: url,
        require_approval: 'never',
      }),
      {
        label: '~/.codex/config.toml',
        language: 'toml',
        text: `[mcp_servers.${SERVER_NAME}]\nurl = "${url}"`,
      },
    ),
    client(
      'cursor',
      'Cursor',
      'In `.cursor/mcp.json` of a project, or `~/.cursor/mcp.json` for all of them. Most other clients read the same form.',
      asCode('.cursor/mcp.json', { mcpServers: { [SERVER_NAME]: { url } } }),
    ),
    client(
      'vs-code',
      'VS Code',
      'In `.vscode/mcp.json` of a workspace, or with the command for all of them.',
      asCode('.vscode/mcp.json', { servers: { [SERVER_NAME]: { type: 'http', url } } }),
      shell(
        'Command',
        `code --add-mcp '${JSON.stringify({ name: SERVER_NAME, type: 'http', url })}'`,
      ),
    ),
    client(
      'gemini-cli',
      'Gemini CLI',
      'With the command, or in `~/.gemini/settings.json`.',
      shell('Command', `gemini mcp add --transport http ${SERVER_NAME} ${url}`),
      asCode('~/.gemini/settings.json', { mcpServers: { [SERVER_NAME]: { httpUrl: url } } }),
    ),
    {
      ...textSection(
        'own-client',
        'A client of your own',
        'With the official SDKs: `npm install @modelcontextprotocol/client`, or `pip install mcp` (2 or newer).',
        `Clients that only start programs reach it through \`npx mcp-remote ${url}\`.`,
      ),
      examples: [
        {
          title: 'Client',
          choice: 'language',
          codes: [
            { label: 'JavaScript', language: 'js', text: javaScriptClient(url) },
            { label: 'Python', language: 'python', text: pythonClient(url) },
          ],
        },
      ],
    },
    client(
      'http',
      'Plain HTTP',
      `One POST with a JSON-RPC message, answered as JSON. Nothing has to be opened first. ${link('Try it in place', `${PATHS.reference}#callMcp`)}, or use the protocol’s Inspector.`,
      shell('curl', curl(list, siteUrl)),
      shell('Inspector', inspector(siteUrl)),
    ),
  ]
}

function client(id: string, name: string, how: string, ...codes: Code[]): GuideSection {
  return { ...textSection(id, name, how), examples: codes.map(singleCode) }
}

function singleCode(code: Code): CodeGroup {
  return { title: code.label, codes: [code] }
}

function shell(label: string, text: string): Code {
  return { label, language: 'sh', text }
}

function javaScriptClient(url: string): string {
  return `import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

const client = new Client({ name: 'my-client', version: '1.0.0' })
await client.connect(new StreamableHTTPClientTransport(new URL('${url}')))
const { structuredContent } = await client.callTool({
  name: 'search_faq',
  arguments: { query: 'how much does a session cost', limit: 1 },
})
console.log(structuredContent)
await client.close()`
}

function pythonClient(url: string): string {
  return `import asyncio

from mcp import Client


async def main():
    async with Client("${url}") as client:
        result = await client.call_tool(
            "search_faq", {"query": "how much does a session cost", "limit": 1}
        )
        print(result.structured_content)


asyncio.run(main())`
}
