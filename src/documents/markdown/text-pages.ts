import type { Catalogue } from '../../catalogue/build.ts'
import { draftChannel, draftUrl } from '../../catalogue/channels.ts'
import { conditionsOn } from '../../catalogue/conditions.ts'
import { factText } from '../../catalogue/facts.ts'
import { linesNamed, linesOnTop } from '../../catalogue/helplines.ts'
import { wordsIn } from '../../catalogue/other-languages.ts'
import { capitalised, languageNames, type SiteLanguage } from '../../schemas/language.ts'
import { doorPath, markdownPath, PATHS, servicePath } from '../../catalogue/urls.ts'
import { blocks, link, list, numbered, section, subsection, term } from '../../core/markdown.ts'
import { helplineLines } from '../../core/english-facts.ts'
import { helplineLinks, helplineList, offerTerm } from './list-items.ts'

export function homePage(catalogue: Catalogue): string {
  const { pages, services, doors, site } = catalogue
  const { labels, nav, actions } = site
  const { data, body } = pages.home
  return blocks(
    section(
      labels.forWhom,
      list([
        ...doors.map(({ id, data: { sentence } }) => link(sentence, doorPath(id))),
        ...data.forWhom,
      ]),
    ),
    section(labels.howItWorks, numbered(data.steps.map(titled))),
    section(
      nav.services,
      list(services.map(({ id, resource }) => link(resource.name, servicePath(id)))),
    ),
    section(labels.goodToKnow, list(data.reassurance.map(titled))),
    body,
    section(actions.book, site.bookingNote, contactList(catalogue)),
    safety(catalogue),
  )
}

/** The recording's text, the people where they are several, and the body. */
export function aboutPage({ pages, look, practice, site }: Catalogue): string {
  const { voice } = look
  const { labels } = site
  return blocks(
    voice && `${labels.voice}: ${voice.text}`,
    ...(practice.people ?? []).map(({ name, jobTitle, languages, credentials, registration }) =>
      section(
        name,
        jobTitle,
        credentials,
        `${labels.spokenLanguages}: ${languageNames(languages, practice.language)}`,
        registration && `${link(registration.authority, registration.url)}: ${registration.number}`,
      ),
    ),
    pages.about.body,
  )
}

/** The page that a sentence of the home page opens. */
export function doorPage(catalogue: Catalogue, { data, body }: Catalogue['doors'][number]): string {
  const { services, site } = catalogue
  const near = services.filter(({ id }) => id === data.service)
  return blocks(
    body,
    section(site.actions.book, site.bookingNote, contactList(catalogue)),
    list(near.map(({ id, resource }) => link(resource.name, servicePath(id)))),
  )
}

export function bookingPage(catalogue: Catalogue): string {
  const { pages, site, practice, channels } = catalogue
  const { data, body } = pages.booking
  const channel = draftChannel(channels)
  const { labels } = site
  const { address } = practice
  return blocks(
    site.bookingNote,
    section(
      labels.firstMessage,
      list(
        data.messages.map(({ title, text }) =>
          term(title, channel ? link(text, draftUrl(channel, text)) : text),
        ),
      ),
    ),
    section(
      labels.contact,
      contactList(catalogue),
      subsection(labels.fees, list(practice.offers.map((offer) => offerTerm(catalogue, offer)))),
    ),
    section(labels.whatToWrite, list(data.write)),
    section(labels.whatNotToWrite, list(data.dontWrite)),
    body,
    section(
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

/** The page of help: for each situation whom to call and what to do. */
export function emergencyPage(catalogue: Catalogue): string {
  const { pages, site, helplines } = catalogue
  const { data, body } = pages.emergency
  return blocks(
    helplineLinks(linesOnTop(helplines)),
    ...data.situations.map(({ title, text, lines }) =>
      section(title, helplineLinks(linesNamed(helplines, lines)), text),
    ),
    section(site.labels.helplines, helplineList(catalogue)),
    section(
      site.labels.otherLanguages,
      ...data.languages.map(({ name, sentences }) => subsection(name, list(sentences))),
    ),
    body,
  )
}

/** Makes the page of another language than the site's: what is asked most, and whom to call. */
export function languagePage(lang: SiteLanguage): (catalogue: Catalogue) => string {
  return (catalogue) => {
    const { pages } = catalogue
    const { data, body } = pages[lang] ?? {}
    const { help } = wordsIn(catalogue, lang)
    const own = pages.emergency.data.languages.find(({ language }) => language === lang)
    const lines = lang === 'en' ? helplineLines(catalogue) : (own?.sentences ?? [])
    return blocks(
      ...(data?.answers ?? []).map(({ question, text }) => section(question, text)),
      list(
        conditionsOn(catalogue, lang).map(({ label, text }) =>
          term(label, capitalised(text, lang)),
        ),
      ),
      body,
      section(help.title, help.text, list(lines)),
    )
  }
}

export function breathePage({ pages, site }: Catalogue): string {
  const { data, body } = pages.breathe ?? {}
  return blocks(
    site.labels.breatheHow,
    section(site.labels.grounding, numbered(data?.grounding ?? []), site.safety.opening),
    body,
  )
}

export function arrivalPage({ pages }: Catalogue): string {
  const { data, body } = pages.arrival ?? {}
  return blocks(
    ...(data?.moments ?? []).map(({ minute, title, text }) => section(title, `${minute}.`, text)),
    body,
  )
}

export function cardPage({ pages }: Catalogue): string {
  const { data, body } = pages.card ?? {}
  return blocks(
    data && section(data.title, list(data.blanks), list(data.numbers.map(({ text }) => text))),
    body,
  )
}

/** The prose of a page for developers, which is all that MCP reads of it; `fullText` adds the guide. */
export function developersPage(
  id: 'developers' | 'reference' | 'connect',
): (catalogue: Catalogue) => string {
  return ({ pages, siteUrl }) =>
    blocks(
      pages[id].body,
      `This is the prose of the page alone. The whole page, with tables and code, is had only by plain HTTP, not by MCP: GET <${siteUrl}${markdownPath(PATHS[id])}>`,
    )
}

function safety(catalogue: Catalogue): string {
  const { site } = catalogue
  return section(site.safety.title, site.safety.text, helplineList(catalogue))
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
