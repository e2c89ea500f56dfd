/**
 * The search: joins what was learned from examples with the words of the published entries into one decision and one
 * score. Pure: a model and the entries come in, hits go out. README.md has the design and its figures.
 */
import { intendedSentences } from './keyboard.ts'
import { createRead, type Model, type Reading } from './model/model.ts'
import { dangerOf, type Signs, type QuestionSigns, withHelp } from './danger.ts'
import { piecesOf } from './pieces.ts'
import type { Hit, SearchDocument, SearchResult } from './types.ts'
import { NOTHING } from '../schemas/example.ts'
import { compare } from '../schemas/values.ts'
import { createWordIndex, type WordHit } from './word-index.ts'

/** Chosen on hands that were left out of the training (README.md); probabilities where nothing else is said. */
const THRESHOLDS = {
  /** Nothing is found where "nothing answers" is so many times as probable as the likeliest entry. */
  silence: 1.2,
  /** Entries less probable than this are found only where enough of the question's words are known. */
  likely: 0.5,
  /** The share of a question's letters that has to be in words that examples have. */
  known: 0.5,
  /** An entry this probable answers by itself; below, the next ones are shown beside it. */
  sure: 0.75,
  /** What an entry needs to be shown beside a sure one. */
  cutOff: 0.1,
  /** What an entry needs to be shown where none is sure. */
  doubtful: 0.02,
  /** What the service that fits best needs, where no service is a hit. */
  service: 0.01,
  /** A keyword of which "nothing answers" is less probable than this lists the entries that have it. */
  listed: 0.9,
}

/** How many are shown where none is sure. */
const MAX_DOUBTFUL_HITS = 3
/** The value of an entry that the question quotes: above any probability. */
const QUOTE_VALUE = 2
/** The highest value of an entry found by its words alone: below what examples say with some certainty. */
const MAX_WORDS_VALUE = 0.3

/** What an answer rests on. */
interface Evidence {
  readonly words: readonly string[]
  /** How probable each label is, in the order of the model's labels. */
  readonly probabilities: Float64Array
  readonly signs: QuestionSigns
  readonly wordHits: readonly WordHit[]
}

export type Search = ReturnType<typeof createSearch>

/** Makes a search of a model and of the entries that can be found. */
export function createSearch(model: Model, documents: readonly SearchDocument[]) {
  const classes = new Map(model.labels.map((label, k) => [label, k]))
  const index = createWordIndex(documents, (id) => classes.has(id))
  const help = documents.filter(({ isHelp }) => isHelp).map(({ id }) => id)
  const isHelpLabel = (label: string) => help.includes(label)
  const learned = documents.flatMap(({ id, isHelp }) => {
    const k = classes.get(id)
    return k === undefined ? [] : [{ id, k, isHelp }]
  })
  const learnedHelp = learned.filter(({ isHelp }) => isHelp)
  const others = learned.filter(({ isHelp }) => !isHelp)
  const services = others.filter(({ id }) => isService(id))

  /** Takes the raw text of a question. */
  const search = (question: string) => explain(question).found

  /** The same, with the evidence for it. */
  function explain(question: string): Evidence & { found: SearchResult } {
    const sentences = intendedSentences(question, model.known, index.hasAll)
    const words = sentences.flat(2)
    const read = createRead(model, isHelpLabel)
    const whole = read(words)
    const evidence = {
      words,
      probabilities: whole.probabilities,
      signs: {
        whole: signsOf(whole),
        pieces: piecesOf(sentences).map((piece) => signsOf(read(piece))),
      },
      wordHits: index.find(words),
    }
    const found = words.length === 0 ? NOTHING_FOUND : decide(evidence)
    return { ...evidence, found }
  }

  function signsOf({ probabilities, danger }: Reading): Signs {
    return {
      help: learnedHelp.reduce((sum, { k }) => sum + probabilities[k]!, 0),
      rival: others.reduce((most, { k }) => Math.max(most, probabilities[k]!), 0),
      nothing: probabilityOf(NOTHING, probabilities),
      danger,
    }
  }

  function decide(evidence: Evidence): SearchResult {
    const { probabilities, wordHits, signs } = evidence
    const quote = wordHits.find(({ isQuote }) => isQuote)
    const { hits: answers, service, isAnswered } = answersTo(evidence, 1 - signs.whole.help)
    // A sentence copied from an ordinary entry asks for that entry, even if it speaks of danger.
    const isQuoted = quote && !isHelpLabel(quote.id)
    const danger = isQuoted ? 'none' : dangerOf(signs, isAnswered)
    const [best] = help
      .map((id) => [id, id === quote?.id ? QUOTE_VALUE : probabilityOf(id, probabilities)] as const)
      .sort(byValue)
    const hits = best ? withHelp(answers, best[0], danger) : answers
    return { words: evidence.words, hits, service, danger }
  }

  /** How probable a label is; 0 where there were no examples of it. */
  function probabilityOf(label: string, probabilities: Float64Array): number {
    return probabilities[classes.get(label) ?? -1] ?? 0
  }

  /**
   * The entries that answer if there is no danger, best first.
   *
   * @param harmless How probable it is that no help is needed: other probabilities are taken as shares of it.
   */
  function answersTo(
    evidence: Evidence,
    harmless: number,
  ): Pick<SearchResult, 'hits' | 'service'> & { isAnswered: boolean } {
    const likely = others
      .filter(({ k }) => evidence.probabilities[k]! / harmless >= THRESHOLDS.doubtful)
      .map(({ id, k }): Relevance => [id, evidence.probabilities[k]! / harmless])
    const offTopic = isOffTopic(evidence, harmless, likely)
    const relevance = new Map(offTopic ? [] : likely)
    const raise = (id: string, to: number) =>
      relevance.set(id, Math.max(relevance.get(id) ?? 0, to))
    for (const { id, coverage, isQuote } of evidence.wordHits) {
      if (isQuote) raise(id, QUOTE_VALUE)
      else if (!classes.has(id)) raise(id, coverage)
    }
    const sorted = shownOf([...relevance].sort(byValue))
    // Everyday words stand in many answers, so that what examples call off topic is looked up in services alone.
    const nothing = probabilityOf(NOTHING, evidence.probabilities)
    const isListed = evidence.words.length <= MAX_KEYWORD_WORDS && nothing < THRESHOLDS.listed
    const isSmallTalk = offTopic && !isListed && model.known.shareOf(evidence.words) > 0
    const wordHits = evidence.wordHits.filter(({ id }) => !isSmallTalk || isService(id))
    const ofWords = foundByWords(evidence.words, wordHits, sorted)
    const hits = [...sorted, ...ofWords]
      .map(hitOf)
      .sort((a, b) => b.score - a.score || compare(a.id, b.id))
    return {
      hits,
      service: offTopic ? undefined : fittingService(hits, evidence, harmless),
      isAnswered: sorted.length > 0,
    }
  }

  /** The service that fits best, where none is a hit: an FAQ entry about the same matter may have taken its place. */
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

  /** Whether the question is about something else: by the examples, or because few of its words are known. */
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

const NOTHING_FOUND: SearchResult = { words: [], hits: [], service: undefined, danger: 'none' }

type Relevance = readonly [id: string, value: number]

/** The largest first; ties by id. */
function byValue(a: Relevance, b: Relevance): number {
  return b[1] - a[1] || compare(a[0], b[0])
}

/** Those above the cut-off, and where none is sure, the best three in any case. */
function shownOf(sorted: readonly Relevance[]): readonly Relevance[] {
  const best = sorted[0]?.[1] ?? 0
  return sorted.filter(
    ([, value], place) =>
      value >= THRESHOLDS.cutOff || (best < THRESHOLDS.sure && place < MAX_DOUBTFUL_HITS),
  )
}

/** A score of 100 is for quotes, and for help in acute danger. */
function hitOf([id, value]: Relevance): Hit {
  return {
    id,
    score: value === QUOTE_VALUE ? 100 : Math.min(99, Math.max(1, Math.round(100 * value))),
  }
}

function isService(id: string): boolean {
  return id.startsWith('services/')
}

/**
 * Entries that have every word of the question, to stand behind those shown already, those first whose title has them.
 * For a keyword all of them; for a longer question services, whose name it may be, and FAQ entries only where nothing
 * else was found.
 */
function foundByWords(
  words: readonly string[],
  wordHits: readonly WordHit[],
  shown: readonly Relevance[],
): readonly Relevance[] {
  const lowest = Math.min(MAX_WORDS_VALUE, ...shown.map(([, value]) => value))
  return wordHits
    .filter(({ id, coverage }) => {
      if (coverage < 1 || shown.some(([other]) => other === id)) return false
      return words.length <= MAX_KEYWORD_WORDS || isService(id) || shown.length === 0
    })
    .map(({ id, isInTitle }) => [id, isInTitle ? lowest : BODY_SHARE * lowest] as const)
}

/** Longer questions are sentences. */
const MAX_KEYWORD_WORDS = 3
/** What an entry has whose title lacks the words, of the value of one whose title has them. */
const BODY_SHARE = 0.9
