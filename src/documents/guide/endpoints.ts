import type { DocumentContext } from '../context.ts'
import { curl } from './calls.ts'
import type { GuideSection } from './section.ts'
import { blocks, code, table } from '../markdown/blocks.ts'
import { exampleRequest } from '../../api/openapi/examples.ts'
import type { Operation } from '../../api/openapi/operations.ts'
import { operations } from '../../api/openapi/operations.ts'

interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: { type?: string | string[]; minimum?: number; maximum?: number; maxLength?: number }
}

/** A section for each operation of the OpenAPI document. */
export function endpointSections({ openapi, catalogue }: DocumentContext): GuideSection[] {
  return operations(openapi).map(({ path, method, operation }) => ({
    id: operation.operationId ?? `${method}-${path}`,
    level: 3,
    title: `${method} ${path}`,
    operationId: operation.operationId,
    markdown: blocks(
      `${operation.summary ?? ''}. ${operation.description ?? ''}`,
      parameterTable(operation),
      code('sh', curl(exampleRequest(path, method, operation), catalogue.siteUrl)),
      ...answers(operation),
      errorLine(operation),
    ),
  }))
}

function parameterTable(operation: Operation): string {
  const rows = ((operation.parameters ?? []) as Parameter[]).map((parameter) => [
    `\`${parameter.name}\``,
    parameter.in,
    rule(parameter),
    parameter.description ?? '',
  ])
  return table(['Parameter', 'In', 'Type', 'Meaning'], rows)
}

function rule({ schema = {}, required = false }: Parameter): string {
  const { type, minimum, maximum, maxLength } = schema
  return [
    Array.isArray(type) ? type.join(' or ') : (type ?? 'any'),
    minimum !== undefined && maximum !== undefined && `${minimum} to ${maximum}`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    required ? 'required' : 'optional',
  ]
    .filter(Boolean)
    .join(', ')
}

/** What the document shows for 200, in each media type. */
function answers(operation: Operation): string[] {
  const ok = operation.responses?.['200'] as
    { content?: Record<string, { example?: unknown }> } | undefined
  return Object.entries(ok?.content ?? {}).map(([type, { example }]) =>
    typeof example === 'string'
      ? blocks(`As \`${type}\`:`, code('', example.trimEnd()))
      : code('json', JSON.stringify(example, null, 2)),
  )
}

function errorLine(operation: Operation): string {
  const codes = Object.values(operation.responses ?? {}).flatMap((response) => {
    const { content } = response as { content?: Record<string, { examples?: object }> }
    return Object.keys(content?.['application/json']?.examples ?? {})
  })
  return codes.length > 0 ? `Errors: ${codes.map((name) => `\`${name}\``).join(', ')}.` : ''
}
