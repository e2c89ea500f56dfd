const FEEDBACK_MS = 2000

/**
 * Makes a button copy texts of the page, and say so for a moment.
 *
 * @param parts Gives the elements to copy. Where the browser does not allow it, the first is selected instead.
 * @param words What the button says then.
 */
export function copyOnClick(
  button: HTMLButtonElement,
  parts: () => HTMLElement[],
  words: { copied: string; selected: string },
): void {
  const { textContent } = button
  let timer: ReturnType<typeof setTimeout> | undefined
  button.addEventListener('click', () => {
    void copy(parts()).then((isCopied) => {
      button.textContent = isCopied ? words.copied : words.selected
      clearTimeout(timer)
      timer = setTimeout(() => (button.textContent = textContent), FEEDBACK_MS)
    })
  })
}

async function copy(parts: HTMLElement[]): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(parts.map((part) => part.textContent).join('\n'))
    return true
  } catch {
    if (parts[0]) getSelection()?.selectAllChildren(parts[0])
    return false
  }
}
