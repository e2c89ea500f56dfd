/** How long the button says that it is done, in milliseconds. */
const PATIENCE = 2000

/** Shows the buttons that copy the code below them, folded lines included. */
export function offerCopies(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.copy')) {
    let timer: ReturnType<typeof setTimeout> | undefined
    button.hidden = false
    button.addEventListener('click', () => {
      void copy(shownCode(button)).then((isCopied) => {
        button.textContent = isCopied ? 'Copied' : 'Selected'
        clearTimeout(timer)
        timer = setTimeout(() => (button.textContent = 'Copy'), PATIENCE)
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
  try {
    await navigator.clipboard.writeText(parts.map((part) => part.textContent).join('\n'))
    return true
  } catch {
    if (parts[0]) getSelection()?.selectAllChildren(parts[0])
    return false
  }
}
