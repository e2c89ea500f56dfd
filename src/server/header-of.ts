import type { IncomingMessage } from 'node:http'

/** A request's header by its name in lower case; one that was sent more than once as a list. */
export function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}
