/** Spaces, and what nobody sees: marks such as those of direction, which some keyboards write, and fillers. */
const BLANK = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u

/** Whether a question asks nothing that anybody could see: it is as if there were none. */
export function isBlank(question: string): boolean {
  return BLANK.test(question)
}
