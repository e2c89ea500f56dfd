import { stemmer } from 'stemmer'

/** Takes a normalised Latin word. Returns its stem by Porter's algorithm (package `stemmer`). */
export function stemEnglish(word: string): string {
  return stemmer(word)
}
