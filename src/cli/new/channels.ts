import { z } from 'zod'
import { eachSound, partsOf } from './parts.ts'
import { CHANNEL_TYPES, type ChannelType, ContactChannel } from '../../schemas/channel.ts'
import { failsAs } from '../../schemas/primitives.ts'

/** How people name each kind of channel, and the placeholder where they give no value. */
const CHANNEL_NAMES: Record<ChannelType, readonly [name: RegExp, standIn: string]> = {
  whatsapp: [/^(?:וו?א?(?:טס|צ)אפ|واتس ?[اأ]ب|в[ао]тсап|whats ?app)/iu, '+972500000000'],
  phone: [/^(?:טלפון|هاتف|تلي?فون|телефон|(?:tele)?phone)/iu, '+97230000000'],
  email: [
    /^(?:(?:אי-?)?מייל|דוא[״"]ל|بريد|[إا]يميل|[иэ]мейл|почта|e-?mail)/iu,
    'hello@practice.example',
  ],
  telegram: [/^(?:טלגרם|ت[يلغج]*رام|телеграмм?|telegram)/iu, '@practice_example'],
  signal: [/^(?:סיגנל|سي[جغ]نال|сигнал|signal)/iu, '+972500000000'],
  form: [/^(?:טופס|نموذج|форма|(?:contact )?form)/iu, 'https://practice.example/form'],
}

/** @example e164Of('(04) 812–3456') // '+97248123456' */
const e164Of = (written: string) =>
  written.replace(/[\s()\p{Pd}\u2212]/gu, '').replace(/^0(?=\d{8,9}$)/, '+972')

/** Reads a channel such as "whatsapp 052-123-4567", or a value whose form tells its kind. */
function channelNamed(part: string) {
  const type = CHANNEL_TYPES.find((each) => CHANNEL_NAMES[each][0].test(part)) ?? kindOf(part)
  const [name, standIn] = CHANNEL_NAMES[type]
  const written = part.replace(name, '').replace(/^\s*[:=]?\s*/u, '')
  if (written === '') return { type, value: { placeholder: standIn } }
  return { type, value: /^[+(\d]/.test(written) ? e164Of(written) : written }
}

function kindOf(value: string): ChannelType {
  if (/^https?:/i.test(value)) return 'form'
  if (value.startsWith('@')) return 'telegram'
  return value.includes('@') ? 'email' : 'phone'
}

/**
 * The channels, in the owner's order, with semicolons or commas between them. Marks of direction, which come along where a number
 * is copied from a page in Hebrew, are left out.
 */
export const channelsAnswer = z
  .string()
  .transform((line) => partsOf(line.replace(/\p{Bidi_Control}/gu, ''), /[;؛]|[,،]\s/u))
  .refine((parts) => parts.length > 0, failsAs('channels'))
  .superRefine(eachSound(isSound, 'channels'))
  .transform((parts) => parts.map(channelNamed))

function isSound(part: string): boolean {
  const { type, value } = channelNamed(part)
  return typeof value === 'object' || ContactChannel.safeParse({ type, value }).success
}
