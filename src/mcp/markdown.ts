/** A list of labelled facts; a fact that is not published is left out. */
export function bullets(facts: readonly (readonly [label: string, fact: unknown])[]): string {
  return facts
    .filter(([, fact]) => fact !== undefined && fact !== '')
    .map(([label, fact]) => `- ${label}: ${String(fact)}`)
    .join('\n')
}
