import { copyOnClick } from './copy.ts'

for (const button of document.querySelectorAll<HTMLButtonElement>('.message-copy')) {
  const { copied = '', selected = '' } = button.dataset
  const text = button.closest('.message')?.querySelector<HTMLElement>('.message-text')
  copyOnClick(button, () => (text ? [text] : []), { copied, selected })
}
