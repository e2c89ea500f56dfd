/** What the search takes and gives. Nothing here knows of the site, its files or its API. */

/** An entry to be found: an FAQ question or a service. */
export interface SearchDocument {
  readonly id: string
  readonly title: string
  readonly body: string
  /** Other ways people ask for it, Hebrew and English together; each is a value of its own. */
  readonly aliases: readonly string[]
}

/** Words or expressions by language. */
export interface Bilingual {
  readonly he: readonly string[]
  readonly en: readonly string[]
}

/** Expressions that mean the same. */
export interface Concept extends Bilingual {
  readonly id: string
  /** Those of its expressions that are everyday words too, and count less. */
  readonly weak?: readonly string[] | undefined
}

/** Expressions that put one entry first, whatever else matches. */
export interface DistressRule extends Bilingual {
  /** Id of the entry. */
  readonly entry: string
  /** Expressions around which the others mean nothing ("dying to know"). */
  readonly unless: Bilingual
  /** Expressions that, anywhere in the query, mean that it is not about now ("years ago"). */
  readonly notWith?: Bilingual | undefined
}

/** Everything about language that the owner can read and extend: content/search/*.yaml. */
export interface Lexicon {
  /** Words that count nothing. */
  readonly stopWords: Bilingual
  /** Words that count little. */
  readonly conversational: Bilingual
  /** Words of subjects that are not this practice's: they count more where nothing covers them. */
  readonly elsewhere: Bilingual
  readonly concepts: readonly Concept[]
  readonly distress: readonly DistressRule[]
}

/** One entry found. */
export interface Hit {
  readonly id: string
  /** Integer, 1 to 100, on one scale for all queries. */
  readonly score: number
}
