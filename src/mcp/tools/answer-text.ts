/** A list of labelled facts; a fact that is not published is left out. */
export function bullets(facts: readonly (readonly [label: string, fact: unknown])[]): string {
  return facts
    .filter(([, fact]) => fact !== undefined && fact !== '')
    .map(([label, fact]) => `- ${label}: ${String(fact)}`)
    .join('\n')
}

/** What to do first where a question tells of danger; otherwise where to turn when nothing matched. */
export type Advise = (query: string, total: number) => string | undefined

/** How to get the rest of a list, for the end of an answer's text. */
export function pageNote(
  tool: string,
  { count, total, nextCursor }: { count: number; total: number; nextCursor: string | null },
): string {
  const shown = `${count} of ${total} shown.`
  return nextCursor === null
    ? shown
    : `${shown} For more, call ${tool} with the same arguments and cursor "${nextCursor}".`
}
