/**
 * Takes the question out of the page's address, so that neither the browser's history shows it nor a copied link has
 * it. The history entry's state keeps it, so that a reload, or going back, shows the results again. Without JavaScript
 * the address keeps the question.
 */
const NAME = 'q'
const address = new URL(location.href)
const asked = address.searchParams.get(NAME)
const { [NAME]: kept } = (history.state ?? {}) as { [NAME]?: unknown }

if (asked) {
  // An empty `q` stays: with the bare address /faq, a link to an anchor of the FAQ page would not load that page.
  address.searchParams.set(NAME, '')
  history.replaceState({ [NAME]: asked }, '', address)
} else if (typeof kept === 'string') {
  // The server has answered with the page of all questions, which is not what was here.
  document.documentElement.hidden = true
  address.searchParams.set(NAME, kept)
  location.replace(address)
}
