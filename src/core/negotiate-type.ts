import Negotiator from 'negotiator'

/** A parameter that is no weight: `;charset=utf-8`. Nothing offered has any, so they would only keep types apart. */
const PARAMETER = /;(?!\s*q\s*=)(?:"[^"]*"|[^";,])*/gi

/**
 * The media type to answer in (RFC 9110, 12.5.1): the one the client weighs most, and of equals the one it names,
 * or names first.
 *
 * @param accept The request's header, as long as header fields may be; without one, everything is accepted.
 * @param offered What there is; the first is given to who has no preference.
 * @returns undefined when nothing offered is acceptable.
 */
export function negotiateType<Type extends string>(
  accept: string | undefined,
  offered: readonly Type[],
): Type | undefined {
  if (!accept?.trim()) return offered[0]
  const negotiator = new Negotiator({ headers: { accept: itemsAbout(offered, accept) } })
  return negotiator.mediaType([...offered]) as Type | undefined
}

/** The items of the list that have a say, each with its weight alone: what is long names other types by the thousand. */
function itemsAbout(offered: readonly string[], accept: string): string {
  const ranges = new Set(['*/*', ...offered.flatMap((type) => [type, type.replace(/\/.*/, '/*')])])
  const items = accept.replaceAll(PARAMETER, '').split(',')
  return items.filter((item) => ranges.has(item.replace(/;.*/s, '').trim().toLowerCase())).join()
}
