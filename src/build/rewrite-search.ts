import type { IncomingMessage, ServerResponse } from 'node:http'
import { PATHS, SEARCH_PATH } from '../catalogue/urls.ts'

/**
 * In development: a question to the FAQ goes to the page that answers it, as the production server does,
 * and that page has no address of its own.
 */
export function rewriteSearch(
  request: IncomingMessage,
  _response: ServerResponse,
  next: () => void,
): void {
  const [path = '', query = ''] = (request.url ?? '/').split('?', 2)
  if (path === SEARCH_PATH) request.url = '/404'
  else if (path === PATHS.faq && new URLSearchParams(query).get('q')?.trim())
    request.url = `${SEARCH_PATH}?${query}`
  next()
}
