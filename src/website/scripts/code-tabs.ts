/** Where a browser keeps the choice. */
export const LANGUAGE = 'code-language'

/**
 * Makes a choice of language hold for all code, on this page and the next, until the tab is closed. Without it
 * each box of code has its own choice, by CSS alone. The next page applies it by itself, before it is seen.
 */
export function rememberTabs(): void {
  const tabs = document.querySelectorAll<HTMLInputElement>('.tabs [data-choice="language"]')
  for (const chosen of tabs)
    chosen.addEventListener('change', () => {
      const before = chosen.getBoundingClientRect().top
      for (const tab of tabs) if (tab.value === chosen.value) tab.checked = true
      // Boxes above have another height now; what was chosen stays where it was seen.
      scrollBy({ top: chosen.getBoundingClientRect().top - before, behavior: 'instant' })
      try {
        sessionStorage.setItem(LANGUAGE, chosen.value)
      } catch {
        // A browser may forbid its storage: then nothing is remembered, which the next page shows.
      }
    })
}
