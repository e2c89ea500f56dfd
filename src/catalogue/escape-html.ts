/**
 * A text as HTML or XML, in an element or in an attribute between double quotes. Apostrophes stay: they are
 * letters of words ("John's"), which pages look for in what this gives.
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
