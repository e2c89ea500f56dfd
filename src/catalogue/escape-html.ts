/**
 * Escapes a text for HTML or XML, in an element or in an attribute between double quotes. Apostrophes stay, since pages
 * look for words with them ("John's") in the result.
 *
 * @example escapeHtml('a < b') // 'a &#60; b'
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
