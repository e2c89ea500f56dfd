/** How soon the next press must follow, in milliseconds. */
const NEXT_PRESS_MS = 5000
const PRESSES = 3

/**
 * Leaves a page at once, by its link or by three presses of Shift, and takes the page's place in the history
 * of the browser, so that "back" does not return to it. Without JavaScript the link is a plain link.
 *
 * Source: https://design-system.service.gov.uk/components/exit-this-page/
 *
 * @param link Where to go.
 * @param status Tells screen readers how many presses are missing; its texts are in its data attributes.
 */
function leaveQuickly(link: HTMLAnchorElement, status: HTMLElement): void {
  const said = ['', status.dataset['twoMore'], status.dataset['oneMore']]
  let presses = 0
  let isAlone = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const count = (made: number) => {
    presses = made
    status.textContent = said[made] ?? ''
    clearTimeout(timer)
    timer = setTimeout(count, NEXT_PRESS_MS, 0)
  }
  const leave = () => {
    // The page must not be seen while the other one loads.
    document.documentElement.hidden = true
    location.replace(link.href)
  }

  link.addEventListener('click', (event) => {
    event.preventDefault()
    leave()
  })
  // A press counts only if Shift is pressed alone: with letters it makes capitals, with Alt it changes the keyboard's
  // language, with the mouse it selects.
  const withOther = () => {
    isAlone = false
    count(0)
  }
  document.addEventListener('keydown', ({ key, repeat, altKey, ctrlKey, metaKey }) => {
    if (key !== 'Shift' || altKey || ctrlKey || metaKey) withOther()
    else if (!repeat) isAlone = true
  })
  document.addEventListener('pointerdown', withOther)
  document.addEventListener('wheel', withOther)
  document.addEventListener('keyup', ({ key }) => {
    if (key !== 'Shift' || !isAlone) return
    isAlone = false
    if (presses + 1 === PRESSES) leave()
    else count(presses + 1)
  })
  // The browser may restore the hidden page from its back/forward cache.
  addEventListener('pageshow', () => (document.documentElement.hidden = false))
}

const link = document.querySelector<HTMLAnchorElement>('.leave-link')
const message = document.querySelector<HTMLElement>('.leave-status')
if (link && message) leaveQuickly(link, message)
