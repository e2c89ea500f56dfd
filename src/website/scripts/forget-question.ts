/**
 * Takes what was asked out of the address, and with it out of what "back" lists and of an address that is
 * copied, as soon as the page that answers is there. The entry of the history keeps it, so that the page comes again
 * when one reloads or returns. Without JavaScript the address keeps its question.
 */
const NAME = 'q'
const address = new URL(location.href)
const asked = address.searchParams.get(NAME)
const { [NAME]: kept } = (history.state ?? {}) as { [NAME]?: unknown }

if (asked) {
  // Not without its name: from /faq itself a link to a question of that page would load nothing.
  address.searchParams.set(NAME, '')
  history.replaceState({ [NAME]: asked }, '', address)
} else if (typeof kept === 'string') {
  // All questions are not what was here.
  document.documentElement.hidden = true
  address.searchParams.set(NAME, kept)
  location.replace(address)
}
