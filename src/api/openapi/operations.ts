import type { OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi'

export type OpenApiDocument = ReturnType<OpenApiGeneratorV31['generateDocument']>
type PathItem = NonNullable<OpenApiDocument['paths']>[string]
export type Operation = NonNullable<PathItem['get']>

/** Every operation of a document with its path and method. */
export function operations(
  document: OpenApiDocument,
): { path: string; method: string; operation: Operation }[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = item[method]
      return operation ? [{ path, method: method.toUpperCase(), operation }] : []
    }),
  )
}

/** A body as the document shows it. */
export interface Media {
  schema?: unknown
  example?: unknown
  examples?: Record<string, { value?: unknown }>
}

/** The bodies of a request or response, by media type. */
export function contentOf(part: unknown): Record<string, Media> {
  return (part as { content?: Record<string, Media> } | undefined)?.content ?? {}
}

/** Whether a media type is JSON or a kind of it. */
export function isJson(type: string): boolean {
  return /[/+]json$/.test(type)
}
