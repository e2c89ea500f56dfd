import Negotiator from 'negotiator'

/** The longest Accept that is read, in characters, and the most items of it: sorting more would cost too much. */
const LONGEST = 1000
const MOST_ITEMS = 25

/** A parameter that is no weight: `;charset=utf-8`. Nothing offered has any, so they would only keep types apart. */
const PARAMETER = /;(?!\s*q\s*=)(?:"[^"]*"|[^";,])*/gi

/**
 * The media type to answer in (RFC 9110, 12.5.1): the one the client weighs most, and of equals the one it names,
 * or names first.
 *
 * @param accept The request's header; without one, everything is accepted.
 * @param offered What there is; the first is given to who has no preference.
 * @returns undefined when nothing offered is acceptable.
 */
export function negotiateType<Type extends string>(
  accept: string | undefined,
  offered: readonly Type[],
): Type | undefined {
  if (!accept?.trim()) return offered[0]
  const negotiator = new Negotiator({ headers: { accept: beginning(accept) } })
  return negotiator.mediaType([...offered]) as Type | undefined
}

/** As many whole items of the list as are read, each with its weight alone. */
function beginning(accept: string): string {
  const whole = accept.length > LONGEST ? accept.slice(0, LONGEST).replace(/,[^,]*$/, '') : accept
  return whole.replaceAll(PARAMETER, '').split(',', MOST_ITEMS).join()
}
