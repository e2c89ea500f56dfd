/** Whether a question speaks of danger, and where help then stands among its answers. */
import { logistic } from './model/probability.ts'
import type { Danger, Hit } from './types.ts'

/** What the model says of a text or of one sentence of it, as probabilities. */
export interface Signs {
  /** That an entry that is help answers it. */
  readonly help: number
  /** That the likeliest other entry answers it. */
  readonly rival: number
  /** That nothing answers it. */
  readonly nothing: number
  /** That it speaks of danger, whatever else it says. */
  readonly danger: number
}

/** What a question is judged by. */
export interface QuestionSigns {
  readonly whole: Signs
  /** Its sentences and clauses, each by itself. */
  readonly pieces: readonly Signs[]
}

/**
 * The weights of a logistic regression of danger on log ratios of the signs, fitted on hands that were left out of
 * what was learned and on real people's words (README.md). No sign decides by itself: one sentence of a long message
 * counts, but everyday talk has no second sign.
 */
const WEIGHTS = {
  bias: 0.24,
  /** How much likelier help is than the likeliest other answer. */
  overRival: 0.25,
  /** How much less likely help is than that, or than nothing; 0 where it is likelier. */
  behind: 0.17,
  /** What the model of danger alone says. */
  danger: 0.09,
  /** How much likelier help is than all else in the worst piece. */
  worst: 0.7,
}

/** From this probability on danger is acute. */
const ACUTE = 0.52
/** It also is from this probability on of a single sentence taken alone, so that the others cannot outvote it. */
const ACUTE_ALONE = 0.94
/** `ACUTE` is not enough where “nothing” is this probable. */
const HARMLESS = 0.8
/** Nor where it is as probable as the first of these, and help less than the second. */
const PROBABLY_HARMLESS = { nothing: 0.5, help: 0.1 }
/** From this probability on danger is possible. */
const POSSIBLE = 0.1

/** Judges the whole question and each sentence. Where nothing answers, danger is acute or none. */
export function dangerOf(signs: QuestionSigns, hasAnswers: boolean): Danger {
  const probability = dangerProbability(signs)
  const isSentenceAcute = signs.pieces.some(
    (one) => dangerProbability({ whole: one, pieces: [] }) >= ACUTE_ALONE,
  )
  const isWholeAcute = probability >= ACUTE && !isHarmless(signs.whole)
  if (isWholeAcute || isSentenceAcute) return 'acute'
  return hasAnswers && probability >= POSSIBLE ? 'possible' : 'none'
}

function isHarmless({ nothing, help }: Signs): boolean {
  if (nothing >= HARMLESS) return true
  return nothing >= PROBABLY_HARMLESS.nothing && help < PROBABLY_HARMLESS.help
}

/** How probable it is that a question speaks of acute danger. */
export function dangerProbability({ whole, pieces }: QuestionSigns): number {
  const overRival = logRatio(whole.help, whole.rival)
  const overNothing = logRatio(whole.help, whole.nothing)
  const worst = Math.max(...[whole, ...pieces].map(helpLogOdds))
  return logistic(
    WEIGHTS.bias +
      WEIGHTS.overRival * overRival +
      WEIGHTS.behind * Math.min(overNothing, overRival, 0) +
      WEIGHTS.danger * logit(whole.danger) +
      WEIGHTS.worst * worst,
  )
}

/** How much likelier help is than all else. */
const helpLogOdds = ({ help, rival, nothing }: Signs) => logRatio(help, rival + nothing)

/** Smaller probabilities differ by chance. */
const MIN_PROBABILITY = 1e-3

function logRatio(a: number, b: number): number {
  return Math.log(Math.max(a, MIN_PROBABILITY) / Math.max(b, MIN_PROBABILITY))
}

function logit(probability: number): number {
  const bounded = Math.min(Math.max(probability, MIN_PROBABILITY / 10), 1 - MIN_PROBABILITY / 10)
  return Math.log(bounded / (1 - bounded))
}

/** The score of help that may or may not be needed, beside one answer or alone. */
const UNCERTAIN_SCORE = 50

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
  const [first, ...rest] = others
  if (!first) return [{ id, score: UNCERTAIN_SCORE }]
  // Between the best and the second, so that help is among the first three even where many have the same score.
  const score = rest[0] ? Math.min(99, rest[0].score + 1) : Math.min(first.score, UNCERTAIN_SCORE)
  return [{ ...first, score: Math.max(first.score, score + 1) }, { id, score }, ...rest]
}
