/** What the search takes and gives. */

/** An entry to be found: an FAQ question or a service. */
export interface SearchDocument {
  /** `faq/…` or `services/…`. */
  readonly id: string
  readonly title: string
  readonly body: string
  /** Whether it is what somebody in danger needs: it comes first where a question speaks of danger. */
  readonly isHelp: boolean
}

/** An entry that answers. */
export interface Hit {
  readonly id: string
  /** 1 to 100: how sure the search is that the entry answers, on one scale for all questions. */
  readonly score: number
}

/** Whether a question speaks of danger now: where acute, help comes first; where possible, beside the answers. */
export type Danger = 'none' | 'possible' | 'acute'

/** What a search finds. */
export interface SearchResult {
  /** The question's normalised words, in the keyboard layout that they were meant for. */
  readonly words: readonly string[]
  /** Best first; often none. */
  readonly hits: readonly Hit[]
  /** For whoever looks for a service: the one that fits best, where none is among the hits. */
  readonly service: Hit | undefined
  readonly danger: Danger
}
