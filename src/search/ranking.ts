/**
 * Ranking by coverage: how much of the query's information a document has, counting each slot
 * once, by its best match (never the sum of its views).
 */
import type { Index } from './postings.ts'
import type { Passage } from './passages.ts'
import type { Alternative, Slot } from './query.ts'

export interface Ranked {
  /** Place in the list of documents. */
  readonly document: number
  /** 0 to 1 */
  readonly relevance: number
  /** Share of the query's information found anywhere in the document. */
  readonly coverage: number
  /** How closely the best passage and the query say the same. */
  readonly fit: number
  readonly plain: number
  readonly passage: number
}

export const RANKING = {
  field: { title: 1, alias: 1, body: 1 },
  /** Saturation and length normalisation (BM25's k1 and b), for bodies. */
  k1: 1.2,
  b: 0.75,
  /** A word's first occurrence in a body counts this much, the rest by saturation. */
  presence: 0.7,
  /** How much it counts that several passages of a document say it, and at how many half of that. */
  about: 0.65,
  aboutShare: 0.15,
  title: 1,
  /** The share of fit in the relevance; coverage has the rest. */
  fit: 0.25,
  /** How much what a passage says beyond the query counts against its fit. */
  excess: 0.3,
  /** … at most this many times what the query says, for a body, which says much. */
  bodyExcess: 3,
}

/** Prepared once per index: what ranking needs to know of each passage. */
export class Ranker {
  readonly #index: Index
  readonly #documentOf: Int32Array
  readonly #documents: number
  readonly #passagesOf: Int32Array
  /** Factor of a passage's field, and what the length takes from a term's count. */
  readonly #factor: Float64Array
  readonly #norm: Float64Array
  readonly #isBody: Uint8Array
  readonly #isTitle: Uint8Array
  readonly #information: Float64Array

  constructor(
    index: Index,
    passages: readonly Passage[],
    information: (term: string) => number,
    texts: readonly (readonly string[])[],
  ) {
    this.#index = index
    this.#documentOf = Int32Array.from(passages, ({ document }) => document)
    this.#documents = (passages.at(-1)?.document ?? -1) + 1
    this.#passagesOf = new Int32Array(this.#documents)
    for (const { document } of passages) this.#passagesOf[document]!++
    this.#factor = Float64Array.from(passages, ({ field }) => RANKING.field[field])
    this.#isBody = Uint8Array.from(passages, ({ field }) => (field === 'body' ? 1 : 0))
    this.#isTitle = Uint8Array.from(passages, ({ field }) => (field === 'title' ? 1 : 0))
    const bodies = passages.filter(({ field }) => field === 'body')
    const average =
      bodies.reduce((sum, { id }) => sum + (index.lengths[id] ?? 0), 0) / (bodies.length || 1)
    this.#norm = Float64Array.from(
      passages,
      ({ id }) =>
        RANKING.k1 * (1 - RANKING.b + (RANKING.b * (index.lengths[id] ?? 0)) / (average || 1)),
    )
    this.#information = Float64Array.from(texts, (words) =>
      words.reduce((sum, word) => sum + information(word), 0),
    )
  }

  rank(slots: readonly Slot[]): Ranked[] {
    const total = slots.reduce((sum, { weight }) => sum + weight, 0)
    if (total <= 0) return []
    const passageCount = this.#documentOf.length
    const inPassage = new Float64Array(passageCount)
    const inDocument = new Float64Array(this.#documents)
    const plain = new Float64Array(this.#documents)
    for (const slot of slots) {
      if (slot.weight <= 0) continue
      const matches = this.#matches(slot)
      const best = new Map<number, number>()
      const sums = new Map<number, number>()
      for (const [passage, match] of matches) {
        inPassage[passage]! += slot.weight * match
        const document = this.#documentOf[passage]!
        if (match > (best.get(document) ?? 0)) best.set(document, match)
        sums.set(
          document,
          (sums.get(document) ?? 0) + match * (this.#isTitle[passage] ? RANKING.title : 1),
        )
      }
      for (const [document, match] of best) {
        const sum = sums.get(document)!
        const half = RANKING.aboutShare * this.#passagesOf[document]!
        const about = 1 - RANKING.about + (RANKING.about * sum) / (sum + half)
        inDocument[document]! += slot.weight * match * about
        plain[document]! += slot.weight * match
      }
    }
    const fits = new Float64Array(this.#documents)
    const bestPassage = new Int32Array(this.#documents)
    for (let passage = 0; passage < passageCount; passage++) {
      const matched = inPassage[passage]!
      if (matched === 0) continue
      const beyond = Math.max(0, this.#information[passage]! - matched)
      const excess = this.#isBody[passage] ? Math.min(beyond, RANKING.bodyExcess * total) : beyond
      const fit = matched / (total + RANKING.excess * excess)
      const document = this.#documentOf[passage]!
      if (fit > fits[document]!) {
        fits[document] = fit
        bestPassage[document] = passage
      }
    }
    const ranked: Ranked[] = []
    for (let document = 0; document < this.#documents; document++) {
      const coverage = inDocument[document]! / total
      if (coverage === 0) continue
      const fit = fits[document]!
      const relevance = (1 - RANKING.fit) * coverage + RANKING.fit * fit
      ranked.push({
        document,
        relevance,
        coverage,
        fit,
        plain: plain[document]! / total,
        passage: bestPassage[document]!,
      })
    }
    return ranked
  }

  /** For each passage that has something of the slot: how well, 0 to 1. */
  #matches(slot: Slot): Map<number, number> {
    const matches = new Map<number, number>()
    const own = slot.parts.reduce((sum, { weight }) => sum + weight, 0)
    for (const part of slot.parts) {
      const share = part.weight / Math.max(own, slot.weight)
      if (share === 0) continue
      for (const [passage, match] of this.#best(part.alternatives)) {
        matches.set(passage, (matches.get(passage) ?? 0) + share * match)
      }
    }
    for (const [passage, match] of this.#best(slot.whole)) {
      if (match > (matches.get(passage) ?? 0)) matches.set(passage, match)
    }
    return matches
  }

  #best(alternatives: readonly Alternative[]): Map<number, number> {
    const best = new Map<number, number>()
    for (const { term, quality } of alternatives) {
      const posting = this.#index.posting(term)
      if (posting === undefined) continue
      for (let i = 0; i < posting.passages.length; i++) {
        const passage = posting.passages[i]!
        let match = quality * this.#factor[passage]!
        if (this.#isBody[passage]) {
          const count = posting.counts[i]!
          const saturation =
            (count * (1 + this.#norm[passage]!)) /
            (count + this.#norm[passage]!) /
            (1 + this.#norm[passage]!)
          match *= RANKING.presence + (1 - RANKING.presence) * saturation
        }
        if (match > (best.get(passage) ?? 0)) best.set(passage, match)
      }
    }
    return best
  }
}
