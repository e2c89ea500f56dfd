import { z } from 'zod'

/** The most unknown fields that a message names: a client may send thousands. */
const MOST_NAMED = 5

/**
 * Every message says what was expected and what stands there instead; the caller adds file and field.
 * zod's own wording names only the type it got.
 */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type')
    return issue.input === undefined
      ? `is missing: expected ${issue.expected}`
      : `expected ${issue.expected}, got ${shown(issue.input)}`
  if (issue.code === 'invalid_value')
    return `expected ${issue.values.map(shown).join(' or ')}, got ${shown(issue.input)}`
  if (issue.code === 'unrecognized_keys')
    return `has no field ${issue.keys.slice(0, MOST_NAMED).map(shown).join(', ')}: check the spelling`
  if (issue.code === 'too_small' && issue.origin === 'array')
    return `expected at least ${issue.minimum} entry, got none`
  if (issue.code === 'invalid_format' && issue.format === 'email')
    return `expected an e-mail address such as shalom@example.org, got ${shown(issue.input)}`
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined
  const [limit, bound] =
    issue.code === 'too_big'
      ? [issue.maximum, 'of at most']
      : [issue.minimum, issue.inclusive ? 'of at least' : 'above']
  if (typeof issue.input === 'string')
    return `expected ${limit} characters, got ${shown(issue.input)}`
  if (typeof issue.input === 'number')
    return `expected a number ${bound} ${limit}, got ${shown(issue.input)}`
  return undefined
}

z.config({ customError: describeIssue })

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

/** The error of a check: what it expects, and what stands there. */
export const expected = (what: string, show: (value: unknown) => string = shown) => ({
  error: ({ input }: { input?: unknown }) => `expected ${what}, got ${show(input)}`,
})

/** Text that says something: no empty string, no spaces around it. */
export const text = z.string().trim().min(1, { error: 'is empty: expected text' })

/** What an id may be, as a pattern. */
export const SLUG = '[a-z0-9]+(-[a-z0-9]+)*'

const lowerCase = expected('a lower-case id such as how-to-book', (value) =>
  shown(value).replace(/\p{Cf}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`),
)
/** The id of a content file: its name without the extension. */
export const slug = z.string(lowerCase).regex(new RegExp(`^${SLUG}$`), lowerCase)

const international = expected('a number in international form such as +97231234567')
/**
 * A telephone number in E.164 form, the form that tel: links and WhatsApp understand everywhere. The zero of the
 * number inside Israel is left out in it; with it nobody is reached.
 */
export const e164 = z.string(international).regex(/^\+(?!9720)[1-9]\d{6,14}$/, international)

/** A web address. */
export const webAddress = z.url({
  protocol: /^https?$/,
  ...expected('an address that begins with https://'),
})

/** A calendar day, ISO 8601. */
export const day = z.iso.date(expected('a day such as 2026-01-31'))

const ofTheClock = expected("a time such as '09:00', in quotes")
/** A time of day on the 24-hour clock. */
export const clockTime = z.string(ofTheClock).regex(/^([01]\d|2[0-3]):[0-5]\d$/, ofTheClock)

/** A price in whole or decimal units of the currency; 0 is free. */
export const price = z.number(expected('a number such as 400')).nonnegative(expected('0 or more'))

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
