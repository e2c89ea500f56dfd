/** Marks the section that is being read in the table of contents, and scrolls its link into view there. */
export function markSection(): void {
  const contents = document.querySelector<HTMLElement>('.guide-contents')
  const sections = [...document.querySelectorAll('.guide-section')]
  if (!contents) return
  const visible = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) visible.add(target)
        else visible.delete(target)
      const present = sections.find((section) => visible.has(section))
      if (!present) return
      for (const link of contents.querySelectorAll<HTMLAnchorElement>('.guide-sections a'))
        if (link.hash === `#${present.id}`) show(link, contents)
        else link.removeAttribute('aria-current')
    },
    // The section in the upper part of the window counts as the one being read.
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
