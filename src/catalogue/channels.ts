import type { ChannelType, ContactChannel } from '../schemas/channel.ts'
import { capitalised, LOCALES, type SiteLanguage } from '../schemas/language.ts'
import type { PracticeFacts } from '../schemas/practice.ts'
import type { SiteText } from '../schemas/site.ts'

/** A way to reach the practice, as pages and programs show it. */
export interface Channel extends ContactChannel {
  label: string
  button: string
  /** How a sentence names it: "by phone". */
  by: string
  /** Its value as texts show it. */
  shown: string
  url: string
  /** The link of a button: in a chat, the first message is written already. */
  href: string
}

interface ChannelKind {
  /** How English texts for programs name it. */
  english: string
  url: (value: string) => string
  /** The parameter of the address that holds a written message, where the channel takes one. */
  draft?: 'text' | 'body'
  /** Whether somebody answers there during opening hours. */
  isAnswered?: true
  /** Whether a company that is no telephone company carries the messages. */
  isThirdParty?: true
}

const CHAT = { isAnswered: true, isThirdParty: true } as const

export const CHANNEL_KINDS: Readonly<Record<ChannelType, ChannelKind>> = {
  whatsapp: {
    english: 'WhatsApp',
    url: (number) => `https://wa.me/${number.slice(1)}`,
    draft: 'text',
    ...CHAT,
  },
  // https://core.telegram.org/api/links#public-username-links
  telegram: {
    english: 'Telegram',
    url: (name) => `https://t.me/${name.replace('@', '')}`,
    draft: 'text',
    ...CHAT,
  },
  signal: { english: 'Signal', url: (number) => `https://signal.me/#p/${number}`, ...CHAT },
  phone: { english: 'phone', url: (number) => `tel:${number}`, isAnswered: true },
  email: { english: 'e-mail', url: (address) => `mailto:${address}`, draft: 'body' },
  form: { english: 'a contact form', url: (address) => address, isThirdParty: true },
}

/** How many channels have a button on every page and are named in sentences; pages of contact have all. */
const MAX_MAIN_CHANNELS = 2

type Words = Pick<SiteText, 'channels' | 'draft'>

/** The ways to reach the practice, in the owner's order; the schema asks for one at least. */
export type Channels = readonly [Channel, ...Channel[]]

/** The practice's channels, with words in one language. */
export function channelsOf({ contact }: PracticeFacts, { channels, draft }: Words): Channels {
  const all = contact.channels.map((channel) => {
    const { type, value } = channel
    const url = CHANNEL_KINDS[type].url(value)
    const href = CHANNEL_KINDS[type].draft === 'text' ? draftUrl(channel, draft) : url
    return { ...channel, ...channels[type], shown: shownValue(value), url, href }
  })
  return all as [Channel, ...Channel[]]
}

/** The profile's fields of channels: `whatsapp` and `whatsappUrl`. Of several of a kind, the first counts. */
export function contactFields(channels: readonly ContactChannel[]): Record<string, string> {
  const fields = channels
    .toReversed()
    .map(({ type, value }) => ({ [type]: value, [`${type}Url`]: CHANNEL_KINDS[type].url(value) }))
  return Object.assign({}, ...fields) as Record<string, string>
}

/** The channels that sentences and buttons name. */
export const mainChannels = (channels: Channels): Channel[] => channels.slice(0, MAX_MAIN_CHANNELS)

export const channelOf = (channels: Channels, kind: ChannelType) =>
  channels.find(({ type }) => type === kind)

/** The channel for reports of what is wrong with the site: one that takes long texts, if there is one. */
export const reportChannel = (channels: Channels): Channel =>
  channelOf(channels, 'email') ?? channelOf(channels, 'form') ?? channels[0]

/** The first channel that takes a written message. */
export const draftChannel = (channels: Channels) =>
  channels.find(({ type }) => CHANNEL_KINDS[type].draft)

/** Link that opens a channel, with a text already written where the channel takes one. */
export function draftUrl({ type, value }: ContactChannel, text: string): string {
  const { url, draft } = CHANNEL_KINDS[type]
  return draft ? `${url(value)}?${draft}=${encodeURIComponent(text)}` : url(value)
}

/** Channels as English texts for programs name them: WhatsApp, phone or e-mail. */
export function englishChannels(channels: readonly ContactChannel[]): string {
  return oneOf('en', [...new Set(channels.map(({ type }) => CHANNEL_KINDS[type].english))])
}

/** A channel as the beginning of an English line: Phone, Contact form. */
export function englishTitle(type: ChannelType): string {
  return capitalised(CHANNEL_KINDS[type].english.replace(/^a /, ''), 'en')
}

/** Names joined by "or". */
export const oneOf = (language: SiteLanguage, names: readonly string[]) =>
  new Intl.ListFormat(LOCALES[language], { type: 'disjunction' }).format(names)

function shownValue(value: string): string {
  if (value.startsWith('+')) return nationalPhone(value)
  return value.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
}

/**
 * An Israeli E.164 number as it is dialled at home; others stay as they are.
 *
 * @example nationalPhone('+97230000000') // '03-000-0000'
 */
export function nationalPhone(e164: string): string {
  if (!e164.startsWith('+972')) return e164
  const local = `0${e164.slice(4)}`
  const areaCode = local.length === 9 ? 2 : 3
  return [local.slice(0, areaCode), local.slice(areaCode, -4), local.slice(-4)].join('-')
}
