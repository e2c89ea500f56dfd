import { copyOnClick } from './copy.ts'

/** Shows the buttons that copy the code below them, folded lines included. */
export function offerCopies(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.copy')) {
    button.hidden = false
    copyOnClick(button, () => shownCode(button), { copied: 'Copied', selected: 'Selected' })
  }
}

function shownCode(button: HTMLElement): HTMLElement[] {
  const codes = button.closest('.code-group')?.querySelectorAll<HTMLElement>('.code') ?? []
  const shown = [...codes].find((code) => code.checkVisibility())
  return [...(shown?.querySelectorAll('pre') ?? [])]
}
