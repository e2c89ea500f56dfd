import type { AstroIntegrationLogger } from 'astro'
import { TOKEN } from '../catalogue/facts.ts'
import { firstMeeting } from '../catalogue/offers.ts'
import type { RawContent } from '../catalogue/raw.ts'
import type { SiteLanguage } from '../schemas/language.ts'
import { format } from '../schemas/site.ts'
import words from './report-words.json' with { type: 'json' }

/** After this many days a fact about the outside world should be checked again. */
const RECHECK_DAYS = 180

/** How the template of a new practice begins texts that its owner has to write, in each language. */
const TO_BE_WRITTEN = /כאן כותבים|هنا نكتب|Здесь напишите|Write here/u

/** For whom a build is. */
interface PublishOptions {
  siteUrl: string
  allowPlaceholders: boolean
}

/**
 * Warns of problems in valid content: placeholders, unconfirmed promises, outdated checks, days in the future, prices
 * of other offers, and what could not be verified.
 *
 * @throws {Error} When a public site would show placeholders or promise what nobody has confirmed: people in
 *   need would call a number that nobody answers, or find stairs where none should be.
 */
export function reportContent(
  content: RawContent,
  options: PublishOptions,
  logger: AstroIntegrationLogger,
): void {
  const { practice, helplines, services, faq, pages } = content
  const log = logger.fork('content')
  const list = (name: keyof typeof words, lines: readonly string[]) => {
    if (lines.length > 0) log.warn(inBoth(name, practice.language) + indented(lines))
  }
  const checked = [
    ...helplines.map((line) => ({ ...line, file: 'content/helplines.yaml', name: line.id })),
    ...[...faq, ...pages].flatMap(({ file, data }) =>
      data.sources.map((source) => ({ file, ...source })),
    ),
    ...pages.flatMap(({ file, data }) =>
      data.languages.map(({ language, checked }) => ({ file, name: language, checked })),
    ),
  ]
  const days = [
    ...checked.map(({ file, name, checked }) => ({ file, name, day: checked })),
    ...[...services, ...faq, ...pages].map(({ file, data }) => {
      return { file, name: 'updated', day: data.updated }
    }),
  ]
  const oldest = dayFromNow(-RECHECK_DAYS)
  list(
    'recheck',
    checked
      .filter((fact) => fact.checked < oldest)
      .map(({ file, name, checked }) => `${file}: ${name} was last checked on ${checked}`),
  )
  list(
    'future',
    // In some time zones it is tomorrow already.
    days
      .filter(({ day }) => day > dayFromNow(1))
      .map(({ file, name, day }) => `${file}: ${name}: ${day}`),
  )
  list(
    'waitingList',
    // The word unknown comes after every day.
    practice.waitingList && practice.waitingList.from < dayFromNow(-1)
      ? [`content/practice.yaml: waitingList: ${practice.waitingList.from}`]
      : [],
  )
  list(
    'unverified',
    helplines
      .filter(({ unverified }) => unverified.length > 0)
      .map(({ id, unverified }) => `content/helplines.yaml: ${id}: ${unverified.join(', ')}`),
  )
  list(
    'unread',
    pages.flatMap(({ file, data }) =>
      data.languages
        .filter(({ unread }) => unread)
        .map(({ language, name }) => `${file}: languages: ${language} (${name})`),
    ),
  )
  list('otherPrices', otherPrices(content))
  const { values, claims } = unfinishedIn(content)
  list('placeholders', values)
  list('promises', claims)
  if (isRefused(content, options))
    throw notReady(options.siteUrl, practice.language, values.length, claims.length)
}

/** Whether `reportContent` refuses a build. */
export function isRefused(
  content: RawContent,
  { siteUrl, allowPlaceholders }: PublishOptions,
): boolean {
  const { values, claims } = unfinishedIn(content)
  return values.length + claims.length > 0 && isPublicSite(siteUrl) && !allowPlaceholders
}

/** Where placeholders are left, and what nobody has confirmed. */
function unfinishedIn({ practice, promises, services, faq, pages }: RawContent) {
  const values = [
    ...practice.placeholders.map((field) => `content/practice.yaml: ${field}`),
    ...[...services, ...faq, ...pages].flatMap(({ file, body }) => {
      const [begins] = TO_BE_WRITTEN.exec(body) ?? []
      return begins === undefined ? [] : [`${file}: ${begins}…`]
    }),
  ]
  const claims = promises
    .filter(({ confirmed }) => !confirmed)
    .map(
      ({ id, text, where }) => `content/promises.yaml: ${id}\n    ${text}\n    ${where.join(', ')}`,
    )
  return { values, claims }
}

/** The day so many days from now, ISO 8601. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Services whose text names only the prices of other offers, as copies of another service may. */
function otherPrices({ practice, services }: RawContent): string[] {
  const first = firstMeeting(practice)?.id
  return services.flatMap(({ file, data, body }) => {
    const told = [...`${data.description} ${body}`.matchAll(TOKEN)].flatMap(([, name = '']) => {
      const [, offer] = /^offers\.([^.]+)\.(?:price|duration)$/u.exec(name) ?? []
      return offer === undefined ? [] : { name, offer }
    })
    if (told.some(({ offer }) => [data.offer, ...data.moreOffers].includes(offer))) return []
    return told
      .filter(({ offer }) => offer !== first)
      .map(({ name }) => `${file}: offer: ${data.offer}, {{${name}}}`)
  })
}

/** A sentence in the language of the site and in English, on lines of their own: terminals draw mixed ones in the wrong order. */
function inBoth(name: keyof typeof words, language: SiteLanguage): string {
  return [...new Set([words[name][language], words[name].en])].join('\n')
}

function notReady(siteUrl: string, language: SiteLanguage, values: number, claims: number): Error {
  const error = new Error(format(inBoth('notReady', language), { siteUrl, values, claims }))
  // A stack helps nobody who writes content.
  error.stack = ''
  return error
}

/**
 * Whether the public may reach an address, so that placeholders would mislead people.
 *
 * @example isPublicSite('http://192.168.1.5:4321') // false
 */
export function isPublicSite(siteUrl: string): boolean {
  const host = new URL(siteUrl).hostname
  return !PRIVATE_HOST.test(host)
}

/** Of this machine, of private networks (RFC 1918, RFC 4193, link-local ones), and names that nobody can register. */
const PRIVATE_HOST =
  /^(localhost|(127|10)(\.\d+){3}|(192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)(\.\d+){2}|\[(::1|f[cd]..:.*|fe[89ab].:.*)\]|.*\.(localhost|local|test|example|invalid))$/

function indented(lines: readonly string[]): string {
  return lines.map((line) => `\n  ${line}`).join('')
}
