import { describe, expect, it } from 'vitest'
import { content } from '../../instance.ts'
import { placeholderWarning } from '../../core/english-facts.ts'
import { PATHS, faqPath, markdownPath, pagePaths } from '../../catalogue/urls.ts'
import { pageMarkdown } from './page-markdown.ts'

const { catalogue } = await content()

const paths = pagePaths(catalogue)
const read = (path: string) => {
  const page = pageMarkdown(catalogue, path)
  if (!page) throw new Error(`no page at ${path}`)
  return page
}

describe('Markdown of pages', () => {
  it('covers every page and every service, and nothing twice', () => {
    expect(paths).toContain('/')
    expect(paths).toContain('/developers')
    expect(paths.filter((path) => path.startsWith('/services/'))).toHaveLength(
      catalogue.services.length,
    )
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).not.toContain('/not-found')
  })

  it('knows no page beside these', () => {
    expect(pageMarkdown(catalogue, '/nothing')).toBeUndefined()
    expect(pageMarkdown(catalogue, '/services/nothing')).toBeUndefined()
    expect(pageMarkdown(catalogue, '/about/')).toBeUndefined()
  })

  it.each(paths)('%s opens with its heading, is filled and holds no HTML', (path) => {
    const page = read(path)
    expect(page.url).toBe(catalogue.siteUrl + path)
    expect(page.markdown.startsWith(`# ${page.heading}\n\n`)).toBe(true)
    expect(page.markdown).not.toMatch(/\{\{|\}\}|undefined|<\/?(?!https?:)[a-z]/)
    expect(page.markdown).not.toMatch(/\n{3}/)
    expect(page.updated).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('opens the home page as people see it', () => {
    const { heading, title } = catalogue.pages.home.data
    expect(read('/')).toMatchObject({ heading: heading ?? title, title })
    expect(read('/about').heading).toBe(read('/about').title)
  })

  it.each(paths)('%s links to whole addresses of pages that exist', (path) => {
    const targets = [...read(path).markdown.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1])
    for (const target of targets) {
      expect(target).toMatch(/^(https?:\/\/|tel:|mailto:)/)
      const url = new URL(target ?? '')
      if (url.origin === catalogue.siteUrl) expect(paths).toContain(url.pathname)
    }
  })

  it('of help gives numbers before words, and the first to call before all', () => {
    const { markdown } = read(PATHS.emergency)
    const parts = markdown.split('\n## ')
    for (const number of ['1201', '101']) expect(parts[0]).toContain(`](tel:${number})`)
    for (const { title, text } of catalogue.pages.emergency.data.situations) {
      const part = parts.find((one) => one.startsWith(title)) ?? ''
      expect(part.indexOf('](tel:'), title).toBeGreaterThan(0)
      expect(part.indexOf('](tel:'), title).toBeLessThan(part.indexOf(text))
    }
  })

  it('says where sessions are held, and in which languages each helpline answers', () => {
    const { place, placeValue } = catalogue.site.labels
    for (const { id } of catalogue.services)
      expect(read(`/services/${id}`).markdown, id).toContain(`**${place}:** ${placeValue}`)
    expect(read(PATHS.en).markdown).toMatch(/ERAN: 1201 \(.*In Hebrew, Arabic, Russian/)
  })

  it.each([PATHS.developers, PATHS.reference, PATHS.connect])(
    '%s says where the whole page is, with the guide',
    (path) => {
      expect(read(path).markdown).toContain(`<${catalogue.siteUrl}${markdownPath(path)}>`)
    },
  )

  it('gives each question with its answer word for word', () => {
    const { markdown } = read('/faq')
    for (const { resource, data, body } of catalogue.faq) {
      expect(markdown).toContain(`### ${resource.question}\n\n${body.trim()}\n`)
      expect(markdown).toContain(`In English: ${data.english ?? '?'}`)
    }
  })

  it('gives one question as among all of them', () => {
    const real = { ...catalogue, practice: { ...catalogue.practice, placeholders: [] } }
    for (const { id } of catalogue.faq)
      expect(read('/faq').markdown).toContain(
        `##${pageMarkdown(real, faqPath(id))?.markdown ?? ''}`,
      )
  })

  it('gives the ways to book and what to write', () => {
    const { markdown } = read('/booking')
    for (const { url } of catalogue.booking.channels) expect(markdown).toContain(url)
    for (const line of catalogue.pages.booking.data.write) expect(markdown).toContain(`- ${line}`)
  })

  it.each(['/', '/booking', '/faq'])('%s names every helpline', (path) => {
    for (const { name, phone, url } of catalogue.helplines)
      expect(read(path).markdown).toContain(
        `**${name}:** ${phone ? `[${phone}]` : `<${url ?? ''}>`}`,
      )
  })

  it.each([
    ['/booking', catalogue.site.labels.placeholderNotice],
    ['/en', placeholderWarning(catalogue)],
    ['/developers', placeholderWarning(catalogue)],
  ])('%s says in its language that facts only stand in for real ones', (path, words = '?') => {
    const notice = `> ${words}`
    const real = { ...catalogue, practice: { ...catalogue.practice, placeholders: [] } }
    expect(read(path).markdown.includes(notice)).toBe(catalogue.practice.placeholders.length > 0)
    expect(pageMarkdown(real, path)?.markdown).not.toContain(notice)
  })

  it('is as new as the newest entry a page shows', () => {
    const [first, ...rest] = catalogue.faq
    if (!first) throw new Error('no FAQ')
    const newer = { ...first, data: { ...first.data, updated: '2999-01-01' } }
    const changed = { ...catalogue, faq: [newer, ...rest] }
    expect(pageMarkdown(changed, '/faq')?.updated).toBe('2999-01-01')
    expect(pageMarkdown(changed, '/about')?.updated).toBe(read('/about').updated)
  })
})
