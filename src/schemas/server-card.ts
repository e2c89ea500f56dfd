import { z } from 'zod'

/** Where the published schema of server cards stands; its address names the version. */
export const SERVER_CARD_SCHEMA =
  'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json'

/** The MCP server card (SEP-2127, v1), as far as this server fills it, with the limits that it sets. */
export const ServerCard = z
  .object({
    $schema: z.literal(SERVER_CARD_SCHEMA).describe('Schema of the card'),
    name: z
      .string()
      .min(3)
      .max(200)
      .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
      .describe('Unique name: reverse-DNS namespace, slash, name'),
    title: z.string().min(1).max(100).describe('Name to show'),
    version: z
      .string()
      .regex(/^\d+\.\d+\.\d+$/)
      .describe('Version of what the server offers'),
    description: z.string().min(1).max(100).describe('What the server is for'),
    websiteUrl: z.url().describe('Documentation'),
    icons: z
      .array(
        z.object({
          src: z.url().describe('Address'),
          mimeType: z.string().describe('Media type'),
          sizes: z.array(z.string().regex(/^\d+x\d+$/)).describe('Width and height'),
        }),
      )
      .describe('Pictures to show'),
    remotes: z
      .array(
        z.object({
          type: z.literal('streamable-http').describe('Transport'),
          url: z
            .string()
            .regex(/^https?:\/\/\S+$/)
            .describe('Endpoint'),
          supportedProtocolVersions: z.array(z.string()).describe('Revisions it speaks'),
        }),
      )
      .describe('Where to connect'),
  })
  .meta({ id: 'ServerCard', description: 'The MCP server card of SEP-2127' })
export type ServerCard = z.output<typeof ServerCard>
