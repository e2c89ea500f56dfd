import Negotiator from 'negotiator'

/** Media types of an answer about a page or about an address that does not exist. */
export type PageType = 'text/html' | 'text/markdown' | 'application/json'

/** The longest Accept that is read, in characters; sorting a longer one by its weights would cost too much. */
const LONGEST = 1000

/**
 * The media type to answer a page in (RFC 9110, 12.5.1): the one the client weighs most, HTML when it has
 * no preference.
 *
 * @param accept The request's header; without one, everything is accepted.
 * @param offered What the page is published as.
 * @returns undefined when nothing offered is acceptable.
 */
export function negotiateType(
  accept: string | undefined,
  offered: PageType[] = ['text/html', 'text/markdown'],
): PageType | undefined {
  return preferred(accept ?? '', offered)
}

function preferred(accept: string, offered: PageType[]): PageType | undefined {
  const header = accept.trim() === '' ? '*/*' : beginning(accept)
  return new Negotiator({ headers: { accept: header } }).mediaType(offered) as PageType | undefined
}

/** As many whole items of the list as are read. */
function beginning(accept: string): string {
  return accept.length > LONGEST ? accept.slice(0, LONGEST).replace(/,[^,]*$/, '') : accept
}

/**
 * The media type to say "not found" in. What a program looks for by name is answered in its own
 * language unless it prefers another, and an answer that is not quite acceptable is better than none.
 */
export function negotiateNotFound(accept: string | undefined, path: string): PageType {
  const offered = offersFor(path)
  return preferred(accept ?? '', offered) ?? offered[0]
}

function offersFor(path: string): [PageType, ...PageType[]] {
  if (path.startsWith('/.well-known/') || path.endsWith('.json'))
    return ['application/json', 'text/html', 'text/markdown']
  if (path.endsWith('.md')) return ['text/markdown', 'text/html', 'application/json']
  return ['text/html', 'application/json', 'text/markdown']
}
