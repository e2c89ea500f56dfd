/** Fewer words are a figure of speech as often as not. */
const SHORTEST = 3
/** Who writes on without a stop is heard piece by piece: pieces of so many words, each half over the one before. */
const LONGEST = 18
const PIECE = 14
const STEP = 6
/** More are looked at as a whole only, so that the work stays bounded. */
const MOST = 80

/**
 * The pieces of a text that may say something by themselves: its sentences, and their clauses.
 *
 * @param sentences Its words, by sentence and clause.
 * @returns None of a text that is one piece.
 */
export function piecesOf(sentences: readonly string[][][]): (readonly string[])[] {
  const pieces = sentences
    .flatMap((clauses) => (clauses.length > 1 ? [clauses.flat(), ...clauses] : clauses))
    .flatMap((piece) => (piece.length <= LONGEST ? [piece] : overlapping(piece)))
  const long = pieces.filter(({ length }) => length >= SHORTEST)
  return pieces.length < 2 ? [] : long.slice(0, MOST)
}

function overlapping(words: readonly string[]): (readonly string[])[] {
  const count = Math.ceil((words.length - STEP) / STEP)
  return Array.from({ length: count }, (_, i) => words.slice(i * STEP, i * STEP + PIECE))
}
