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

export interface Label {
  label: string
  /** Shown below the field. */
  hint?: string
}

type Labels = Readonly<Record<string, string | undefined>>

/** Labels by path in each language, `label | hint`; those that other languages lack are in Hebrew. */
const LABELS: Readonly<Record<SiteLanguage, Labels>> = {
  he: labels.fields,
  ar: arabic,
  ru: russian,
  en: english,
}

let reader: SiteLanguage = 'he'

/** Sets the language of all labels from now on: the editor's page is in the language of its site. */
export function readIn(language: SiteLanguage): void {
  reader = language
}

const textOf = (path: string) => LABELS[reader][path] ?? LABELS.he[path]

const LONG = new Set(labels.long)

/**
 * The label of the field at a path such as `practice.contact.phone`, or of a value to choose. Without a label of its
 * own, a path has that of its last name (`*.phone`), or else that name itself; a test fails for fields without a label.
 */
export function labelOf(path: string): Label {
  // `languages.xx` has the fields of `english`, and many of them are those of the site.
  const own = path.replace(/^site\.languages\.[a-z]{2}\./, 'site.english.')
  const ofSite = own.replace('site.english.', 'site.')
  const name = own.slice(own.lastIndexOf('.') + 1)
  const entry =
    textOf(own) ?? textOf(ofSite) ?? textOf(anywhere(own)) ?? dayOrLanguage(name) ?? name
  const [label = '', hint] = entry.split(' | ')
  return { label, hint }
}

/** The name of a weekday, or of a language of sites, in the reader's language. */
function dayOrLanguage(name: string): string | undefined {
  const day = WEEKDAYS.find((each) => each === name)
  const language = SITE_LANGUAGES.find((each) => each === name)
  const said = day ? dayName(day, reader, 'long') : language && languageNames([language], reader)
  return said && capitalised(said, reader)
}

/** The labels of a field and of what it is in, joined by `›`. */
export function pathLabel(collection: string, path: string): string {
  let form = collection
  const labels = path.split('.').map((part) => {
    const { label } = labelOf(`${form}.${part}`)
    // An entry of a list goes by its own name or its place, which no field of a form is called after.
    if (label !== part) form = `${form}.${part}`
    return label
  })
  return [...new Set(labels)].join(' › ')
}

/** All topics of examples/asked/, as choices. */
export const topicChoices = () =>
  Object.entries(topics).map(([value, label]) => ({
    label: LABELS[reader][`topics.${value}`] ?? label,
    value,
  }))

/** What should stand in place of a mistake, in the language of labels. */
export const said = (what: Mistake) => inWords(what)[reader]

/** Whether a field takes several lines. */
export function isLong(path: string): boolean {
  return LONG.has(path) || LONG.has(anywhere(path))
}

/** @example anywhere('practice.contact.phone') // '*.phone' */
function anywhere(path: string): string {
  return `*.${path.slice(path.lastIndexOf('.') + 1)}`
}
