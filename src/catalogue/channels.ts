import type { ChannelType, ContactChannel } from '../schemas/channel.ts'
import { capitalised, LOCALES, type SiteLanguage } from '../schemas/language.ts'
import type { PracticeFacts } from '../schemas/practice.ts'
import type { SiteText } from '../schemas/site.ts'

/** A way to reach the practice, as pages and programs show it. */
export interface Channel extends ContactChannel {
  /** Its name, the button that opens it, and how a sentence names it. */
  label: string
  button: string
  by: string
  /** Its value as texts show it. */
  shown: string
  /** What opens it. */
  url: string
  /** The same for a button: a chat has its first message already. */
  href: string
}

/** What is the same of every channel of a kind. */
interface ChannelKind {
  /** How English texts for programs name it. */
  english: string
  url: (value: string) => string
  /** Where a message that is written already stands in the address; nowhere, where it has to be typed. */
  draft?: 'text' | 'body'
  /** Whether somebody answers there while the practice is open. */
  isAnswered?: true
  /** Whether somebody else reads along who is neither the practice nor its telephone company. */
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

/** So many channels have a button on every page and a name in sentences; the pages of contact have all. */
const MOST_MAIN = 2

/** The words around a page in one language. */
type Words = Pick<SiteText, 'channels' | 'draft'>

/** The ways to reach the practice, in the owner's order; the schema asks for one at least. */
export type Channels = readonly [Channel, ...Channel[]]

/** Collects them, with words in one language. */
export function channelsOf({ contact }: PracticeFacts, { channels, draft }: Words): Channels {
  const all = contact.channels.map((channel) => {
    const { type, value } = channel
    const url = CHANNEL_KINDS[type].url(value)
    const href = CHANNEL_KINDS[type].draft === 'text' ? draftUrl(channel, draft) : url
    return { ...channel, ...channels[type], shown: shownValue(value), url, href }
  })
  return all as [Channel, ...Channel[]]
}

/** What the profile says of them: whatsapp and whatsappUrl. The first of a kind has its name. */
export function contactFields(channels: readonly ContactChannel[]): Record<string, string> {
  const fields = channels
    .toReversed()
    .map(({ type, value }) => ({ [type]: value, [`${type}Url`]: CHANNEL_KINDS[type].url(value) }))
  return Object.assign({}, ...fields) as Record<string, string>
}

/** Those of them that sentences and buttons name. */
export const mainChannels = (channels: Channels): Channel[] => channels.slice(0, MOST_MAIN)

export const channelOf = (channels: Channels, kind: ChannelType) =>
  channels.find(({ type }) => type === kind)

/** Where it is told what is wrong with a site: an address that takes long texts, if there is one. */
export const reportChannel = (channels: Channels): Channel =>
  channelOf(channels, 'email') ?? channelOf(channels, 'form') ?? channels[0]

/** The first that a message which is written already can be sent by. */
export const draftChannel = (channels: Channels) =>
  channels.find(({ type }) => CHANNEL_KINDS[type].draft)

/** Link that opens a channel, with a text already written where it can be. */
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

/** A choice, without a comma before its last. */
export const oneOf = (language: SiteLanguage, names: readonly string[]) =>
  new Intl.ListFormat(LOCALES[language], { type: 'disjunction' }).format(names)

function shownValue(value: string): string {
  if (value.startsWith('+')) return nationalPhone(value)
  return value.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
}

/** An E.164 number the way it is dialled at home: +97230000000 is 03-000-0000. */
export function nationalPhone(e164: string): string {
  if (!e164.startsWith('+972')) return e164
  const local = `0${e164.slice(4)}`
  const areaCode = local.length === 9 ? 2 : 3
  return [local.slice(0, areaCode), local.slice(areaCode, -4), local.slice(-4)].join('-')
}
