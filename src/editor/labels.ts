import topics from '../../examples/topics.json' with { type: 'json' }
import arabic from './labels.ar.json' with { type: 'json' }
import english from './labels.en.json' with { type: 'json' }
import labels from './labels.json' with { type: 'json' }
import russian from './labels.ru.json' with { type: 'json' }
import { inWords, type Mistake } from '../catalogue/mistakes.ts'
import { dayName } from '../catalogue/hours.ts'
import {
  capitalised,
  languageNames,
  SITE_LANGUAGES,
  type SiteLanguage,
} from '../schemas/language.ts'
import { WEEKDAYS } from '../schemas/practice.ts'

/** How a form names a field, and what it says below it. */
export interface Label {
  label: string
  hint?: string
}

type LabelText = string | [label: string, hint: string]

type Labels = Readonly<Record<string, LabelText | undefined>>

/** Labels in each language of a site; rare ones are in Hebrew alone, as whatever they name is the owner's own word. */
const LABELS = {
  he: labels.fields,
  ar: arabic,
  ru: russian,
  en: english,
} as unknown as Readonly<Record<SiteLanguage, Labels>>

let reader: SiteLanguage = 'he'

/** Says in which language forms are read from now on: a page of the editor is in one, that of its site. */
export function readIn(language: SiteLanguage): void {
  reader = language
}

const textOf = (path: string) => LABELS[reader][path] ?? LABELS.he[path]

const LONG = new Set(labels.long)

/**
 * How the form names the field at a path, such as practice.contact.phone, or a value to choose. A path without
 * a label of its own takes that of its last name, and one that has none is named as in the file: a test asks
 * for its label.
 */
export function labelOf(path: string): Label {
  // The words around a page are the same in every language, and many of them those of the site.
  const own = path.replace(/^site\.languages\.[a-z]{2}\./, 'site.english.')
  const ofSite = own.replace('site.english.', 'site.')
  const name = own.slice(own.lastIndexOf('.') + 1)
  const entry =
    textOf(own) ?? textOf(ofSite) ?? textOf(anywhere(own)) ?? dayOrLanguage(name) ?? name
  const [label, hint] = typeof entry === 'string' ? [entry] : entry
  return { label, hint }
}

/** What every reader's language calls a day of the week, or a language of a site. */
function dayOrLanguage(name: string): string | undefined {
  const day = WEEKDAYS.find((each) => each === name)
  const language = SITE_LANGUAGES.find((each) => each === name)
  const said = day ? dayName(day, reader, 'long') : language && languageNames([language], reader)
  return said && capitalised(said, reader)
}

/** How forms name a field of a file, with what it is in: offers.session.price as people would say it. */
export function pathLabel(collection: string, path: string): string {
  const parts = path.split('.')
  const labels = parts.map(
    (_part, i) => labelOf([collection, ...parts.slice(0, i + 1)].join('.')).label,
  )
  return [...new Set(labels)].join(' › ')
}

/** What practices of all kinds are asked, as choices; examples/asked/ has the questions. */
export const topicChoices = () =>
  Object.entries(topics).map(([value, label]) => {
    const own = LABELS[reader][`topics.${value}`]
    return { label: typeof own === 'string' ? own : label, value }
  })

/** What should stand in place of a mistake, in the language that forms are read in. */
export const said = (what: Mistake) => inWords(what)[reader]

/** Whether a field takes several lines. */
export function isLong(path: string): boolean {
  return LONG.has(path) || LONG.has(anywhere(path))
}

/** The last name of a path, wherever it is. */
function anywhere(path: string): string {
  return `*.${path.slice(path.lastIndexOf('.') + 1)}`
}
