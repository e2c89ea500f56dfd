/**
 * Honest measures: one group of askers is left out of the examples, the search learns from the others, and
 * is asked that group's questions. Nothing is reported of what was learned from.
 */
import type { Example } from '../../schemas/example.ts'
import { exampleKey } from '../../schemas/example.ts'
import { learn } from '../model/model.ts'
import type { Search } from '../search.ts'
import { createSearch } from '../search.ts'
import type { SearchDocument } from '../types.ts'
import type { JudgedQuestion } from './measure.ts'

/** The questions of one hand. */
export interface Group {
  readonly name: string
  readonly questions: readonly JudgedQuestion[]
}

/** Takes all examples and the groups to be left out. Returns a search that has never seen them. */
export function searchWithout(
  left: readonly Group[],
  examples: readonly Example[],
  documents: readonly SearchDocument[],
): Search {
  const unseen = new Set(left.flatMap(({ questions }) => questions.map(({ q }) => exampleKey(q))))
  const others = examples.filter(({ text }) => !unseen.has(exampleKey(text)))
  return createSearch(learn(others), documents)
}
