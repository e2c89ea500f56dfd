import { z } from 'zod'
import { CHANNEL_TYPES, type ChannelType, ContactChannel } from '../../schemas/channel.ts'
import { failsAs } from '../../schemas/primitives.ts'

/** How people name each kind of channel, and the placeholder where they give no value. */
const CHANNEL_NAMES: Record<ChannelType, readonly [name: RegExp, standIn: string]> = {
  whatsapp: [/^(?:וו?אטסאפ|واتس ?[اأ]ب|в[ао]тсап|whats ?app)/iu, '+972500000000'],
  phone: [/^(?:טלפון|هاتف|تلي?فون|телефон|(?:tele)?phone)/iu, '+97230000000'],
  email: [/^(?:מייל|דוא[״"]ל|بريد|[إا]يميل|[иэ]мейл|почта|e-?mail)/iu, 'hello@practice.example'],
  telegram: [/^(?:טלגרם|ت[يلغج]*رام|телеграмм?|telegram)/iu, '@practice_example'],
  signal: [/^(?:סיגנל|سي[جغ]نال|сигнал|signal)/iu, '+972500000000'],
  form: [/^(?:טופס|نموذج|форма|(?:contact )?form)/iu, 'https://practice.example/form'],
}

/** Splits a line at Latin and Arabic semicolons. */
export const partsOf = (line: string) =>
  line
    .split(/[;؛]/u)
    .map((part) => part.trim())
    .filter(Boolean)

/** @example e164Of('052-123-4567') // '+972521234567' */
const e164Of = (written: string) =>
  written.replace(/[\s()-]/g, '').replace(/^0(?=\d{8,9}$)/, '+972')

/** Reads a channel such as "whatsapp 052-123-4567", or a value whose form tells its kind. */
function channelNamed(part: string) {
  const type = CHANNEL_TYPES.find((each) => CHANNEL_NAMES[each][0].test(part)) ?? kindOf(part)
  const [name, standIn] = CHANNEL_NAMES[type]
  const written = part.replace(name, '').replace(/^\s*[:=]?\s*/u, '')
  if (written === '') return { type, value: { placeholder: standIn } }
  return { type, value: /^[+\d]/.test(written) ? e164Of(written) : written }
}

function kindOf(value: string): ChannelType {
  if (/^https?:/i.test(value)) return 'form'
  if (value.startsWith('@')) return 'telegram'
  return value.includes('@') ? 'email' : 'phone'
}

/** The channels, in the owner's order, with semicolons between them. */
export const channelsAnswer = z
  .string()
  .transform((line) => partsOf(line).map(channelNamed))
  .refine((all) => all.length > 0 && all.every(isSound), failsAs('channels'))

function isSound({ type, value }: ReturnType<typeof channelNamed>): boolean {
  return typeof value === 'object' || ContactChannel.safeParse({ type, value }).success
}
