import type { APIRoute } from 'astro'
import { isNotModified, strongEtag } from '../core/etag.ts'
import { fileHeaders } from '../core/file-headers.ts'
import type { DocumentPath } from './documents.ts'
import { DOCUMENTS } from './documents.ts'

/** The route of a document. A build keeps its body only; the headers are for development. */
export function serveDocument(path: DocumentPath): APIRoute {
  return async (context) =>
    documentResponse(context, path, DOCUMENTS[path](await context.locals.documents()))
}

/**
 * Answers with a text and the headers that the production server sends with the file at that path.
 *
 * @param text Undefined when there is no such document.
 */
export function documentResponse(
  { request, isPrerendered }: Pick<Parameters<APIRoute>[0], 'request' | 'isPrerendered'>,
  path: string,
  text: string | undefined,
): Response {
  if (text === undefined) return new Response(null, { status: 404 })
  const etag = strongEtag(text)
  const headers = { ...fileHeaders(path.slice(1)), ETag: etag }
  // A build's request has no headers.
  const ifNoneMatch = isPrerendered ? undefined : request.headers.get('If-None-Match')
  return isNotModified(ifNoneMatch ?? undefined, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers })
}
