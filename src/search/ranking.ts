/**
 * Ranking by coverage: how much of the query's information a document has. Each slot of the query
 * counts once, by the best of its views (summing them costs .03 of MRR), and more in a document
 * many of whose passages say it.
 */
import type { Passage } from './passages.ts'
import { createMatcher } from './matching.ts'
import type { Index } from './postings.ts'
import type { Slot } from './slots.ts'
import { Sparse } from './sparse.ts'

export interface Ranked {
  /** Place in the list of documents. */
  readonly document: number
  /** 0 to 1: what orders the answers, and what the cut-off cuts by. */
  readonly relevance: number
  /** Share of the query's information found in the document. */
  readonly coverage: number
  /** How closely the best passage and the query say the same. */
  readonly fit: number
  /** Place of the best passage. */
  readonly passage: number
}

/** Chosen on half of the dev set and the open-domain set: see README.md. */
export const RANKING = {
  /** The share of fit in the relevance; coverage has the rest. */
  fit: 0.25,
  /** A padding word that is not found costs this share of what it gives where it is. */
  padding: 0.7,
  /** How much what a passage says beyond the query counts against its fit. */
  excess: 0.3,
  /** … at most this many times what the query says, for a body, which says much. */
  bodyExcess: 3,
  /** How much of a match depends on how many passages of the document have it. */
  about: 0.65,
  /** The share of a document's passages at which half of that is given. */
  aboutShare: 0.15,
}

/** Ranks documents for the slots of a query. `cutOff` only spares work: less may be left out. */
export type Rank = (slots: readonly Slot[], cutOff: number) => Ranked[]

/** Takes the index, its passages and how much each passage says. Returns the ranking function. */
export function createRanker(
  index: Index,
  passages: readonly Passage[],
  information: Float64Array,
): Rank {
  const documentOf = Int32Array.from(passages, ({ document }) => document)
  const isBody = Uint8Array.from(passages, ({ field }) => (field === 'body' ? 1 : 0))
  const documents = (passages.at(-1)?.document ?? -1) + 1
  const half = new Float64Array(documents)
  for (const document of documentOf) half[document]! += RANKING.aboutShare
  const match = createMatcher(index, passages)

  const inPassage = new Sparse(passages.length)
  const inDocument = new Sparse(documents)
  const slotSum = new Sparse(documents)
  const slotBest = new Float64Array(documents)
  const bestFit = new Float64Array(documents)
  const bestPassage = new Int32Array(documents)

  return function rank(slots, cutOff) {
    const weighty = slots.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
    const all = weighty.reduce((sum, { weight }) => sum + weight, 0)
    const total = weighty.reduce((sum, slot) => sum + expected(slot), 0)
    let left = all
    for (const slot of weighty) {
      // A document that has none of the weightier slots cannot reach the cut-off any more.
      addSlot(slot, left >= cutOff * total)
      left -= slot.weight
    }
    return summarise(total, cutOff)
  }

  function addSlot(slot: Slot, mayAdd: boolean): void {
    if (!mayAdd && inDocument.count === 0) return
    const among = mayAdd ? undefined : inDocument.places.slice(0, inDocument.count).sort()
    const inSlot = match(slot, among)
    for (let i = 0; i < inSlot.count; i++) {
      const passage = inSlot.places[i]!
      const quality = inSlot.values[passage]!
      const document = documentOf[passage]!
      if (quality > slotBest[document]!) slotBest[document] = quality
      slotSum.add(document, quality)
      inPassage.add(passage, slot.weight * quality)
    }
    for (let i = 0; i < slotSum.count; i++) {
      const document = slotSum.places[i]!
      const sum = slotSum.values[document]!
      const about = 1 - RANKING.about + (RANKING.about * sum) / (sum + half[document]!)
      inDocument.add(document, slot.weight * slotBest[document]! * about)
      slotBest[document] = 0
    }
    slotSum.clear()
  }

  function summarise(total: number, cutOff: number): Ranked[] {
    // What has less cannot reach the cut-off, however well it fits; a little less, for rounding.
    const least = (0.999 * total * (cutOff - RANKING.fit)) / (1 - RANKING.fit)
    const ranked: Ranked[] = []
    for (let i = 0; i < inPassage.count; i++) {
      const passage = inPassage.places[i]!
      const matched = inPassage.values[passage]!
      const document = documentOf[passage]!
      if (inDocument.values[document]! < least) continue
      const beyond = Math.max(0, information[passage]! - matched)
      const excess = isBody[passage] ? Math.min(beyond, RANKING.bodyExcess * total) : beyond
      const fit = Math.min(1, matched / (total + RANKING.excess * excess))
      const known = bestFit[document]!
      // Passages come in the order of the slots, so ties need an order of their own.
      if (fit > known || (fit === known && passage < bestPassage[document]!)) {
        bestFit[document] = fit
        bestPassage[document] = passage
      }
    }
    for (let i = 0; i < inDocument.count; i++) {
      const document = inDocument.places[i]!
      const matched = inDocument.values[document]!
      if (matched < least) continue
      const fit = bestFit[document]!
      const passage = bestPassage[document]!
      const coverage = Math.min(1, matched / total)
      const relevance = (1 - RANKING.fit) * coverage + RANKING.fit * fit
      bestFit[document] = 0
      ranked.push({ document, relevance, coverage, fit, passage })
    }
    inPassage.clear()
    inDocument.clear()
    return ranked
  }
}

/** What a slot adds to what a document is expected to have. */
function expected({ parts, weight }: Slot): number {
  const isPadding = parts.every(({ wordClass }) => ['stop', 'conversational'].includes(wordClass))
  return isPadding ? RANKING.padding * weight : weight
}
