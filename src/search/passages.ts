/**
 * Documents as passages: the title, each alias and the body are indexed as values of their own,
 * since aliases joined into one field dilute each other.
 */
import type { SearchDocument } from './types.ts'

/** What a passage is, and the name of its field in the index. */
export type Field = 'title' | 'alias' | 'body'

export interface Passage {
  /** Its place in the list of passages. */
  readonly id: number
  /** The place of its document in the list of documents. */
  readonly document: number
  readonly field: Field
  readonly text: string
}

/** Takes documents. Returns their passages, those of one document together. */
export function passagesOf(documents: readonly SearchDocument[]): Passage[] {
  const passages: Passage[] = []
  const add = (document: number, field: Field, text: string) =>
    passages.push({ id: passages.length, document, field, text })
  documents.forEach((document, position) => {
    add(position, 'title', document.title)
    for (const alias of document.aliases) add(position, 'alias', alias)
    if (document.body !== '') add(position, 'body', document.body)
  })
  return passages
}
