import type { OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi'

export type OpenApiDocument = ReturnType<OpenApiGeneratorV31['generateDocument']>
type PathItem = NonNullable<OpenApiDocument['paths']>[string]
export type Operation = NonNullable<PathItem['get']>

/** An operation with its method and path. */
export interface Endpoint {
  method: string
  path: string
  id: string
  summary: string
  description: string
  operation: Operation
}

/** Every operation of a document, in its order. */
export function operations(document: OpenApiDocument): Endpoint[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const { operationId: id = '', summary = '', description = '' } = operation
      return { method: method.toUpperCase(), path, id, summary, description, operation }
    }),
  )
}

/** The part of JSON Schema that this service's schemas use. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  /** Schema of what a string contains, such as the data of events. */
  contentSchema?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  discriminator?: { propertyName: string; mapping: Record<string, string> }
  enum?: unknown[]
  const?: unknown
  default?: unknown
  format?: string
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  maxLength?: number
  example?: unknown
  examples?: unknown[]
}

export type Models = Record<string, Schema>

/** The named schemas of a document. */
export function modelsOf({ components }: OpenApiDocument): Models {
  return (components?.schemas ?? {}) as Models
}

/** The name of the model that a `$ref` refers to. */
export function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}

/** A parameter of an operation; this service's documents refer to none. */
export type Parameter = Exclude<NonNullable<Operation['parameters']>[number], { $ref: string }> & {
  schema?: Schema
}

/** An operation's parameters: path, query and headers. */
export function parametersOf({ parameters = [] }: Operation): Parameter[] {
  return parameters as Parameter[]
}

/** An operation's query parameters. */
export function queryParameters(operation: Operation): Parameter[] {
  return parametersOf(operation).filter((parameter) => parameter.in === 'query')
}

/** An OpenAPI media type object. */
export interface Media {
  schema?: unknown
  example?: unknown
  examples?: Record<string, { value?: unknown }>
}

/** The bodies of a request or response, by media type. */
export function contentOf(part: unknown): Record<string, Media> {
  return (part as { content?: Record<string, Media> } | undefined)?.content ?? {}
}

/** Whether a media type is JSON or ends in `+json`. */
export function isJson(type: string): boolean {
  return /[/+]json$/.test(type)
}
