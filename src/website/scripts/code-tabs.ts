/** Where a browser keeps the choice. */
export const LANGUAGE = 'code-language'

/**
 * Makes a choice of language hold for all code, on this page and the next, until the tab is closed. Without it
 * each box of code has its own choice, by CSS alone. The next page applies it by itself, before it is seen.
 */
export function rememberTabs(page: Document): void {
  const tabs = [...page.querySelectorAll<HTMLInputElement>('.tabs [data-choice="language"]')]
  const choose = (language: string) => {
    for (const tab of tabs) if (tab.value === language) tab.checked = true
  }
  for (const tab of tabs)
    tab.addEventListener('change', () => {
      const before = tab.getBoundingClientRect().top
      choose(tab.value)
      // Boxes above have another height now; what was chosen stays where it was seen.
      scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
      keep(tab.value)
    })
}

function keep(language: string): void {
  try {
    sessionStorage.setItem(LANGUAGE, language)
  } catch {
    // A browser may forbid its storage: then nothing is remembered, which the next page shows.
  }
}
