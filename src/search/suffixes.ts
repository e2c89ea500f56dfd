/**
 * A light Hebrew stemmer for endings: plural, feminine, construct and possessive of nouns and
 * adjectives, and the personal endings of verbs. פגישה, פגישות, פגישת, פגישותיי → פגיש.
 */

/** The longest that stands is taken, and only one. */
const ENDINGS = new Set([
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
])
const LONGEST = Math.max(...Array.from(ENDINGS, ({ length }) => length))

/** A stem keeps this many letters, so that short words stay themselves. */
const SHORTEST_STEM = 3

/** Takes a normalised Hebrew word without particles. Returns its stem (often the word itself). */
export function stemHebrew(word: string): string {
  const longest = Math.min(LONGEST, word.length - SHORTEST_STEM)
  for (let length = longest; length > 0; length--)
    if (ENDINGS.has(word.slice(-length))) return word.slice(0, -length)
  return word
}
