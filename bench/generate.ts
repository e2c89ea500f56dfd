import type { Lesson } from '../src/search/learn/learn.ts'
import type { SearchDocument } from '../src/search/types.ts'

const LETTERS = Array.from('אבגדהוזחטיכלמנסעפצקרשת')

/** Generates texts of made-up words with realistic frequencies. */
export interface Generator {
  words: (count: number) => string
  /** Entries with a title of 5 words and a body of 60. */
  entries: (count: number) => SearchDocument[]
  /** So many examples for each entry, of 5 words, 3 of them from the entry. */
  examples: (documents: readonly SearchDocument[], each: number) => Lesson[]
}

/** Makes a deterministic generator. Words follow Zipf's law, and have Hebrew particles and endings as often as in real texts. */
export function createGenerator(seed: number): Generator {
  const next = random(seed)
  const pick = (from: readonly string[]) => from[Math.floor(next() * from.length)] ?? ''
  const vocabulary = Array.from({ length: 20_000 }, () =>
    Array.from({ length: 3 + Math.floor(next() * 4) }, () => pick(LETTERS)).join(''),
  )
  const word = () => {
    const base = vocabulary[Math.floor(vocabulary.length ** next()) - 1] ?? ''
    const particle = next() < 0.3 ? pick(['ה', 'ב', 'ל', 'ו', 'מ', 'ש', 'וה', 'שב']) : ''
    return particle + base + (next() < 0.2 ? pick(['ים', 'ות', 'ה', 'י']) : '')
  }
  const words = (count: number) => Array.from({ length: count }, word).join(' ')
  return {
    words,
    entries: (count) =>
      Array.from({ length: count }, (_, i) => ({
        id: `entry-${i}`,
        title: words(5),
        body: words(60),
        isHelp: false,
      })),
    examples: (documents, each) =>
      documents.flatMap(({ id, title, body }) => {
        const own = `${title} ${body}`.split(' ')
        return Array.from({ length: each }, () => ({
          text: `${pick(own)} ${pick(own)} ${pick(own)} ${words(2)}`,
          label: id,
        }))
      }),
  }
}

/** A deterministic generator of numbers from 0 to 1: mulberry32, by Tommy Ettinger. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
