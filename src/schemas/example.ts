/** A way that people ask, with what answers it in this practice. */
export interface Example {
  readonly text: string
  /** `faq/…` or `services/…` and the id of the entry that answers, or `NOTHING`. */
  readonly label: string
  /** Whether it speaks of danger: what answers it is help. */
  readonly isDanger: boolean
  /** What is happening to who says so: the id of a situation of the page of help. */
  readonly situation?: string
}

/** What two examples share that differ in nothing but case, spaces and punctuation. */
export function exampleKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The label of what nothing on the site answers. */
export const NOTHING = 'nothing'
