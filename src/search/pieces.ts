/** Shorter pieces are figures of speech as often as not. */
const MIN_PIECE_WORDS = 3
/** A longer clause is read in overlapping windows. */
const MAX_CLAUSE_WORDS = 18
const WINDOW_WORDS = 14
const WINDOW_STEP = 6
/** Further pieces are not read by themselves, so that the work stays bounded. */
const MAX_PIECES = 80

/** Joins two clauses without punctuation. */
const CONJUNCTION = /^(?:and|but|so|because|אבל|כי|אז|но|и|а|و|بس|لكن|et|mais)$/u
/** The Hebrew "and", which is a letter of the word after it. */
const HEBREW_AND = /^ו(?=[א-ת]{2})/u

/**
 * The pieces of a text that may speak of danger by themselves: sentences, clauses, and what conjunctions join in them.
 *
 * @param sentences Its normalised words, by sentence and clause.
 * @returns The words of each piece; none where the text is a single piece.
 * @example piecesOf([[['go', 'away', 'now'], ['i', 'am', 'fine']]])
 *   // [['go', 'away', 'now', 'i', 'am', 'fine'], ['go', 'away', 'now'], ['i', 'am', 'fine']]
 */
export function piecesOf(sentences: readonly string[][][]): (readonly string[])[] {
  const pieces = sentences
    .flatMap((clauses) => (clauses.length > 1 ? [clauses.flat(), ...clauses] : clauses))
    .flatMap((piece) => [
      ...(piece.length <= MAX_CLAUSE_WORDS ? [piece] : windowsOf(piece)),
      ...splitAtConjunctions(piece),
    ])
  const long = pieces.filter(({ length }) => length >= MIN_PIECE_WORDS)
  return pieces.length < 2 ? [] : long.slice(0, MAX_PIECES)
}

function windowsOf(words: readonly string[]): (readonly string[])[] {
  const count = Math.ceil((words.length - WINDOW_STEP) / WINDOW_STEP)
  return Array.from({ length: count }, (_, i) =>
    words.slice(i * WINDOW_STEP, i * WINDOW_STEP + WINDOW_WORDS),
  )
}

/** The parts between conjunctions, without those; none where there is no conjunction. */
function splitAtConjunctions(words: readonly string[]): (readonly string[])[] {
  const starts = words.flatMap((word, at) => (at > 0 && isConjunction(word) ? [at] : []))
  if (starts.length === 0) return []
  return [0, ...starts].map((start, i) => {
    const [first = '', ...rest] = words.slice(start, starts[i])
    return start > 0 && CONJUNCTION.test(first)
      ? rest
      : [start > 0 ? first.replace(HEBREW_AND, '') : first, ...rest]
  })
}

const isConjunction = (word: string) => CONJUNCTION.test(word) || HEBREW_AND.test(word)
