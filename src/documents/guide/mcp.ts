import { PATHS } from '../../catalogue/urls.ts'
import type { DocumentContext } from '../context.ts'
import type { GuideSection } from './section.ts'
import { guideSection } from './section.ts'
import { code, link, table } from '../markdown/blocks.ts'

/** The name that clients are told to give the server. */
const SERVER = 'practice'

/** How to add the MCP server to the common clients, and the tools it offers. */
export function mcpSection({ catalogue, tools }: DocumentContext): GuideSection {
  const { siteUrl } = catalogue
  const url = siteUrl + PATHS.mcp
  const json = (value: object) => code('json', JSON.stringify(value, null, 2))
  return guideSection(
    'mcp',
    'MCP',

    `Streamable HTTP at \`${url}\`, stateless, no authentication. The ${link('server card', siteUrl + PATHS.wellKnownServerCard)} says the same to programs.`,
    table(
      ['Tool', 'What it is for'],
      tools.map(({ name, title, description }) => [
        `\`${name}\``,
        title ?? description.split('. ', 1)[0] ?? '',
      ]),
    ),
    'Claude Code:',
    code('sh', `claude mcp add --transport http ${SERVER} ${url}`),
    'Claude and ChatGPT: add a custom connector in the settings and paste the address; choose no authentication.',
    'Cursor (`.cursor/mcp.json`), Gemini CLI (`httpUrl` in place of `url`) and most others:',
    json({ mcpServers: { [SERVER]: { url } } }),
    'VS Code (`.vscode/mcp.json`):',
    json({ servers: { [SERVER]: { type: 'http', url } } }),
    'Codex (`~/.codex/config.toml`):',
    code('toml', `[mcp_servers.${SERVER}]\nurl = "${url}"`),
    'OpenAI Responses API, in `tools`:',
    json({ type: 'mcp', server_label: SERVER, server_url: url, require_approval: 'never' }),
    'Clients that only start programs:',
    code('sh', `npx mcp-remote ${url}`),
  )
}
