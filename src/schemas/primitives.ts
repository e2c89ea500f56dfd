import { z } from 'zod'
import type { FieldMistake } from './field-mistakes.ts'
import { isBlank } from './values.ts'

/** Zod's option for the mistake that a schema reports, where zod's own code says less. */
export const failsAs = (mistake: FieldMistake) => ({ error: mistake })

/** A text that matches a pattern. */
export const formed = (mistake: FieldMistake, form: RegExp) =>
  z.string(mistake).regex(form, mistake)

/**
 * Signs that nobody sees: those that XML does not allow, halves of surrogate pairs and noncharacters included, and those
 * that turn the text after them around, on pages also beyond the field. New lines and tabs are text.
 */
export const CONTROL_SIGN =
  /[[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]--[\n\t]]/v

/** Text in which there is something to see, without spaces around it. */
export const text = z
  .string()
  .trim()
  .min(1, { abort: true })
  .refine((given) => !isBlank(given), failsAs('string'))

/** A text with `{names}`, which `format` fills. */
export const textWith = (...names: readonly string[]) => {
  const tokens = names.map((name) => `{${name}}`)
  return text.refine((given) => tokens.every((token) => given.includes(token)), {
    ...failsAs('tokens'),
    params: { tokens: tokens.join(', ') },
  })
}

export const titled = z.strictObject({ title: text, text })

/** The source of a pattern, for ids. */
export const SLUG = '[a-z0-9]+(-[a-z0-9]+)*'

/**
 * The source of the pattern of a whole id. A build adds endings to it, and file systems take names of 255 bytes; the
 * page of an entry `index` would have the address of the list.
 */
export const WHOLE_SLUG = `^(?!index$)(?=.{1,80}$)${SLUG}$`

/**
 * A list in which nothing stands twice.
 *
 * @param shown What tells an item from others, and names it in a mistake.
 */
export const distinct = <Item extends z.ZodType>(
  item: Item,
  shown: (value: z.output<Item>) => string = String,
) =>
  z.array(item).superRefine((items, context) => {
    const seen = new Set<string>()
    for (const [i, each] of items.entries()) {
      const value = shown(each)
      const message: FieldMistake = 'repeated'
      if (seen.has(value))
        context.addIssue({ code: 'custom', path: [i], message, params: { value }, input: value })
      seen.add(value)
    }
  })

/** An id, such as a content file's name without its extension. */
export const slug = formed('id', new RegExp(WHOLE_SLUG))

/**
 * A phone number in E.164 form, which tel: links and WhatsApp understand everywhere. In it, Israeli numbers lose their
 * leading zero; a number that keeps it reaches nobody.
 */
export const e164 = formed('telephone', /^\+(?!9720)[1-9]\d{6,14}$/)

export const webAddress = z.url({ protocol: /^https?$/, ...failsAs('web-address') })

export const email = z.email(failsAs('email'))

/** An ISO 639 code. */
export const language = formed('language', /^[a-z]{2,3}$/)

export const day = z.iso.date(failsAs('day'))

/** A time of day on the 24-hour clock. */
export const clockTime = formed('time', /^([01]\d|2[0-3]):[0-5]\d$/)

const MAX_PRICE = 1_000_000

/** A price in shekels, perhaps with agorot; 0 is free. */
export const price = z
  .number(failsAs('price'))
  .nonnegative()
  .max(MAX_PRICE)
  .refine((given) => Number(given.toFixed(2)) === given, failsAs('agorot'))

/** How long a session is: a day at most. */
export const minutes = z.number().int().positive().max(1440)

/** Ids of other entries; none when left out. */
export const slugs = distinct(slug).default([])

/** Whether something holds; it does not when left out. */
export const flag = z.boolean().default(false)

/** Where a fact about the outside world comes from, and when somebody last looked. */
export const source = z.strictObject({
  name: text.describe('What the source is'),
  url: webAddress.describe('Where it can be read'),
  checked: day.describe('The day it was last checked'),
})

/** A rank in lists, ascending. */
export const order = z.number().int()

/** The index of an item in its file; nobody writes it, since `inOrder` fills it in. */
export const placeInFile = z.number().int().default(0)
