/** How well each passage matches one slot of a query: the maximum over the slot's views. */
import type { Passage } from './passages.ts'
import type { Index } from './postings.ts'
import type { Alternative, Slot } from './slots.ts'
import { Sparse } from './sparse.ts'

/** BM25's saturation and length normalisation, for bodies; titles and aliases are short. */
const BODY = {
  k1: 1.2,
  b: 0.75,
  /** What a word's first occurrence counts at least. */ presence: 0.7,
}

/**
 * Returns every passage that has something of the slot, with 0 to 1; it holds until the next call. `among`
 * are the only documents of interest, in ascending order; without it, all are.
 */
export type Match = (slot: Slot, among?: Int32Array) => Sparse

/** Takes the index and its passages. Returns the function that matches slots against them. */
export function createMatcher(index: Index, passages: readonly Passage[]): Match {
  const norm = bodyNorms(index, passages)
  const inSlot = new Sparse(passages.length)
  const inPart = new Sparse(passages.length)
  const firstPassages = firstPassagesOf(passages)
  const { places, counts } = index

  return function match({ parts, whole, weight }, among) {
    inSlot.clear()
    const own = parts.reduce((sum, part) => sum + part.weight, 0)
    for (const part of parts) {
      if (part.weight === 0) continue
      // A part of an expression is worth its own weight of it.
      const share = part.weight / Math.max(own, weight)
      if (parts.length === 1) {
        collect(part.alternatives, share, inSlot, among)
      } else {
        collect(part.alternatives, share, inPart, among)
        addToSlot()
      }
    }
    collect(whole, 1, inSlot, among)
    return inSlot
  }

  function addToSlot(): void {
    for (let i = 0; i < inPart.count; i++) {
      const passage = inPart.places[i]!
      inSlot.add(passage, inPart.values[passage]!)
    }
    inPart.clear()
  }

  /** Leaves in `into` the best match of each passage. */
  function collect(
    alternatives: readonly Alternative[],
    share: number,
    into: Sparse,
    among: Int32Array | undefined,
  ): void {
    for (const { quality, posting } of alternatives) {
      const { start, end } = posting
      if (among === undefined) {
        collectRange(start, end, quality, share, into)
        continue
      }
      let from = start
      for (const document of among) {
        from = firstAtLeast(places, firstPassages[document]!, from, end)
        let to = from
        while (to < end && places[to]! < firstPassages[document + 1]!) to++
        collectRange(from, to, quality, share, into)
        from = to
      }
    }
  }

  function collectRange(
    start: number,
    end: number,
    quality: number,
    share: number,
    into: Sparse,
  ): void {
    const best = share * quality
    for (let i = start; i < end; i++) {
      const passage = places[i]!
      // Most of what a view finds was found by a better one.
      if (into.values[passage]! >= best) continue
      const n = norm[passage]!
      const saturation = n === 0 ? 1 : counts[i]! / (counts[i]! + n)
      into.raise(passage, share * (quality * (BODY.presence + (1 - BODY.presence) * saturation)))
    }
  }
}

/** Where the passages of each document begin; the next one's beginning is their end. */
function firstPassagesOf(passages: readonly Passage[]): Int32Array {
  const documents = (passages.at(-1)?.document ?? -1) + 1
  const first = new Int32Array(documents + 1)
  for (const { document } of passages) first[document + 1]!++
  for (let document = 0; document < documents; document++) first[document + 1]! += first[document]!
  return first
}

/** The first index from `from` on whose place is at least `least`: by leaps, then by halves. */
function firstAtLeast(places: Int32Array, least: number, from: number, end: number): number {
  let low = from
  let leap = 1
  while (low + leap < end && places[low + leap]! < least) {
    low += leap
    leap *= 2
  }
  let high = Math.min(low + leap, end)
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]! < least) low = middle + 1
    else high = middle
  }
  return low
}

/** What the length of a body takes from a word's count; nothing for titles and aliases. */
function bodyNorms(index: Index, passages: readonly Passage[]): Float64Array {
  const bodies = passages.filter(({ field }) => field === 'body')
  const words = bodies.reduce((sum, { id }) => sum + index.lengths[id]!, 0)
  const average = words / bodies.length
  return Float64Array.from(passages, ({ id, field }) =>
    field === 'body' && average > 0
      ? BODY.k1 * (1 - BODY.b + (BODY.b * index.lengths[id]!) / average)
      : 0,
  )
}
