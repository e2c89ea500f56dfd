/**
 * The search: what was learned of examples, and the words of what is published, in one decision with one
 * score. Pure: a model and the entries come in, hits go out. README.md has the design and its figures.
 */
import { readingOf } from './keyboard.ts'
import { type Model, read, type Reading } from './model/model.ts'
import { dangerOf, type Signs, type Testimony, withHelp } from './danger.ts'
import { piecesOf } from './pieces.ts'
import { byScore, type Found, type Hit, type SearchDocument } from './types.ts'
import { NOTHING } from '../schemas/example.ts'
import { createWordIndex, type WordHit } from './word-index.ts'

/** Probabilities, chosen on groups of askers that were left out of the training (README.md). */
const THRESHOLDS = {
  /** Nothing is shown where that nothing answers is so many times as probable as the likeliest entry. */
  silence: 1.5,
  /** An entry more probable than this may be found although most words are unknown; … */
  likely: 0.5,
  /** … otherwise this share of a question's letters must stand in words of examples. */
  known: 0.5,
  /** An entry this probable answers by itself; below, the next ones are shown beside it. */
  sure: 0.75,
  /** Beside one that is sure, others need this. */
  cutOff: 0.1,
  /** Where none is sure, the nearest need this. */
  doubtful: 0.02,
  /** The service that fits best needs this, where no service is a hit. */
  service: 0.01,
}

/** How many are shown where none is sure. */
const MOST_DOUBTFUL = 3
/** What stands in an entry word for word is surer than any probability. */
const QUOTED = 2
/** What is found by its words alone stands below what examples say rather surely. */
const FOUND_BY_WORDS = 0.3

/** What an answer rests on. */
interface Evidence {
  readonly words: readonly string[]
  /** How probable each of the model's labels is, by the examples, in their order. */
  readonly probabilities: Float64Array
  /** What speaks of danger. */
  readonly testimony: Testimony
  readonly wordHits: readonly WordHit[]
}

export type Search = ReturnType<typeof createSearch>

/** Puts the search together. */
export function createSearch(model: Model, documents: readonly SearchDocument[]) {
  const classes = new Map(model.labels.map((label, k) => [label, k]))
  const index = createWordIndex(documents, (id) => classes.has(id))
  const help = documents.filter(({ isHelp }) => isHelp).map(({ id }) => id)
  const isHelp = (label: string) => help.includes(label)
  const learned = documents.flatMap(({ id, isHelp }) => {
    const k = classes.get(id)
    return k === undefined ? [] : [{ id, k, isHelp }]
  })
  const learnedHelp = learned.filter(({ isHelp }) => isHelp)
  const others = learned.filter(({ isHelp }) => !isHelp)
  const services = others.filter(({ id }) => isService(id))

  /** Takes a question of any kind. */
  const search = (question: string) => explain(question).found

  /** The same, with what it rests on. */
  function explain(question: string): Evidence & { found: Found } {
    const typed = readingOf(question, model.known, index.hasAll)
    const words = typed.flat(2)
    const whole = read(model, words, isHelp)
    const evidence = {
      words,
      probabilities: whole.probabilities,
      testimony: {
        whole: signsOf(whole),
        pieces: piecesOf(typed).map((piece) => signsOf(read(model, piece, isHelp))),
      },
      wordHits: index.find(words),
    }
    const found = words.length === 0 ? NOTHING_FOUND : decide(evidence)
    return { ...evidence, found }
  }

  function signsOf({ probabilities, danger }: Reading): Signs {
    return {
      help: dangerIn(probabilities),
      rival: others.reduce((most, { k }) => Math.max(most, probabilities[k]!), 0),
      nothing: probabilityOf(NOTHING, probabilities),
      danger,
    }
  }

  function decide(evidence: Evidence): Found {
    const { probabilities, wordHits, testimony } = evidence
    const quote = wordHits.find(({ isQuote }) => isQuote)
    const { hits: answers, service } = answersTo(evidence, 1 - testimony.whole.help)
    // Who copies a sentence of an answer about danger asks for that answer.
    const isQuoted = quote && !isHelp(quote.id)
    const danger = isQuoted ? 'none' : dangerOf(testimony, answers.length > 0)
    if (danger === 'none') return { words: evidence.words, hits: answers, service, danger }
    const [best] = help
      .map((id) => [id, id === quote?.id ? QUOTED : probabilityOf(id, probabilities)] as const)
      .sort(byValue)
    const hits = best ? withHelp(answers, best[0], danger) : answers
    return { words: evidence.words, hits, service, danger }
  }

  /** How probable it is that one of the entries that are help is needed. */
  function dangerIn(probabilities: Float64Array): number {
    return learnedHelp.reduce((sum, { k }) => sum + probabilities[k]!, 0)
  }

  /** 0 where there were no examples of it. */
  function probabilityOf(label: string, probabilities: Float64Array): number {
    return probabilities[classes.get(label) ?? -1] ?? 0
  }

  /** The entries that answer, were there no danger; best first. */
  function answersTo(evidence: Evidence, harmless: number): Pick<Found, 'hits' | 'service'> {
    const likely = others.flatMap(({ id, k }): Relevance[] => {
      const value = evidence.probabilities[k]! / harmless
      return value >= THRESHOLDS.doubtful ? [[id, value]] : []
    })
    const offTopic = isOffTopic(evidence, harmless, likely)
    const relevance = new Map(offTopic ? [] : likely)
    const raise = (id: string, to: number) =>
      relevance.set(id, Math.max(relevance.get(id) ?? 0, to))
    for (const { id, coverage, isQuote } of evidence.wordHits) {
      if (isQuote) raise(id, QUOTED)
      else if (!classes.has(id)) raise(id, coverage)
    }
    const sorted = shownOf([...relevance].sort(byValue))
    // Words of everyday talk stand in every answer: what examples know to ask nothing is looked up in services alone.
    const isEmpty = offTopic && model.known.shareOf(evidence.words) > 0
    const looked = evidence.wordHits.filter(({ id }) => !isEmpty || isService(id))
    const ofWords = byWords(evidence.words, looked, sorted)
    const hits = [...sorted, ...ofWords].map(hitOf).sort(byScore)
    return { hits, service: offTopic ? undefined : fittingService(hits, evidence, harmless) }
  }

  /** The service that fits best, where none is a hit: entries about the same matter take its probability. */
  function fittingService(
    hits: readonly Hit[],
    { probabilities }: Evidence,
    harmless: number,
  ): Hit | undefined {
    if (hits.some(({ id }) => isService(id))) return undefined
    const [best] = services
      .map(({ id, k }) => [id, probabilities[k]! / harmless] as const)
      .sort(byValue)
    return best && best[1] >= THRESHOLDS.service ? hitOf(best) : undefined
  }

  /** Whether the question is about something else: by the examples, or because hardly a word is known. */
  function isOffTopic(
    { words, probabilities }: Evidence,
    harmless: number,
    likely: readonly Relevance[],
  ): boolean {
    const best = Math.max(0, ...likely.map(([, value]) => value))
    if (probabilityOf(NOTHING, probabilities) / harmless > THRESHOLDS.silence * best) return true
    return best < THRESHOLDS.likely && model.known.shareOf(words) < THRESHOLDS.known
  }

  return { search, explain }
}

const NOTHING_FOUND: Found = { words: [], hits: [], service: undefined, danger: 'none' }

type Relevance = readonly [id: string, value: number]

/** The largest first; ties by id. */
function byValue(a: Relevance, b: Relevance): number {
  return b[1] - a[1] || (a[0] < b[0] ? -1 : 1)
}

/** Those that answer, and where none surely does, the nearest. */
function shownOf(sorted: readonly Relevance[]): readonly Relevance[] {
  const best = sorted[0]?.[1] ?? 0
  return sorted.filter(
    ([, value], place) =>
      value >= THRESHOLDS.cutOff || (best < THRESHOLDS.sure && place < MOST_DOUBTFUL),
  )
}

/** Nothing is as sure as what stands in an entry word for word, and help in acute danger. */
function hitOf([id, value]: Relevance): Hit {
  return { id, score: value === QUOTED ? 100 : Math.min(99, Math.max(1, Math.round(100 * value))) }
}

function isService(id: string): boolean {
  return id.startsWith('services/')
}

/**
 * Those that have every word of the question, behind those shown already: of a keyword all of them; of a sentence
 * services, in whose name it may stand, and questions where nothing else was found.
 */
function byWords(
  words: readonly string[],
  wordHits: readonly WordHit[],
  shown: readonly Relevance[],
): readonly Relevance[] {
  const last = Math.min(FOUND_BY_WORDS, ...shown.map(([, value]) => value))
  return wordHits
    .filter(({ id, coverage }) => {
      if (coverage < 1 || shown.some(([other]) => other === id)) return false
      return words.length <= LONGEST_KEYWORD || isService(id) || shown.length === 0
    })
    .map(({ id }) => [id, last] as const)
}

/** So many words are looked for, more are asked. */
const LONGEST_KEYWORD = 3
