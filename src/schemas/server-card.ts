import { z } from '@hono/zod-openapi'

/** The MCP server card (SEP-2127), as far as this server fills it. */
export const ServerCard = z.object({
  $schema: z.url().describe('Schema of the card; its address names the version'),
  name: z.string().describe('Unique name: reverse-DNS namespace, slash, name'),
  title: z.string().describe('Name to show'),
  version: z.string().describe('Version of what the server offers'),
  description: z.string().describe('What the server is for'),
  websiteUrl: z.url().describe('Documentation'),
  remotes: z
    .array(
      z.object({
        type: z.literal('streamable-http').describe('Transport'),
        url: z.url().describe('Endpoint'),
        supportedProtocolVersions: z.array(z.string()).describe('Revisions it speaks'),
      }),
    )
    .describe('Where to connect'),
})
export type ServerCard = z.output<typeof ServerCard>
