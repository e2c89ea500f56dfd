import type { ExampleRequest } from '../../api/openapi/examples.ts'
import type { Operation } from '../../api/openapi/operations.ts'
import type { Schema } from './fields.ts'

/** A field of such a form. */
export interface TryItField {
  name: string
  value: string
  type: 'text' | 'number' | 'checkbox'
  min?: number
  max?: number
  maxLength?: number
}

/** A form that calls an operation. A plain one does without scripts, unless there is a body. */
export interface TryItForm {
  /** The operation. */
  id: string
  method: string
  path: string
  fields: TryItField[]
  /** JSON to send. */
  body?: string
}

/** The form for an operation, filled in with the examples of the OpenAPI document. */
export function tryItForm(
  id: string,
  { method, path, query, body }: ExampleRequest,
  operation: Operation,
): TryItForm {
  const parameters = (operation.parameters ?? []) as { name: string; in: string; schema?: Schema }[]
  return {
    id,
    method,
    path,
    fields: parameters.flatMap(({ name, in: place, schema = {} }) =>
      place === 'query' ? tryItField(name, query[name], schema) : [],
    ),
    body: body && JSON.stringify(JSON.parse(body), null, 2),
  }
}

/** None for a parameter that nobody could fill in beforehand, such as a cursor. */
function tryItField(name: string, example: string | undefined, schema: Schema): TryItField[] {
  const { type, minimum: min, maximum: max, maxLength } = schema
  if (type === 'boolean') return [{ name, value: 'true', type: 'checkbox' }]
  if (example === undefined) return []
  return [
    { name, value: example, type: type === 'integer' ? 'number' : 'text', min, max, maxLength },
  ]
}
