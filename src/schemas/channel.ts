import { z } from 'zod'
import type { FieldMistake } from './field-mistakes.ts'
import { distinct, e164, email, failsAs, webAddress } from './primitives.ts'
import { isRecord, isSame } from './values.ts'

/** All ways in which a practice may be reached. */
export const CHANNEL_TYPES = ['whatsapp', 'phone', 'email', 'telegram', 'signal', 'form'] as const
export type ChannelType = (typeof CHANNEL_TYPES)[number]

/** A name on Telegram (https://core.telegram.org/method/account.checkUsername), or a number there. */
const telegram = z.string().regex(/^@[a-z]\w{3,30}[a-z\d]$/i)

/** The schema of each channel's value, and the mistake where it does not fit. */
const VALUES: Record<ChannelType, readonly [z.ZodType, FieldMistake]> = {
  whatsapp: [e164, 'telephone'],
  phone: [e164, 'telephone'],
  email: [email, 'email'],
  telegram: [z.union([telegram, e164]), 'telegram'],
  signal: [e164, 'telephone'],
  form: [webAddress, 'web-address'],
}

/** One way to reach the practice. */
export const ContactChannel = z
  .strictObject({
    type: z.enum(CHANNEL_TYPES).describe('Kind of channel'),
    // The commonest mistake here is a phone number without quotes, which YAML reads as a number.
    value: z
      .string(failsAs('telephone'))
      .describe('Number in E.164 form, name on Telegram, e-mail address, or address of a form'),
  })
  .superRefine(({ type, value }, context) => {
    const [schema, message] = VALUES[type]
    if (!schema.safeParse(value).success)
      context.addIssue({ code: 'custom', path: ['value'], message, input: value })
  })
export type ContactChannel = z.output<typeof ContactChannel>

export const ContactChannels = distinct(ContactChannel, ({ type, value }) => `${type} ${value}`)

/**
 * Takes a JSON Schema of answers. Returns it without the fields of `contact` and the types of channels that the
 * practice does not have.
 *
 * @param own The channels that it has.
 */
export function withOwnChannels<Schema>(schema: Schema, own: readonly ContactChannel[]): Schema {
  const has = (type: string) => own.some((channel) => channel.type === type)
  const others = CHANNEL_TYPES.filter((type) => !has(type)).flatMap((type) => [type, `${type}Url`])
  const isOwn = (name: unknown) => !others.some((other) => other === name)
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (key === 'enum' && isSame(value, CHANNEL_TYPES)) return CHANNEL_TYPES.filter(isOwn)
    if (key === 'contact' && isRecord(value) && isRecord(value['properties'])) {
      const fields = Object.entries(value['properties']).filter(([name]) => isOwn(name))
      return { ...value, properties: Object.fromEntries(fields) }
    }
    return value
  }) as Schema
}
