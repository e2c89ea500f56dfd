import type { ExampleRequest } from '../../api/openapi/examples.ts'
import { type Operation, queryParameters } from '../../api/openapi/operations.ts'

/** A form that calls an operation. It works without scripts, unless there is a body to send. */
export type TryItForm = ReturnType<typeof tryItForm>

/** The form for an operation, filled in with the examples of the OpenAPI document. */
export function tryItForm(
  id: string,
  { method, path, query, body }: ExampleRequest,
  operation: Operation,
) {
  return {
    id,
    method,
    path,
    fields: queryParameters(operation).flatMap(({ name, schema = {} }) => {
      const { type, minimum: min, maximum: max, maxLength } = schema
      if (type === 'boolean') return { name, value: 'true', type: 'checkbox' as const }
      const value = query[name]
      // A cursor: there is no example of it.
      if (value === undefined) return []
      const input = type === 'integer' ? ('number' as const) : ('text' as const)
      return { name, value, type: input, min, max, maxLength }
    }),
    /** JSON. */
    body: body && JSON.stringify(JSON.parse(body), null, 2),
  }
}
