/**
 * Markdown with YAML front matter. Values are written as JSON strings, which are YAML too, so that no
 * text can break out of its field.
 */
export function withFrontMatter(fields: Record<string, string>, markdown: string): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n\n${markdown}`
}
