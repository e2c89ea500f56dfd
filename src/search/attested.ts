/**
 * Which splits of Hebrew words the texts bear out. A word without its particles is one if it stands
 * by itself somewhere, or is left of two different words: בבית and מהבית attest בית.
 */
import type { Attested } from './analyser.ts'
import { withoutParticles } from './particles.ts'
import { stemHebrew } from './suffixes.ts'
import { isHebrew } from './tokenise.ts'

/** Shorter remainders are left of many words by chance. */
const SHORTEST_REST = 3

/** Takes the different words of all texts. Returns the words and stems that they attest. */
export function attestedBy(vocabulary: ReadonlySet<string>): Attested {
  const words = new Set(vocabulary)
  const stems = new Set<string>()
  const once = new Set<string>()
  const onceStems = new Set<string>()
  for (const word of vocabulary) {
    if (!isHebrew(word)) continue
    stems.add(stemHebrew(word))
    const rests = withoutParticles(word).filter(({ length }) => length >= SHORTEST_REST)
    for (const rest of rests) see(rest, once, words)
    for (const stem of new Set(rests.map(stemHebrew))) see(stem, onceStems, stems)
  }
  return { words, stems }
}

function see(form: string, once: Set<string>, attested: Set<string>): void {
  if (once.has(form)) attested.add(form)
  else once.add(form)
}
