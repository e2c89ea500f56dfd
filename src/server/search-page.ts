import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Retrieval } from '../core/retrieval.ts'
import { strongEtag } from '../api/validators.ts'
import { searchResults } from '../website/search-results.ts'
import type { SearchTemplate } from '../website/search-template.ts'
import { createSearchPage } from '../website/search-template.ts'
import { createCompressor } from './compressor.ts'
import { acceptedCodings } from './negotiate-encoding.ts'
import { PAGE_HEADERS } from './page-headers.ts'
import { sendRepresentation } from './send.ts'
import { represent } from './static-files.ts'

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=60',
  Vary: 'Accept, Accept-Encoding',
  ...PAGE_HEADERS,
}

/** Answers GET or HEAD for the page of a question. */
export type SendSearchPage = (
  request: IncomingMessage,
  response: ServerResponse,
  question: string,
) => Promise<void>

/**
 * Makes the function that answers questions with a page, as files are answered. There is no secret in it
 * that its size could tell of.
 */
export function createSendSearchPage(
  retrieval: Retrieval,
  template: SearchTemplate,
): SendSearchPage {
  const pageOf = createSearchPage(template)
  const compress = createCompressor()

  return async (request, response, question) => {
    const results = searchResults(retrieval, question)
    const html = pageOf(question, results)
    const accepted = acceptedCodings(request.headers['accept-encoding'])
    const coding = accepted.includes('gzip') ? 'gzip' : undefined
    const body = coding ? await compress(html) : html
    const page = represent(body, strongEtag(html), HEADERS, coding)
    sendRepresentation(request, response, page, {
      status: results.outcome === 'tooLong' ? 400 : 200,
    })
  }
}
