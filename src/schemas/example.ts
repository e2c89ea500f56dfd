/** An example of how people ask, with what answers it in this practice. */
export interface Example {
  readonly text: string
  /** `faq/…` or `services/…` and the id of the entry that answers, or `NOTHING`. */
  readonly label: string
  /** Whether it speaks of danger, that is, whether its entry is help. */
  readonly isDanger: boolean
  /** The id of the situation of the page of help that it speaks of. */
  readonly situation?: string
}

/**
 * A key that is the same for texts that differ only in case, spaces and punctuation.
 *
 * @example exampleKey('How much?') // 'how much'
 */
export function exampleKey(text: string): string {
  return text
    .replace(RUN_OF_MARKS, '$1')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Marks on one letter, more than any script has; to sort them takes NFKC time by the square of their number. */
const RUN_OF_MARKS = /(\p{M}{8})\p{M}+/gu

/** The label of what nothing on the site answers. */
export const NOTHING = 'nothing'
