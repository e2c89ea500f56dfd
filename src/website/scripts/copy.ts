const FEEDBACK_MS = 2000

/**
 * Shows the page's buttons that copy, and makes them work: the code below a button, folded lines included, or a
 * message. Where the browser does not allow it, the text is selected instead. The button says which, for a moment.
 */
export function offerCopies(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.copy, .message-copy'))
    copyOnClick(button)
}

function copyOnClick(button: HTMLButtonElement): void {
  const { textContent } = button
  const { copied = 'Copied', selected = 'Selected' } = button.dataset
  let timer: ReturnType<typeof setTimeout> | undefined
  button.hidden = false
  button.addEventListener('click', () => {
    void copy(textsFor(button)).then((isCopied) => {
      button.textContent = isCopied ? copied : selected
      clearTimeout(timer)
      timer = setTimeout(() => (button.textContent = textContent), FEEDBACK_MS)
    })
  })
}

/** What a button copies: of the languages of code, the one that is shown. */
function textsFor(button: HTMLButtonElement): HTMLElement[] {
  const texts = button
    .closest('.code-group, .message')
    ?.querySelectorAll<HTMLElement>('.code pre, .message-text')
  return [...(texts ?? [])].filter((text) => text.closest('.code, .message')?.checkVisibility())
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
