import { describe, expect, it } from 'vitest'
import { PATHS } from '../../catalogue/urls.ts'
import { instance } from '../../instance.ts'
import { ERROR_CODES } from '../../schemas/error.ts'
import { markdownVariant } from '../markdown-variant.ts'
import { GUIDE_PAGE_IDS, guidePage } from './guide.ts'
import { sectionsOf } from './section.ts'

const context = await (await instance()).documentContext()
const { catalogue, tools, endpoints } = context
const sections = GUIDE_PAGE_IDS.map((id) => [id, guidePage(context, id).sections] as const)
const reference = guidePage(context, 'reference').sections
const connect = guidePage(context, 'connect').sections

describe('the pages for developers', () => {
  it.each(sections)('%s has sections of its own names', (_id, all) => {
    expect(all.length).toBeGreaterThan(5)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const { title } of all) expect(title).not.toBe('')
  })

  it.each(GUIDE_PAGE_IDS)(
    '%s is whole as Markdown, with links that work outside of the site',
    (id) => {
      const text = markdownVariant(context, PATHS[id])
      for (const { title } of guidePage(context, id).sections)
        expect(text).toContain(`\n## ${title}\n`)
      expect(text).not.toMatch(/undefined|\[object|\]\([/#]/)
    },
  )

  it('keeps the places that errors and headers of answers point to', () => {
    const ids = guidePage(context, 'developers').sections.map(({ id }) => id)
    for (const id of ['errors', 'quoting', 'contact', 'versioning-and-deprecation', 'changelog'])
      expect(ids).toContain(id)
  })

  it('names each error of an operation once, and no code that does not exist', () => {
    for (const { id, errors = [] } of reference) {
      expect(errors, id).not.toEqual([])
      expect(new Set(errors).size, id).toBe(errors.length)
      expect(ERROR_CODES, id).toEqual(expect.arrayContaining(errors))
    }
  })

  it('says of each code which statuses it may come with, also where no route answers', () => {
    const codes = guidePage(context, 'developers').sections.find(({ id }) => id === 'error-codes')
    expect(codes?.markdown).toContain('| `query_too_long` | 400, 431 |')
    expect(codes?.markdown).toContain('| `invalid_request` | 400, 408 |')
    expect(codes?.markdown).toContain('| `internal_error` | 500 |')
  })

  it('shows a call that is refused in every language as one', () => {
    const errors = guidePage(context, 'developers').sections.find(({ id }) => id === 'errors')
    const python = errors?.examples?.[0]?.codes.find(({ label }) => label === 'Python')
    expect(python?.text).toContain('except HTTPError')
  })

  it('shows every operation with code in each language, its real answer and a form', () => {
    expect(reference.map(({ endpoint }) => endpoint)).toEqual(
      endpoints.map(({ method, path }) => ({ method, path })),
    )
    for (const { examples = [], form, fields = [] } of reference) {
      const [request, answer] = examples
      expect(request?.codes.map(({ label }) => label).slice(0, 3)).toEqual([
        'curl',
        'JavaScript',
        'Python',
      ])
      expect(answer?.codes[0]?.text).not.toBe('')
      expect(form).toBeDefined()
      expect(fields.map(({ title }) => title)).toContain('Answer')
    }
  })

  it('describes a stream event by event', () => {
    const ask = reference.find(({ id }) => id === 'askWithBody')
    expect(ask?.fields?.map(({ title }) => title)).toEqual([
      'Parameters',
      'Body',
      'Answer',
      'Event start',
      'Event result',
      'Event complete',
    ])
    expect(ask?.form?.fields).toEqual([{ name: 'streaming', value: 'true', type: 'checkbox' }])
  })

  it('lists each tool of the server with its arguments', () => {
    for (const { name, inputSchema } of tools) {
      const section = connect.find(({ id }) => id === name)
      const fields = section?.fields?.find(({ title }) => title === 'Arguments')?.fields ?? []
      const { properties = {} } = inputSchema as { properties?: object }
      expect(fields.map((field) => field.name)).toEqual(Object.keys(properties))
    }
  })

  it('gives the server’s own address to every client', () => {
    const address = catalogue.siteUrl + PATHS.mcp
    for (const { id, examples = [] } of connect)
      if (!tools.some(({ name }) => name === id) && id !== 'server')
        for (const { codes } of examples)
          for (const { text } of codes) expect(text, id).toContain(address)
  })

  it('makes sections of the headings of a text', () => {
    expect(sectionsOf('Before\n\n## One & two\n\ntext\n\n### Below\n\n## Three')).toEqual([
      { id: 'one--two', title: 'One & two', markdown: 'text\n\n### Below' },
      { id: 'three', title: 'Three', markdown: '' },
    ])
  })
})
