/** Whether a question speaks of danger, and where help then stands among its answers. */
import { byScore, type Danger, type Hit } from './types.ts'

/** Chosen on groups of askers that were left out of the training; e2e/eval/README.md names them. */
const ACUTE = {
  /** How probable danger must be, … */
  least: 0.15,
  /** … how many times as probable as any other answer, … */
  overRival: 1.3,
  /** … or, where a clause is looked at by itself, which has less to be judged by, how probable there. */
  inClause: 0.95,
}
const POSSIBLE = {
  /** How probable danger must be for help to stand beside another answer, … */
  beside: 0.05,
  /** … and to be all that is shown. */
  alone: 0.12,
  inClause: 0.5,
}
/** How many times as probable as that nothing answers danger must be, to be acute or to be all that is shown. */
const OVER_NOTHING = 0.4
/** The same for a question of which no example has a word: it only looks like words of danger. */
const UNKNOWN_WORDS = 0.5

/** What a question is judged by; all figures are probabilities. */
export interface Signs {
  /** Danger, in the whole question. */
  readonly whole: number
  /** Danger, in each of its clauses by itself. */
  readonly clauses: readonly number[]
  /** The likeliest other answer. */
  readonly rival: number
  /** That nothing answers. */
  readonly nothing: number
  /** Whether no example has a word of it, though there are many of its language. */
  readonly isStrange: boolean
  /** Whether anything else is shown. */
  readonly hasAnswers: boolean
}

/** By the whole question, and by its worst clause: what else is asked must not drown what is said. */
export function dangerOf({ whole, clauses, rival, nothing, isStrange, hasAnswers }: Signs): Danger {
  const worst = Math.max(0, ...clauses)
  const least = Math.max(OVER_NOTHING * nothing, isStrange ? UNKNOWN_WORDS : 0)
  const isAcute = whole >= Math.max(ACUTE.least, ACUTE.overRival * rival, least)
  if (isAcute || worst >= ACUTE.inClause) return 'acute'
  const isPossible = whole >= (hasAnswers ? POSSIBLE.beside : Math.max(POSSIBLE.alone, least))
  return isPossible || worst >= POSSIBLE.inClause ? 'possible' : 'none'
}

/** The score of help that is offered beside one answer, or alone: it may be needed or not. */
const EVEN = 50

/**
 * Puts help first where danger is acute, and among the first three where it is possible.
 *
 * @param id The entry that helps.
 */
export function withHelp(answers: readonly Hit[], id: string, danger: Danger): readonly Hit[] {
  if (danger === 'none') return answers
  const others = answers.filter((hit) => hit.id !== id)
  if (danger === 'acute') return [{ id, score: 100 }, ...others]
  if (answers.slice(0, 3).some((hit) => hit.id === id)) return answers
  const [first, second] = others
  // Above the second, so that help is among the first three however many are alike.
  const score = second ? second.score + 1 : Math.min(first?.score ?? EVEN, EVEN)
  return [...others, { id, score }].sort(byScore)
}
