/** How long the button says that it is done, in milliseconds. */
const PATIENCE = 2000

/** Shows the buttons that copy the code below them, folded lines included. */
export function offerCopies(page: Document): void {
  const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()
  for (const button of page.querySelectorAll<HTMLButtonElement>('.copy')) {
    button.hidden = false
    button.addEventListener('click', () => {
      const code = shownCode(button)
      void copy(code).then((isCopied) => {
        button.textContent = isCopied ? 'Copied' : 'Selected'
        clearTimeout(timers.get(button))
        timers.set(
          button,
          setTimeout(() => (button.textContent = 'Copy'), PATIENCE),
        )
      })
    })
  }
}

function shownCode(button: HTMLElement): HTMLElement[] {
  const codes = button.closest('.code-group')?.querySelectorAll<HTMLElement>('.code') ?? []
  const shown = [...codes].find((code) => code.checkVisibility())
  return [...(shown?.querySelectorAll('pre') ?? [])]
}

/** Copies; where the browser does not allow it, selects the code for the reader to copy. */
async function copy(parts: HTMLElement[]): Promise<boolean> {
  const text = parts.map((part) => part.textContent).join('\n')
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    if (parts[0]) getSelection()?.selectAllChildren(parts[0])
    return false
  }
}
