import { z } from 'zod'
import type { FieldMistake } from './field-mistakes.ts'
import { e164, email, or, webAddress } from './primitives.ts'
import { isRecord, isSame } from './values.ts'

/** The ways in which a practice may be reached; which of them it has, and in which order, its content says. */
export const CHANNEL_TYPES = ['whatsapp', 'phone', 'email', 'telegram', 'signal', 'form'] as const
export type ChannelType = (typeof CHANNEL_TYPES)[number]

/** A name on Telegram (https://core.telegram.org/method/account.checkUsername), or a number there. */
const telegram = z.string().regex(/^@[a-z]\w{3,30}[a-z\d]$/i)

/** What a channel's value has to be, and what is said where it is not. */
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
    // What is no text is a number without quotes.
    value: z
      .string(or('telephone'))
      .describe('Number in E.164 form, name on Telegram, e-mail address, or address of a form'),
  })
  .superRefine(({ type, value }, context) => {
    const [schema, message] = VALUES[type]
    if (!schema.safeParse(value).success)
      context.addIssue({ code: 'custom', path: ['value'], message, input: value })
  })
export type ContactChannel = z.output<typeof ContactChannel>

/**
 * A JSON Schema of answers, as the service of one practice describes them: without the fields of the contact, and
 * the types of a channel, that are there for channels which this practice does not have.
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
