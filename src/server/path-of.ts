import type { IncomingMessage } from 'node:http'

/** What stands before the query in a request's target. */
export function pathOf({ url = '' }: IncomingMessage): string {
  const at = url.indexOf('?')
  return at < 0 ? url : url.slice(0, at)
}
