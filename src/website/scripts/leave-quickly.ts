/** How soon the next press must follow, in milliseconds. */
const PATIENCE = 5000
const PRESSES = 3

/**
 * Leaves a page at once, by its link or by three presses of Shift, and takes the page's place in the history
 * of the browser, so that "back" does not return to it. Without JavaScript the link is a plain link.
 *
 * Source: https://design-system.service.gov.uk/components/exit-this-page/
 *
 * @param link Where to.
 * @param status Tells readers of the screen how many presses are missing; its texts are in its data.
 * @param leave Goes there; given for tests.
 */
export function leaveQuickly(
  link: HTMLAnchorElement,
  status: HTMLElement | null,
  leave: (url: string) => void = (url) => location.replace(url),
): void {
  const page = link.ownerDocument
  let presses = 0
  let wasWithOther = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const say = (text: string | undefined) => {
    if (status) status.textContent = text ?? ''
  }
  const forget = () => {
    presses = 0
    clearTimeout(timer)
    say('')
  }
  const go = () => {
    // Nothing of the page is seen while the other one loads.
    page.documentElement.hidden = true
    leave(link.href)
  }

  link.addEventListener('click', (event) => {
    event.preventDefault()
    go()
  })
  // Shift that is let go after a capital letter was typed with it is no press of its own.
  page.addEventListener('keydown', (event) => {
    if (event.key !== 'Shift') {
      wasWithOther = event.shiftKey
      forget()
    }
  })
  page.addEventListener('keyup', (event) => {
    if (event.key !== 'Shift') return
    if (wasWithOther) {
      wasWithOther = false
      return
    }
    presses += 1
    clearTimeout(timer)
    if (presses === PRESSES) {
      go()
      return
    }
    say(presses === 1 ? status?.dataset['twoMore'] : status?.dataset['oneMore'])
    timer = setTimeout(forget, PATIENCE)
  })
  // Shown again from the browser's memory, the page is whole.
  page.defaultView?.addEventListener('pageshow', () => (page.documentElement.hidden = false))
}
