import { exampleRequest } from '../../api/openapi/examples.ts'
import type { Operation } from '../../api/openapi/operations.ts'
import { operations } from '../../api/openapi/operations.ts'
import { PATHS } from '../../catalogue/urls.ts'
import type { DocumentContext } from '../context.ts'
import { blocks, link } from '../markdown/blocks.ts'
import type { Components, Field, Schema } from './fields.ts'
import { componentsOf, fieldOf, fieldsOf } from './fields.ts'
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
  const made = operations(openapi).map(({ path, method, operation }) => {
    const id = operation.operationId ?? `${method}-${path}`
    const request = exampleRequest(path, method, operation)
    return {
      id,
      title: operation.summary ?? path,
      endpoint: { method, path },
      markdown: blocks(operation.description, errorLine(operation)),
      fields: fieldTables(operation, components),
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
    ...answers.map(([type, { schema = {}, example }]) => ({
      title: answers.length > 1 ? `Answer, ${type}` : 'Answer',
      fields: fieldsOf(schema, components, example),
    })),
  ].filter(({ fields }) => fields.length > 0)
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
    codes: Object.entries(mediaOf(operation.responses?.['200'])).map(([type, { example }]) =>
      typeof example === 'string'
        ? { label: type, language: '', text: example.trimEnd() }
        : { label: type, language: 'json', text: JSON.stringify(example, null, 2) },
    ),
  }
}

function errorLine(operation: Operation): string {
  const codes = Object.values(operation.responses ?? {}).flatMap((response) =>
    Object.keys(mediaOf(response)['application/json']?.examples ?? {}),
  )
  return codes.length > 0
    ? `${link('Errors', `${PATHS.developers}#errors`)}: ${codes.map((name) => `\`${name}\``).join(', ')}.`
    : ''
}

function mediaOf(part: unknown): Record<string, Media> {
  return (part as { content?: Record<string, Media> } | undefined)?.content ?? {}
}
