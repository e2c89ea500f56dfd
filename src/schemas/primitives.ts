import { z } from 'zod'
import type { FieldMistake } from './field-mistakes.ts'

/** What a schema says of a value that it refuses: the row of the table of mistakes, where zod's own code tells less. */
export const or = (mistake: FieldMistake) => ({ error: mistake })

/** A text of a form of its own. */
export const formed = (mistake: FieldMistake, form: RegExp) =>
  z.string(mistake).regex(form, mistake)

/** Text that says something: no empty string, no spaces around it. */
export const text = z.string().trim().min(1)

export const titled = z.strictObject({ title: text, text })

/** What an id may be, as a pattern. */
export const SLUG = '[a-z0-9]+(-[a-z0-9]+)*'

/** The id of a content file: its name without the extension. */
export const slug = formed('id', new RegExp(`^${SLUG}$`))

/**
 * A telephone number in E.164 form, the form that tel: links and WhatsApp understand everywhere. The zero of the
 * number inside Israel is left out in it; with it nobody is reached.
 */
export const e164 = formed('telephone', /^\+(?!9720)[1-9]\d{6,14}$/)

export const webAddress = z.url({ protocol: /^https?$/, ...or('web-address') })

export const email = z.email(or('email'))

/** An ISO 639 code. */
export const language = formed('language', /^[a-z]{2,3}$/)

export const day = z.iso.date(or('day'))

/** A time of day on the 24-hour clock. */
export const clockTime = formed('time', /^([01]\d|2[0-3]):[0-5]\d$/)

/** A price in whole or decimal units of the currency; 0 is free. */
export const price = z.number(or('price')).nonnegative()

/** Ids of other entries; none when left out. */
export const slugs = z.array(slug).default([])

/** Whether something holds; it does not when left out. */
export const flag = z.boolean().default(false)

/** Where a fact about the outside world comes from, and when somebody last looked. */
export const source = z.strictObject({
  name: text.describe('What the source is'),
  url: webAddress.describe('Where it can be read'),
  checked: day.describe('The day it was last checked'),
})

/** A place in a list, ascending. */
export const order = z.number().int()

/** The place of an item of a file that is a list: none is written, the file says it. */
export const placeInFile = z.number().int().default(0)
