import type { OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi'

export type OpenApiDocument = ReturnType<OpenApiGeneratorV31['generateDocument']>
type PathItem = NonNullable<OpenApiDocument['paths']>[string]
export type Operation = NonNullable<PathItem['get']>

/** Every operation of a document with its path and method. */
export function operations(
  document: OpenApiDocument,
): { path: string; method: string; operation: Operation }[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = item[method]
      return operation ? [{ path, method: method.toUpperCase(), operation }] : []
    }),
  )
}
