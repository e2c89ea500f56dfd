import { ApiError } from '../core/api-error.ts'
import type { NotFoundTexts } from '../documents/not-found.ts'
import { negotiateNotFound } from './negotiate-page.ts'

/** An answer that is no file. */
export interface PlainAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

const SHARED = {
  'Cache-Control': 'no-store',
  Vary: 'Accept',
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
}

/** For a page that exists, but in none of the media types the client accepts. */
export function notAcceptable(siteUrl: string): PlainAnswer {
  const error = new ApiError(
    'not_acceptable',
    'This page is published as text/html and text/markdown.',
    'Send one of them in Accept, or no Accept at all.',
  )
  return answer(error.status, 'application/json', JSON.stringify(error.toBody(siteUrl)))
}

/**
 * For an address that does not exist.
 *
 * @returns undefined when the client wants the HTML page.
 */
export function notFound(
  accept: string | undefined,
  path: string,
  texts: NotFoundTexts,
): PlainAnswer | undefined {
  const type = negotiateNotFound(accept, path)
  return type === 'text/html' ? undefined : answer(404, type, texts[type])
}

function answer(status: number, type: string, body: string): PlainAnswer {
  return {
    status,
    headers: {
      ...SHARED,
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Length': String(Buffer.byteLength(body)),
    },
    body,
  }
}
