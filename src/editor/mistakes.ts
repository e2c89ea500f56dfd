import { EDITOR_PATH } from '../catalogue/urls.ts'
import type { SiteLanguage } from '../schemas/language.ts'
import { labelOf, pathLabel } from './labels.ts'

/** Event that development sends to pages after it has read the content, with `ShownMistakes`. */
export const CONTENT_CHECKED = 'practice:content-checked'

/** A mistake in a content file, as its owner is shown it. */
export interface ShownMistake {
  file: string
  line: number | undefined
  /** Path of the field in the file. */
  field: string
  /** What stands there, if anything does. */
  got: string | undefined
  /** Other places that name the same thing, each a file and a line. */
  also: readonly string[]
  /** What should stand there, in the language of the site. */
  expected: string
  /** Lines of the file as they may look; may be empty. */
  example: string
}

export interface ShownMistakes {
  language: SiteLanguage
  mistakes: ShownMistake[]
}

/** The label of a mistake that is not about a field of a form. */
const noField = (field: string) =>
  field === 'file' || field === 'example' ? labelOf(`mistake.${field}`).label : undefined

/** Where a mistake is, by the editor's labels: form › entry › field. */
export function placeOf({ file, field }: ShownMistake): string {
  const { collection, entry } = partsOf(file)
  if (!collection) return noField(field) ?? ''
  const isPage = collection === 'pages' && entry !== undefined
  const form = isPage ? labelOf(`pages.${entry}`).label : labelOf(collection).label
  const names = [form, isPage ? '' : (entry ?? ''), noField(field) ?? pathLabel(collection, field)]
  return names.filter(Boolean).join(' › ')
}

/** Address of the editor's form for a file; undefined where there is none. */
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
