import type { ExampleRequest } from '../../api/openapi/examples.ts'
import type { Schema } from '../../api/openapi/operations.ts'
import { PATHS } from '../../catalogue/urls.ts'
import type { DocumentContext } from '../context.ts'

export interface ToolCall {
  name: string
  arguments: Record<string, unknown>
}

/** The tool that reads the same as an operation. */
const TOOL_OF_OPERATION: Record<string, string> = {
  getProfile: 'get_practice_info',
  getBookingInfo: 'get_booking_info',
  listServices: 'list_services',
  searchFaq: 'search_faq',
  ask: 'search_faq',
  askWithBody: 'search_faq',
}

/**
 * The tool call that asks for the same as a request, with those of its values that the tool takes. A request to the
 * MCP server already is a tool call.
 *
 * @returns undefined when there is no such tool.
 */
export function toolCall(
  { endpoints, tools }: DocumentContext,
  { method, path, query, body }: ExampleRequest,
): ToolCall | undefined {
  const values = { ...query, ...(JSON.parse(body ?? '{}') as Record<string, unknown>) }
  if (path === PATHS.mcp) return values['params'] as ToolCall
  const endpoint = endpoints.find((each) => each.path === path && each.method === method)
  const tool = tools.find(({ name }) => name === TOOL_OF_OPERATION[endpoint?.id ?? ''])
  if (!tool) return undefined
  const { properties = {} } = tool.inputSchema as Schema
  const taken = Object.entries(values).flatMap(([name, value]) => {
    // Some tools call it `query`.
    const argument = name === 'q' && 'query' in properties ? 'query' : name
    const property = properties[argument]
    return property ? [[argument, property.type === 'integer' ? Number(value) : value]] : []
  })
  return { name: tool.name, arguments: Object.fromEntries(taken) as Record<string, unknown> }
}
