import type { OpenApiDocument } from '../../api/openapi/operations.ts'
import { operations } from '../../api/openapi/operations.ts'

/** A field of such a form. */
export interface TryItField {
  name: string
  value: string
  type: 'text' | 'number'
  min?: number
  max?: number
  maxLength?: number
}

/** A plain HTML form that calls an operation. */
export interface TryItForm {
  path: string
  fields: TryItField[]
}

/**
 * The form for an operation, filled in with the examples of the OpenAPI document.
 *
 * @returns undefined for an operation that is not a GET.
 */
export function tryItForm(openapi: OpenApiDocument, operationId: string): TryItForm | undefined {
  const found = operations(openapi).find(({ operation }) => operation.operationId === operationId)
  if (found?.method !== 'GET') return undefined
  const parameters = (found.operation.parameters ?? []) as {
    name: string
    in: string
    example?: string | number
    schema?: ParameterSchema
  }[]
  return {
    path: found.path,
    fields: parameters.flatMap(({ name, in: place, example, schema = {} }) => {
      const value = example ?? schema.example
      if (place !== 'query' || value === undefined) return []
      const { type, minimum: min, maximum: max, maxLength } = schema
      const isNumber = type === 'integer'
      return { name, value: String(value), type: isNumber ? 'number' : 'text', min, max, maxLength }
    }),
  }
}

interface ParameterSchema {
  type?: string
  example?: string | number
  minimum?: number
  maximum?: number
  maxLength?: number
}
