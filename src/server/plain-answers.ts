import { CORS_HEADERS } from '../api/middleware/common-headers.ts'
import { optionsHeaders } from '../api/middleware/other-methods.ts'
import { ApiError } from '../core/api-error.ts'
import { JSON_TYPE, NO_CACHING } from '../core/http.ts'
import type { NotFoundTexts } from '../documents/not-found.ts'
import { negotiateNotFound } from './negotiate-page.ts'

/** An answer that is no file. */
export interface PlainAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

const SHARED = {
  ...NO_CACHING,
  ...CORS_HEADERS,
  'X-Content-Type-Options': 'nosniff',
}

/** For a page that exists, but in none of the media types the client accepts. */
export function notAcceptable(siteUrl: string): PlainAnswer {
  const error = new ApiError(
    'not_acceptable',
    'This page is published as text/html and text/markdown.',
    'Send one of them in Accept, or no Accept at all.',
  )
  return errorAnswer(error, siteUrl, { headers: { Vary: 'Accept' } })
}

/** For the page of a question, to a client that does not accept HTML. */
export function searchNotAcceptable(siteUrl: string): PlainAnswer {
  const error = new ApiError(
    'not_acceptable',
    'What the FAQ answers to a question is published as text/html, and as JSON elsewhere.',
    'Accept text/html, or ask /api/v1/faq?q= or /ask?query=.',
  )
  return errorAnswer(error, siteUrl, { headers: { Vary: 'Accept' } })
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
  return type === 'text/html'
    ? undefined
    : answer(404, `${type}; charset=utf-8`, texts[type], { Vary: 'Accept' })
}

/** For OPTIONS of a file, which scripts of other sites may send first, and for methods that it has not. */
export function otherMethod(method: string, siteUrl: string): PlainAnswer {
  const methods = ['GET', 'HEAD', 'OPTIONS']
  if (method === 'OPTIONS')
    return { status: 204, headers: { ...SHARED, ...optionsHeaders(methods) }, body: '' }
  const allow = methods.join(', ')
  const error = new ApiError(
    'method_not_allowed',
    `${method} is not allowed here.`,
    `Use one of ${allow}.`,
  )
  return errorAnswer(error, siteUrl, { headers: { Allow: allow } })
}

/**
 * An error's envelope.
 *
 * @param status Another status than the one that the code usually has.
 */
export function errorAnswer(
  error: ApiError,
  siteUrl: string,
  {
    status = error.status,
    headers = {},
  }: { status?: number; headers?: Record<string, string> } = {},
): PlainAnswer {
  return answer(status, JSON_TYPE, JSON.stringify(error.toBody(siteUrl)), headers)
}

function answer(
  status: number,
  type: string,
  body: string,
  headers: Record<string, string>,
): PlainAnswer {
  return {
    status,
    headers: {
      ...SHARED,
      'Content-Type': type,
      'Content-Length': String(Buffer.byteLength(body)),
      ...headers,
    },
    body,
  }
}
