/** Which way a language is written, by the letters that Unicode's likely subtags give it. */
export function directionOf(language: string): 'rtl' | 'ltr' {
  const { script = '' } = new Intl.Locale(language).maximize()
  return /^(Hebr|Arab)$/.test(script) ? 'rtl' : 'ltr'
}
