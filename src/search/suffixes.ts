/**
 * A light Hebrew stemmer for endings: plural, feminine, construct and possessive of nouns and
 * adjectives, and the personal endings of verbs. פגישה, פגישות, פגישת, פגישותיי → פגיש.
 */

/** Longest first; only one is taken. */
const ENDINGS = [
  'ותיהמ',
  'ותיהנ',
  'ותיכמ',
  'ותיכנ',
  'ותינו',
  'ותייכ',
  'יותיו',
  'יותיי',
  'תיהמ',
  'ותיי',
  'ותיכ',
  'ותיו',
  'ותיה',
  'תכמ',
  'תכנ',
  'תהמ',
  'תהנ',
  'תנו',
  'יהמ',
  'יהנ',
  'יכמ',
  'יכנ',
  'ינו',
  'ייכ',
  'יות',
  'ויות',
  'ותי',
  'ימ',
  'ות',
  'ינ',
  'יי',
  'יכ',
  'יו',
  'יה',
  'ית',
  'תי',
  'תמ',
  'תנ',
  'תו',
  'תה',
  'תכ',
  'הו',
  'המ',
  'הנ',
  'כמ',
  'כנ',
  'נו',
  'ה',
  'ת',
  'י',
  'ו',
  'כ',
].sort((a, b) => b.length - a.length)

/** A stem keeps this many letters, so that short words stay themselves. */
const SHORTEST_STEM = 3

/** Takes a normalised Hebrew word without particles. Returns its stem (often the word itself). */
export function stemHebrew(word: string): string {
  for (const ending of ENDINGS) {
    if (word.length - ending.length >= SHORTEST_STEM && word.endsWith(ending)) {
      return word.slice(0, -ending.length)
    }
  }
  return word
}
