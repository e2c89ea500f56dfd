import { exampleRequest } from '../../api/openapi/examples.ts'
import {
  contentOf,
  type Models,
  modelsOf,
  type Operation,
  queryParameters,
  type Schema,
} from '../../api/openapi/operations.ts'
import { ERRORS } from '../../schemas/error.ts'
import type { DocumentContext } from '../context.ts'
import { fieldOf, fieldsOf, onlyValue, resolve } from './fields.ts'
import {
  asCode,
  type CodeGroup,
  type FieldTable,
  type GuideSection,
  sectionsOf,
} from './section.ts'
import { requestCode } from './snippets.ts'
import { toolCall } from './tool-calls.ts'
import { tryItForm } from './try-it.ts'

type SectionName = Pick<GuideSection, 'id' | 'title'>

/** A section for each operation of the OpenAPI document. */
export function referenceSections(context: DocumentContext): GuideSection[] {
  const { openapi, endpoints, catalogue } = context
  const models = modelsOf(openapi)
  // A table that an earlier section has is not repeated.
  const seen = new Map<string, SectionName>()
  const withoutRepetition = (table: FieldTable, section: SectionName): FieldTable => {
    const key = JSON.stringify(table)
    const sameAs = seen.get(key)
    if (!sameAs) seen.set(key, section)
    return { ...table, ...(sameAs && { sameAs }) }
  }
  const made = endpoints.map(({ id, summary: title, description, path, method, operation }) => {
    const request = exampleRequest(path, method, operation)
    return {
      id,
      title,
      endpoint: { method, path },
      markdown: description,
      fields: fieldTables(operation, models).map((table) =>
        withoutRepetition(table, { id, title }),
      ),
      errors: errorCodes(operation),
      examples: [
        requestCode(request, catalogue.siteUrl, 200, toolCall(context, request)),
        answerCode(operation),
      ],
      form: tryItForm(id, request, operation),
    }
  })
  return [...sectionsOf(catalogue.pages.reference.body), ...made]
}

function fieldTables(operation: Operation, models: Models): FieldTable[] {
  const body = contentOf(operation.requestBody)['application/json']
  const bodySchema = (body?.schema ?? {}) as Schema
  return [
    {
      title: 'Parameters',
      fields: queryParameters(operation).map(
        ({ name, required = false, description, example, schema }) =>
          fieldOf(name, { description, example, ...schema }, required, models),
      ),
    },
    { title: 'Body', fields: fieldsOf(bodySchema, models, body?.example) },
    ...Object.values(contentOf(operation.responses?.['200'])).flatMap(({ schema, example }) => [
      { title: 'Answer', fields: fieldsOf(schema as Schema, models, example) },
      ...eventTables(resolve(schema as Schema, models), models),
    ]),
  ].filter(({ fields }) => fields.length > 0)
}

/** The data of each event of a stream. */
function eventTables({ contentSchema }: Schema, models: Models): FieldTable[] {
  return (contentSchema?.oneOf ?? []).map((schema) => {
    const { properties } = resolve(schema, models)
    const type = onlyValue(properties?.['message_type'] ?? {})
    return { title: `Event ${String(type)}`, fields: fieldsOf(schema, models) }
  })
}

/** The example of a 200 answer, in each media type. */
function answerCode({ responses }: Operation): CodeGroup {
  return {
    title: 'Answer',
    choice: 'type',
    codes: Object.entries(contentOf(responses?.['200'])).map(([label, { example }]) =>
      asCode(label, example),
    ),
  }
}

/** The codes that an operation's error examples are named by, each once; the other names are errors of JSON-RPC. */
function errorCodes({ responses = {} }: Operation): string[] {
  const names = Object.entries(responses)
    .filter(([status]) => status !== '200')
    .flatMap(([, response]) => Object.keys(contentOf(response)['application/json']?.examples ?? {}))
  return [...new Set(names)].filter((name) => name in ERRORS)
}
