/**
 * Languages by their names in another: עברית, אנגלית.
 *
 * @param codes ISO 639.
 * @param reader Language of the names.
 */
export function languageNames(codes: readonly string[], reader: 'he' | 'en'): string {
  const names = new Intl.DisplayNames([reader], { type: 'language' })
  return codes.map((code) => names.of(code) ?? code).join(', ')
}
