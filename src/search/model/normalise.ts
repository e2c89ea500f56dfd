/**
 * Unicode normalisation: texts that look the same to a reader become the same string.
 * Everything else in this folder works on the output of `normalise`.
 */

/**
 * Bidi controls, zero-width characters and the soft hyphen, which are invisible, and the tatweel, which only stretches
 * an Arabic word: they carry no meaning.
 */
const INVISIBLE = /[\u00AD\u061C\u0640\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu

const MARKS = /\p{M}/gu

/** Every way people type gershayim, as one sign; two single quotes count as one double quote. */
const DOUBLE_QUOTES = /[\u05F4\u201C-\u201F\u2033\u00AB\u00BB\uFF02]|['\u2018\u2019\u05F3]{2}/gu

/** Every way people type geresh. The spacing accents must go before NFKD, which splits them. */
const SINGLE_QUOTES = /[\u05F3\u2018-\u201B\u2032\u00B4\u0060\uFF07]/gu

/** The letters that have another form at the end of a word, and two of Arabic that are confused there. */
const FINAL_LETTERS: Record<string, string> = {
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
  ة: 'ه',
  ى: 'ي',
}
const FINAL_LETTER = new RegExp(`[${Object.keys(FINAL_LETTERS).join('')}]`, 'gu')

/** A particle before a quoted word (ב"הארץ"): the quotation mark separates, it is no gershayim. */
const QUOTED_AFTER_PARTICLE = /(?<![א-ת])([ושהכלבמ]{1,3})"(?=[א-ת]{3})/gu

/** Texts are cut to this before NFKD and after it, which lengthens them; questions have 2,000 characters at most. */
const MAX_CHARACTERS = 2500

/** What plain Hebrew and English have none of: for such a text, that is for most, there is nothing to decompose. */
const NOT_PLAIN = /[^\n -_a-~א-ת]|''/u

/** A letter twice is spelling; more often, it is emphasis. */
const REPEATED = /(.)\1{2,}/gsu
const LETTER = /\p{L}/u

/**
 * Takes any string, lone surrogates included. Returns it without niqqud, accents, bidi controls
 * and presentation forms (Unicode NFKD, UAX #15), in lower case, with final letters folded,
 * gershayim and geresh removed inside words, and the maqaf as a space; at most 2,500 characters of it.
 *
 * @example normalise('Café SOOO') // 'cafe so'
 */
export function normalise(text: string): string {
  const letters = foldLetters(decomposed(text.slice(0, MAX_CHARACTERS)))
  return withoutQuotes(letters).replace(REPEATED, (run, one: string) =>
    LETTER.test(one) ? one : run,
  )
}

function decomposed(text: string): string {
  if (!NOT_PLAIN.test(text)) return text
  return (
    text
      .replace(INVISIBLE, '')
      // Before NFKD as well, which takes time by the square of a run of marks.
      .replace(MARKS, '')
      .replace(DOUBLE_QUOTES, '"')
      .replace(SINGLE_QUOTES, "'")
      .normalize('NFKD')
      .slice(0, MAX_CHARACTERS)
      .replace(/\u05BE/gu, ' ')
      .replace(MARKS, '')
  )
}

function foldLetters(text: string): string {
  return text.toLowerCase().replace(FINAL_LETTER, (letter) => FINAL_LETTERS[letter] ?? letter)
}

function withoutQuotes(text: string): string {
  if (!text.includes('"') && !text.includes("'")) return text
  return text
    .replace(QUOTED_AFTER_PARTICLE, '$1 ')
    .replace(/(?<=[א-ת])"(?=[א-ת])/gu, '')
    .replace(/(?<=[א-ת])'/gu, '')
    .replace(/(?<=[a-z])'(?=[a-z])/gu, '')
}
