import type { Catalogue } from '../../catalogue/build.ts'
import { draftChannel, draftUrl } from '../../catalogue/channels.ts'
import { factText } from '../../catalogue/facts.ts'
import { linesNamed } from '../../catalogue/helplines.ts'
import { wordsIn } from '../../catalogue/other-languages.ts'
import { languageNames, type SiteLanguage } from '../../schemas/language.ts'
import { doorPath, markdownPath, PATHS, servicePath } from '../../catalogue/urls.ts'
import { blocks, link, list, numbered, section, term } from '../../core/markdown.ts'
import { helplineLines } from '../../core/english-facts.ts'
import { helplineLinks, helplineList, offerTerm } from './list-items.ts'

/** The home page: who it is for, how it works, what people worry about, how to get in touch. */
export function homePage(catalogue: Catalogue): string {
  const { pages, services, doors, site } = catalogue
  const { labels, nav, actions } = site
  const { data, body } = pages.home
  return blocks(
    section(
      2,
      labels.forWhom,
      list([
        ...doors.map(({ id, data: { sentence } }) => link(sentence, doorPath(id))),
        ...data.forWhom,
      ]),
    ),
    section(2, labels.howItWorks, numbered(data.steps.map(titled))),
    section(
      2,
      nav.services,
      list(services.map(({ id, resource }) => link(resource.name, servicePath(id)))),
    ),
    section(2, labels.goodToKnow, list(data.reassurance.map(titled))),
    body,
    section(2, actions.book, site.bookingNote, contactList(catalogue)),
    safety(catalogue),
  )
}

/** The page about who works here: what the voice says, who they are where they are several, and the text. */
export function aboutPage({ pages, look, practice, site }: Catalogue): string {
  const { voice } = look
  const { labels } = site
  return blocks(
    voice && `${labels.voice}: ${voice.text}`,
    ...(practice.people ?? []).map(({ name, jobTitle, languages }) =>
      section(
        2,
        name,
        jobTitle,
        `${labels.spokenLanguages}: ${languageNames(languages, practice.language)}`,
      ),
    ),
    pages.about.body,
  )
}

/** The page of a door: its text, how to begin, and the service that is nearest. */
export function doorPage(catalogue: Catalogue, { data, body }: Catalogue['doors'][number]): string {
  const { services, site } = catalogue
  const near = services.filter(({ id }) => id === data.service)
  return blocks(
    body,
    section(2, site.actions.book, site.bookingNote, contactList(catalogue)),
    list(near.map(({ id, resource }) => link(resource.name, servicePath(id)))),
  )
}

/** The booking page: channels and prices, what to write and what not, how to find the room. */
export function bookingPage(catalogue: Catalogue): string {
  const { pages, site, practice, channels } = catalogue
  const { data, body } = pages.booking
  const channel = draftChannel(channels)
  const { labels } = site
  const { address } = practice
  return blocks(
    site.bookingNote,
    section(
      2,
      labels.firstMessage,
      list(
        data.messages.map(({ title, text }) =>
          term(title, channel ? link(text, draftUrl(channel, text)) : text),
        ),
      ),
    ),
    section(
      2,
      labels.contact,
      contactList(catalogue),
      section(3, labels.fees, list(practice.offers.map((offer) => offerTerm(catalogue, offer)))),
    ),
    section(2, labels.whatToWrite, list(data.write)),
    section(2, labels.whatNotToWrite, list(data.dontWrite)),
    body,
    section(
      2,
      labels.arrival,
      list([
        term(labels.parking, address.parking.trim()),
        term(labels.roomAccessibility, address.accessibility.trim()),
        ...data.arrival.map(titled),
      ]),
    ),
    safety(catalogue),
  )
}

/** The page of help now: by what is happening, what to do and whom to call. */
export function emergencyPage(catalogue: Catalogue): string {
  const { pages, site, helplines } = catalogue
  const { data, body } = pages.emergency
  return blocks(
    ...data.situations.map(({ title, text, lines }) =>
      section(2, title, text, helplineLinks(linesNamed(helplines, lines))),
    ),
    section(2, site.labels.helplines, helplineList(catalogue)),
    section(
      2,
      site.labels.otherLanguages,
      ...data.languages.map(({ name, sentences }) => section(3, name, list(sentences))),
    ),
    body,
  )
}

/** The page of another language than the site's: what is asked most, and whom to call now. */
export function languagePage(lang: SiteLanguage): (catalogue: Catalogue) => string {
  return (catalogue) => {
    const { pages } = catalogue
    const { data, body } = pages[lang] ?? {}
    const { help } = wordsIn(catalogue, lang)
    const own = pages.emergency.data.languages.find(({ language }) => language === lang)
    const lines = lang === 'en' ? helplineLines(catalogue) : (own?.sentences ?? [])
    return blocks(
      ...(data?.answers ?? []).map(({ question, text }) => section(2, question, text)),
      body,
      section(2, help.title, help.text, list(lines)),
    )
  }
}

/** The page to breathe at: what brings one back to here and now, and who answers. */
export function breathePage({ pages, site }: Catalogue): string {
  const { data, body } = pages.breathe ?? {}
  return blocks(
    site.labels.breatheHow,
    section(2, site.labels.grounding, numbered(data?.grounding ?? []), site.safety.opening),
    body,
  )
}

/** The way from the street to the chair. */
export function arrivalPage({ pages }: Catalogue): string {
  const { data, body } = pages.arrival ?? {}
  return blocks(
    ...(data?.moments ?? []).map(({ minute, title, text }) =>
      section(2, title, `${minute}.`, text),
    ),
    body,
  )
}

/** The card for hard nights: what is filled in, and whom to call. */
export function cardPage({ pages }: Catalogue): string {
  const { data, body } = pages.card ?? {}
  return blocks(
    data && section(2, data.title, list(data.blanks), list(data.numbers.map(({ text }) => text))),
    body,
  )
}

/** A page for developers, as MCP reads it: its prose. The whole page has the guide in it (markdown-variant.ts). */
export function developersPage(
  id: 'developers' | 'reference' | 'connect',
): (catalogue: Catalogue) => string {
  return ({ pages, siteUrl }) =>
    blocks(
      pages[id].body,
      `This is the prose of the page alone. The whole page, with tables and code, is had only by plain HTTP, not by MCP: GET <${siteUrl}${markdownPath(PATHS[id])}>`,
    )
}

/** What people can do in distress, and who answers. */
function safety(catalogue: Catalogue): string {
  const { site } = catalogue
  return section(2, site.safety.title, site.safety.text, helplineList(catalogue))
}

function contactList(catalogue: Catalogue): string {
  const { labels } = catalogue.site
  const { contact } = catalogue.practice
  const fact = (name: string) => factText(catalogue.facts, name)
  return list([
    ...catalogue.channels.map(({ label, shown, href }) => term(label, link(shown, href))),
    term(labels.hours, `${fact('contact.hours')}. ${contact.hoursNote}`),
    term(labels.responseTime, contact.responseTime),
    ...catalogue.conditions.map(({ label, text }) => term(label, text)),
    term(labels.address, fact('address.full')),
  ])
}

function titled({ title, text }: { title: string; text: string }): string {
  return `**${title}.** ${text.trim()}`
}
