import { EDITOR_PATH } from '../catalogue/urls.ts'
import type { SiteLanguage } from '../schemas/language.ts'
import { labelOf, pathLabel } from './labels.ts'

/** What development sends to a page after it has read the content: every mistake that is in it now. */
export const CONTENT_CHECKED = 'practice:content-checked'

/** A mistake in a content file, as its owner is shown it. */
export interface ShownMistake {
  file: string
  line: number | undefined
  /** The field, as the file names it. */
  field: string
  /** What stands there, if anything does. */
  got: string | undefined
  /** What should, in the language of the site. */
  expected: string
  /** How it may look in the file; empty where words say enough. */
  example: string
}

/** All of them, and the language that their owner reads. */
export interface ShownMistakes {
  language: SiteLanguage
  mistakes: ShownMistake[]
}

/** What is called in a mistake what is no field of a form. */
const noField = (field: string) =>
  field === 'file' || field === 'example' ? labelOf(`mistake.${field}`).label : undefined

/** Where a mistake is, as the editor names it: the form, the entry, the field. */
export function placeOf({ file, field }: ShownMistake): string {
  const { collection, entry } = partsOf(file)
  if (!collection) return noField(field) ?? ''
  const isPage = collection === 'pages' && entry !== undefined
  const form = isPage ? labelOf(`pages.${entry}`).label : labelOf(collection).label
  const names = [form, isPage ? '' : (entry ?? ''), noField(field) ?? pathLabel(collection, field)]
  return names.filter(Boolean).join(' › ')
}

/** Address of the form in which a file is edited, as the editor has it; undefined where there is none. */
export function formPath(file: string): string | undefined {
  const { collection, entry, ending } = partsOf(file)
  if (!collection) return undefined
  const list = entry === undefined ? '_singletons' : collection
  const own = ending === 'txt' ? `${list}-examples` : list
  return `${EDITOR_PATH}#/collections/${own}/entries/${entry ?? collection}`
}

function partsOf(file: string) {
  const [, collection, entry, ending] =
    /^content\/([\w-]+)(?:\/(.+))?\.(md|txt|yaml)$/u.exec(file) ?? []
  return { collection, entry, ending }
}
