/** Whether a question speaks of danger, and where help then stands among its answers. */
import { logistic } from './model/probability.ts'
import type { Danger, Hit } from './types.ts'

/** What is known of a text, or of one sentence of it; all figures are probabilities by the examples. */
export interface Signs {
  /** That one of the entries that are help answers it. */
  readonly help: number
  /** That the likeliest other entry does. */
  readonly rival: number
  /** That nothing does. */
  readonly nothing: number
  /** That it speaks of danger, whatever else it says. */
  readonly danger: number
}

/** What a question is judged by. */
export interface Testimony {
  readonly whole: Signs
  /** Its sentences and clauses, each by itself. */
  readonly pieces: readonly Signs[]
}

/**
 * What each sign adds to the odds of danger: logistic regression of the signs, fitted on hands that were left out
 * of what was learned and on real people's words (README.md). No sign decides by itself: what a person says in one
 * sentence of a long message counts, and everyday talk has no second sign.
 */
const WEIGHTS = {
  always: 0.24,
  /** How many times as probable help is as the likeliest other answer, … */
  overRival: 0.25,
  /** … and how far it is behind that or behind nothing, where it is. */
  behind: 0.17,
  /** What the text says of danger alone. */
  danger: 0.09,
  /** What its worst piece says. */
  worst: 0.7,
}

/** From this probability on help stands first, … */
const ACUTE = 0.47
/** … or where one sentence, had it been said alone, has this one: it is not outvoted by all the others. */
const ACUTE_ALONE = 0.95
/** In a text that asks nothing with this probability, an unclear sentence is not enough, … */
const HARMLESS = 0.8
/** … nor in one that asks nothing with this one, and needs help with less than the other. */
const PROBABLY_HARMLESS = { nothing: 0.5, help: 0.1 }
/** From this one on it is offered beside an answer. */
const POSSIBLE = 0.1

/** By the whole question and by its worst sentence. Where nothing answers, what is not acute is no danger. */
export function dangerOf(testimony: Testimony, hasAnswers: boolean): Danger {
  const probability = probabilityOf(testimony)
  const isSaid = testimony.pieces.some((one) => probabilityOf(saidAlone(one)) >= ACUTE_ALONE)
  const isMeant = probability >= ACUTE && !isHarmless(testimony.whole)
  if (isMeant || isSaid) return 'acute'
  return hasAnswers && probability >= POSSIBLE ? 'possible' : 'none'
}

function isHarmless({ nothing, help }: Signs): boolean {
  const { nothing: probable, help: little } = PROBABLY_HARMLESS
  return nothing >= HARMLESS || (nothing >= probable && help < little)
}

/** How probable it is that a question speaks of acute danger. */
export function probabilityOf({ whole, pieces }: Testimony): number {
  const overRival = logRatio(whole.help, whole.rival)
  const overNothing = logRatio(whole.help, whole.nothing)
  const worst = Math.max(...[whole, ...pieces].map(saidBy))
  return logistic(
    WEIGHTS.always +
      WEIGHTS.overRival * overRival +
      WEIGHTS.behind * Math.min(overNothing, overRival, 0) +
      WEIGHTS.danger * logit(whole.danger) +
      WEIGHTS.worst * worst,
  )
}

/** A sentence as if it were all that was said. */
function saidAlone(whole: Signs): Testimony {
  return { whole, pieces: [] }
}

/** How much a text by itself says of danger, against all that it may say else. */
const saidBy = ({ help, rival, nothing }: Signs) => logRatio(help, rival + nothing)

/** Probabilities below this are as good as none. */
const LEAST_PROBABILITY = 1e-3

function logRatio(a: number, b: number): number {
  return Math.log(Math.max(a, LEAST_PROBABILITY) / Math.max(b, LEAST_PROBABILITY))
}

function logit(probability: number): number {
  const bounded = Math.min(
    Math.max(probability, LEAST_PROBABILITY / 10),
    1 - LEAST_PROBABILITY / 10,
  )
  return Math.log(bounded / (1 - bounded))
}

/** The score of help that is offered beside one answer, or alone: it may be needed or not. */
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
  // Behind the best and above the second, so that help is among the first three however many are alike.
  const score = rest[0] ? rest[0].score + 1 : Math.min(first.score, UNCERTAIN_SCORE)
  return [{ ...first, score: Math.max(first.score, score + 1) }, { id, score }, ...rest]
}
