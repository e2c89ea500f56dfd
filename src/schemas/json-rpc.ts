import { z } from 'zod'
import { MAX_MESSAGES } from './limits.ts'

const Id = z.union([z.string(), z.number(), z.null()])

/** A JSON-RPC 2.0 message to the MCP server; without an id it is a notification. */
const RpcRequest = z
  .object({
    jsonrpc: z.literal('2.0').describe('Version of JSON-RPC'),
    method: z.string().meta({
      description: 'Method of the Model Context Protocol',
      example: 'tools/list',
    }),
    id: Id.optional().describe('Repeated in the response; a notification has none'),
    params: z.record(z.string(), z.any()).optional().describe('Parameters of the method'),
  })
  .meta({ id: 'McpRequest', description: 'A message to the MCP server, JSON-RPC 2.0' })

export const RpcMessages = z
  .union([RpcRequest, z.array(RpcRequest).min(1).max(MAX_MESSAGES)])
  .meta({
    description: 'A message; in revisions up to 2025-03-26 also a batch, a list of messages',
  })

export const RpcResponse = z
  .object({
    jsonrpc: z.literal('2.0').describe('Version of JSON-RPC'),
    id: Id.describe('The id of the request'),
    result: z.record(z.string(), z.any()).optional().describe('What the method gives'),
    error: z
      .object({
        code: z.number().int().describe('Code of JSON-RPC or of the protocol'),
        message: z.string().describe('What went wrong'),
        data: z.any().optional().describe('More about it'),
      })
      .optional()
      .describe('Why there is no result'),
  })
  .meta({
    id: 'McpResponse',
    description: 'The answer of the MCP server, JSON-RPC 2.0: a result or an error',
  })

export const RpcAnswer = z.union([RpcResponse, z.array(RpcResponse).min(1)]).meta({
  id: 'McpAnswer',
  description: 'The answer to a message; to a batch of messages, a list of answers',
})

export const RpcStream = z.string().meta({
  description:
    'Server-sent events, only for subscriptions/listen: an acknowledgement, then the response that ends it. The data of each is a JSON-RPC message.',
  contentMediaType: 'text/event-stream',
})
