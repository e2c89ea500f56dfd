/**
 * Makes a choice of language hold for all code, on this page and the next, until the tab is closed. Without it
 * each box of code has its own choice, by CSS alone.
 */
export function rememberTabs(page: Document): void {
  const tabs = [...page.querySelectorAll<HTMLInputElement>('.tabs input')]
  const choose = (kind: string | undefined, value: string) => {
    for (const tab of tabs)
      if (tab.dataset['tabs'] === kind && tab.value === value) tab.checked = true
  }
  for (const kind of new Set(tabs.map((tab) => tab.dataset['tabs']))) {
    const kept = read(`${NAME}${kind ?? ''}`)
    if (kept !== null) choose(kind, kept)
  }
  for (const tab of tabs)
    tab.addEventListener('change', () => {
      const before = tab.getBoundingClientRect().top
      choose(tab.dataset['tabs'], tab.value)
      // Boxes above have another height now; what was chosen stays where it was seen.
      scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
      write(`${NAME}${tab.dataset['tabs'] ?? ''}`, tab.value)
    })
}

const NAME = 'code-tabs:'

/** A browser may forbid its storage: then nothing is remembered. */
function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

function write(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value)
  } catch {
    // Nothing is remembered, which the next page shows.
  }
}
