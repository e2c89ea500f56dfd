/** Fewer words are a figure of speech as often as not. */
const FEWEST_WORDS = 3
/** Who writes on without a stop is heard piece by piece: pieces of so many words, each half over the one before. */
const MOST_WORDS = 18
const PIECE = 14
const STEP = 6
/** More are looked at as a whole only, so that the work stays bounded. */
const MOST_PIECES = 80

/** What joins two clauses where no sign stands between them; in Hebrew a letter of the next word. */
const CONJUNCTION = /^(?:and|but|so|because|אבל|כי|אז|но|и|а|و|بس|لكن|et|mais)$/u
const JOINED_BY_A_LETTER = /^ו(?=[א-ת]{2})/u

/**
 * The pieces of a text that may say something by themselves: its sentences, their clauses, and what is joined in them.
 *
 * @param sentences Its words, by sentence and clause.
 * @returns None of a text that is one piece.
 */
export function piecesOf(sentences: readonly string[][][]): (readonly string[])[] {
  const pieces = sentences
    .flatMap((clauses) => (clauses.length > 1 ? [clauses.flat(), ...clauses] : clauses))
    .flatMap((piece) => [
      ...(piece.length <= MOST_WORDS ? [piece] : overlapping(piece)),
      ...joined(piece),
    ])
  const long = pieces.filter(({ length }) => length >= FEWEST_WORDS)
  return pieces.length < 2 ? [] : long.slice(0, MOST_PIECES)
}

function overlapping(words: readonly string[]): (readonly string[])[] {
  const count = Math.ceil((words.length - STEP) / STEP)
  return Array.from({ length: count }, (_, i) => words.slice(i * STEP, i * STEP + PIECE))
}

/** The clauses of one that no sign divides, without what joins them. */
function joined(words: readonly string[]): (readonly string[])[] {
  const starts = words.flatMap((word, at) => (at > 0 && isJoining(word) ? [at] : []))
  if (starts.length === 0) return []
  return [0, ...starts].map((start, i) => {
    const [first = '', ...rest] = words.slice(start, starts[i])
    return start > 0 && CONJUNCTION.test(first)
      ? rest
      : [start > 0 ? first.replace(JOINED_BY_A_LETTER, '') : first, ...rest]
  })
}

const isJoining = (word: string) => CONJUNCTION.test(word) || JOINED_BY_A_LETTER.test(word)
