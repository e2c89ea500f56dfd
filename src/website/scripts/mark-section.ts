/** Marks the section that is being read in the contents, and keeps its link in sight there. */
export function markSection(page: Document): void {
  const contents = page.querySelector<HTMLElement>('.guide-contents')
  if (!contents) return
  const links = new Map(
    [...contents.querySelectorAll<HTMLAnchorElement>('.guide-sections a')].map((link) => [
      link.hash.slice(1),
      link,
    ]),
  )
  const visible = new Set<Element>()
  const sections = [...page.querySelectorAll('.guide-section')]
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) visible.add(target)
        else visible.delete(target)
      const present = sections.find((section) => visible.has(section))
      if (!present) return
      for (const [id, link] of links)
        if (id === present.id) show(link, contents)
        else link.removeAttribute('aria-current')
    },
    // The upper part of the window is what is being read.
    { rootMargin: '-10% 0px -70% 0px' },
  )
  for (const section of sections) observer.observe(section)
}

function show(link: HTMLAnchorElement, contents: HTMLElement): void {
  link.setAttribute('aria-current', 'location')
  const { top, bottom } = link.getBoundingClientRect()
  const box = contents.getBoundingClientRect()
  if (top < box.top) contents.scrollTop -= box.top - top
  else if (bottom > box.bottom) contents.scrollTop += bottom - box.bottom
}
