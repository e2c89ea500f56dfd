/** Fills the `{names}` of an interface text. */
export function format(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (token, name: string) => String(values[name] ?? token))
}
