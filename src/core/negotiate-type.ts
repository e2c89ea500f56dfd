import Negotiator from 'negotiator'

/** A parameter other than a weight, such as `;charset=utf-8`; ignored, since no offered type has parameters. */
const PARAMETER = /;(?!\s*q\s*=)(?:"[^"]*"|[^";,])*/gi

/**
 * Chooses the media type to answer in (RFC 9110, 12.5.1): the one with the greatest weight, and of equals the one that
 * the client names, or names first.
 *
 * @param accept The Accept header, of any length; without one, everything is accepted.
 * @param offered Available types, the default first.
 * @returns undefined if none is acceptable.
 * @example negotiateType('text/*;q=0.5, text/markdown', ['text/html', 'text/markdown']) // 'text/markdown'
 * @example negotiateType('image/png', ['text/html']) // undefined
 */
export function negotiateType<Type extends string>(
  accept: string | undefined,
  offered: readonly Type[],
): Type | undefined {
  if (!accept?.trim()) return offered[0]
  const negotiator = new Negotiator({ headers: { accept: relevantItems(offered, accept) } })
  return negotiator.mediaType([...offered]) as Type | undefined
}

/** More items about the offered types than anybody has a use for; further ones are dropped. */
const MAX_RELEVANT_ITEMS = 50

/**
 * Drops items about other types, what is repeated, and parameters, so that a header of thousands of items costs little.
 */
function relevantItems(offered: readonly string[], accept: string): string {
  const ranges = new Set(['*/*', ...offered.flatMap((type) => [type, type.replace(/\/.*/, '/*')])])
  const items = new Set(accept.replaceAll(PARAMETER, '').split(','))
  return [...items]
    .filter((item) => ranges.has(item.replace(/;.*/s, '').trim().toLowerCase()))
    .slice(0, MAX_RELEVANT_ITEMS)
    .join()
}
