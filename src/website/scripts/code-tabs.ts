/** Key of the choice in the session's storage. */
export const LANGUAGE_KEY = 'code-language'

/**
 * Makes a choice of language apply to all code, on this page and the next ones (Guide.astro), until the browser's tab
 * is closed. Without scripts, CSS gives each group of code its own choice.
 */
export function rememberTabs(): void {
  const tabs = document.querySelectorAll<HTMLInputElement>('.tabs [data-choice="language"]')
  for (const chosen of tabs)
    chosen.addEventListener('change', () => {
      const before = chosen.getBoundingClientRect().top
      for (const tab of tabs) if (tab.value === chosen.value) tab.checked = true
      // The heights of groups above have changed: scroll, so that what was clicked stays in place.
      scrollBy({ top: chosen.getBoundingClientRect().top - before, behavior: 'instant' })
      try {
        sessionStorage.setItem(LANGUAGE_KEY, chosen.value)
      } catch {
        // A browser may forbid its storage; then nothing is remembered.
      }
    })
}
