/** How long a button says that it is done, in milliseconds. */
const SAID_MS = 2000

/**
 * Makes a button copy texts of the page, and say so for a moment.
 *
 * @param parts What is copied, when it is pressed. Where the browser does not allow it, the first of them is
 *   selected for the reader to copy.
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
      timer = setTimeout(() => (button.textContent = textContent), SAID_MS)
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
