import { CHANNEL_TYPES, type ChannelType } from '../../schemas/channel.ts'

/** Words that name a channel of the practice, but not the phones of helplines. */
export const SIGNS: Readonly<Record<ChannelType, RegExp>> = {
  whatsapp: /whats ?app|וו?אטסאפ|wa\.me/i,
  phone: /(?:or|by|over|on the) phone|\btelephone, E|tel:\+|בטלפון|"phone"/i,
  email: /mailto:|(?:by|or|over) e-?mail|e-?mail address|במייל|מייל|דוא״ל|"email"/i,
  telegram: /telegram|טלגרם|\bt\.me\b/i,
  signal: /signal\.me|\bon Signal|Signal number|סיגנל|"signal"/,
  form: /contact form|טופס|"form"/i,
}

/**
 * Finds where texts name a channel that the practice does not have.
 *
 * @param own The channels that it has.
 */
export function othersNamed(texts: ReadonlyMap<string, string>, own: readonly ChannelType[]) {
  const others = CHANNEL_TYPES.filter((type) => !own.includes(type))
  return [...texts].flatMap(([name, text]) =>
    others.flatMap((type) => {
      const found = SIGNS[type].exec(text)
      return found ? `${type} in ${name}: ${text.slice(found.index - 40, found.index + 40)}` : []
    }),
  )
}
