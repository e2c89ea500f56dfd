import { exampleRequest } from '../../api/openapi/examples.ts'
import type { Operation } from '../../api/openapi/operations.ts'
import { operations } from '../../api/openapi/operations.ts'
import type { DocumentContext } from '../context.ts'
import type { Components, Field, Schema } from './fields.ts'
import { componentsOf, fieldOf, fieldsOf, onlyValue, resolve } from './fields.ts'
import type { CodeGroup, FieldTable, GuideSection } from './section.ts'
import { sectionsOf } from './section.ts'
import { requestCode } from './snippets.ts'
import { toolCall } from './tool-calls.ts'
import { tryItForm } from './try-it.ts'

interface Media {
  schema?: Schema
  example?: unknown
  examples?: object
}

/** A section for each operation of the OpenAPI document. */
export function referenceSections(context: DocumentContext): GuideSection[] {
  const { openapi, catalogue } = context
  const components = componentsOf(openapi)
  const tables = new Map<string, Pick<GuideSection, 'id' | 'title'>>()
  const made = operations(openapi).map(({ path, method, operation }) => {
    const id = operation.operationId ?? `${method}-${path}`
    const title = operation.summary ?? path
    const request = exampleRequest(path, method, operation)
    return {
      id,
      title,
      endpoint: { method, path },
      markdown: operation.description ?? '',
      fields: withoutRepetition(fieldTables(operation, components), { id, title }, tables),
      errors: errorCodes(operation),
      examples: [
        requestCode(request, catalogue.siteUrl, toolCall(context, request)),
        answerCode(operation),
      ],
      form: tryItForm(id, request, operation),
    }
  })
  return [...sectionsOf(catalogue.pages.reference.body), ...made]
}

function fieldTables(operation: Operation, components: Components): FieldTable[] {
  const body = mediaOf(operation.requestBody)['application/json']
  const answers = Object.entries(mediaOf(operation.responses?.['200']))
  return [
    { title: 'Parameters', fields: parameterFields(operation, components) },
    { title: 'Body', fields: fieldsOf(body?.schema ?? {}, components, body?.example) },
    ...answers.flatMap(([, { schema = {}, example }]) => [
      { title: 'Answer', fields: fieldsOf(schema, components, example) },
      ...eventTables(resolve(schema, components), components),
    ]),
  ].filter(({ fields }) => fields.length > 0)
}

/** The data of each event of a stream. */
function eventTables({ contentSchema }: Schema, components: Components): FieldTable[] {
  return (contentSchema?.oneOf ?? []).map((schema) => {
    const { properties } = resolve(schema, components)
    return {
      title: `Event ${String(onlyValue(properties?.['message_type'] ?? {}))}`,
      fields: fieldsOf(schema, components),
    }
  })
}

/** Two endpoints may answer with the same fields. */
function withoutRepetition(
  tables: FieldTable[],
  section: Pick<GuideSection, 'id' | 'title'>,
  seen: Map<string, Pick<GuideSection, 'id' | 'title'>>,
): FieldTable[] {
  return tables.map((table) => {
    const key = JSON.stringify(table)
    const sameAs = seen.get(key)
    if (!sameAs) seen.set(key, section)
    return sameAs ? { ...table, sameAs } : table
  })
}

/** Header fields are the same everywhere, and are said once. */
function parameterFields(operation: Operation, components: Components): Field[] {
  const parameters = (operation.parameters ?? []) as {
    name: string
    in: string
    required?: boolean
    description?: string
    example?: unknown
    schema?: Schema
  }[]
  return parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, required = false, description, example, schema = {} }) =>
      fieldOf(name, { description, example, ...schema }, required, components),
    )
}

/** What the document shows for 200, in each media type. */
function answerCode(operation: Operation): CodeGroup {
  return {
    title: 'Answer',
    choice: 'type',
    codes: Object.entries(mediaOf(operation.responses?.['200'])).map(([type, { example }]) =>
      typeof example === 'string'
        ? { label: type, language: '', text: example.trimEnd() }
        : { label: type, language: 'json', text: JSON.stringify(example, null, 2) },
    ),
  }
}

function errorCodes(operation: Operation): string[] {
  const codes = Object.entries(operation.responses ?? {})
    .filter(([status]) => status !== '200')
    .flatMap(([, response]) => Object.keys(mediaOf(response)['application/json']?.examples ?? {}))
  // One code may come with several statuses.
  return [...new Set(codes)]
}

function mediaOf(part: unknown): Record<string, Media> {
  return (part as { content?: Record<string, Media> } | undefined)?.content ?? {}
}
