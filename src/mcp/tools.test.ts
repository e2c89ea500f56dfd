import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv'
import { describe, expect, it } from 'vitest'
import { instance } from '../instance.ts'
import { PATHS, markdownPath } from '../catalogue/urls.ts'
import { placeholderWarning } from '../core/english-facts.ts'
import { createMessageHandler } from './handler.ts'
import { serverFactory } from './server.ts'
import { callTool, rpc } from '../testing/mcp-calls.ts'
import type { Danger } from '../search/types.ts'
import { listAnswer } from './tools/lists.ts'

const { catalogue, resources, answers } = await instance()

const validator = new AjvJsonSchemaValidator()

const CALLS: [tool: string, args: object][] = [
  ['get_practice_info', {}],
  ['list_services', {}],
  ['list_services', { q: 'חרדה', limit: 1 }],
  ['list_services', { q: 'qwertyuiop' }],
  ['search_faq', {}],
  ['search_faq', { query: 'מחיר', limit: 1 }],
  ['search_faq', { query: 'qwertyuiop' }],
  ['get_booking_info', {}],
  ['read_site_page', { path: '/booking' }],
  ['read_site_page', { path: '/faq' }],
  ['read_site_page', { path: '/faq#emergency' }],
]

/** Numbers and texts in a value, at any depth. */
function leaves(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return value === null ? [] : [value]
  return Object.values(value).flatMap(leaves)
}

describe.each(CALLS)('%s %j', (tool, args) => {
  it('gives the same facts as text and as data', async () => {
    const { content, structuredContent, isError } = await callTool(tool, args)
    expect(isError).toBeUndefined()
    const text = content[0]?.text ?? ''
    const missing = leaves(structuredContent)
      .filter((leaf) => typeof leaf !== 'boolean')
      .filter((leaf) => !text.includes(String(leaf).trim()))
    expect(missing).toEqual([])
  })

  it('gives data of its schema, which allows for more fields', async () => {
    const { body } = await rpc('tools/list')
    const definitions = body.result['tools'] as { name: string; outputSchema: object }[]
    const schema = definitions.find(({ name }) => name === tool)?.outputSchema ?? {}
    const validate = validator.getValidator(schema)
    const { structuredContent } = await callTool(tool, args)
    expect(validate(structuredContent).errorMessage).toBeUndefined()
    expect(validate({ ...structuredContent, later: 1 }).valid).toBe(true)
    expect(validate({}).valid).toBe(tool === 'get_practice_info')
  })
})

describe('the tools', () => {
  it('are each called above', async () => {
    const { body } = await rpc('tools/list')
    const listed = (body.result['tools'] as { name: string }[]).map(({ name }) => name)
    expect(new Set(CALLS.map(([tool]) => tool))).toEqual(new Set(listed))
  })

  it('are small: no answer to a default call is longer than 10,000 characters', async () => {
    for (const [tool, args] of CALLS)
      expect((await callTool(tool, args)).content[0]?.text.length).toBeLessThan(10_000)
  })

  it('are public, read-only and warn against personal details', async () => {
    const { body } = await rpc('tools/list')
    for (const tool of body.result['tools'] as { annotations: object; description: string }[]) {
      expect(tool.annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false })
      expect(tool.description).toContain('anything else personal')
    }
  })
})

describe('list_services', () => {
  it('says whom to call before all else, also where no service matches', async () => {
    const { structuredContent, content } = await callTool('list_services', { q: 'suicide' })
    const { total, hint } = structuredContent as { total: number; hint: string }
    expect(total).toBe(0)
    expect(hint).toMatch(/1201[^]*\n\nNo service matches\./)
    expect(content[0]?.text.startsWith(hint)).toBe(true)
  })

  it('names the way on when nothing matches, in text and data', async () => {
    const { structuredContent, content } = await callTool('list_services', { q: 'qwertyuiop' })
    const { hint } = structuredContent as { hint: string }
    expect(hint).toMatch(
      `No service matches. Call list_services without q for all ${catalogue.services.length};`,
    )
    expect(hint).toContain('search_faq')
    expect(content[0]?.text.startsWith(hint)).toBe(true)
  })
})

describe('what is said of danger', () => {
  const answer = { ...answers(''), fallback: 'fallback', help: 'whom to call' }
  const answerOf = (danger: Danger | undefined, total = 1) => {
    const list = { count: total, total, nextCursor: null }
    const { help } = danger === 'none' ? { help: undefined } : answer
    return listAnswer('x', list, {
      answer: danger && { ...answer, danger, help },
      entries: ['entry'],
      nothing: 'nothing',
    })
  }

  it('stands before all else where it is sure', () => {
    const { data, markdown } = answerOf('acute')
    expect(data.hint).toBe('whom to call')
    expect(markdown).toBe('whom to call\n\nentry\n\n1 of 1 shown.')
  })

  it('follows the entries where it is possible', () => {
    const { data, markdown } = answerOf('possible')
    expect(data.hint).toBe('whom to call')
    expect(markdown).toBe('entry\n\n1 of 1 shown.\n\nwhom to call')
  })

  it('is nothing without danger, but where to turn if nothing matches', () => {
    expect(answerOf('none').data.hint).toBeUndefined()
    expect(answerOf('none', 0).markdown).toBe('nothing\n\nfallback')
    expect(answerOf(undefined).data.hint).toBeUndefined()
  })
})

describe('the warning of placeholders', () => {
  it.each(CALLS)('ends the text of %s %j', async (tool, args) => {
    const { content } = await callTool(tool, args)
    expect(content[0]?.text.endsWith(`\n\n${placeholderWarning(catalogue) ?? '?'}`)).toBe(true)
  })

  it('is not there without placeholders', async () => {
    const real = { ...catalogue, practice: { ...catalogue.practice, placeholders: [] } }
    const createServer = serverFactory({
      catalogue: real,
      reads: resources,
      pageMarkdown: () => undefined,
      onFailure: () => undefined,
    })
    const mcp = createMessageHandler({ createServer, onFailure: () => undefined })
    const params = { name: 'list_services', arguments: {} }
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
    const text = await (await mcp(body, {})).text()
    expect(text).toContain('shown.')
    expect(text).not.toContain('demonstration')
  })
})

describe('get_practice_info', () => {
  it('says by whose clock it is open', async () => {
    const text = (await callTool('get_practice_info')).content[0]?.text
    expect(text).toMatch(/Open: .*, Israel time\n/)
  })
})

describe('search_faq', () => {
  it('gives five entries when it is not told how many', async () => {
    expect((await callTool('search_faq', {})).structuredContent).toMatchObject({
      count: 5,
      total: catalogue.faq.length,
    })
  })

  it('goes on with its cursor until every entry was given once', async () => {
    const ids: string[] = []
    let cursor: unknown
    do {
      const { structuredContent } = await callTool('search_faq', { limit: 20, cursor })
      const { faq, nextCursor } = structuredContent as {
        faq: { id: string }[]
        nextCursor: string | null
      }
      ids.push(...faq.map(({ id }) => id))
      // A broken tool ends the test.
      expect(faq.length).toBeGreaterThan(0)
      expect(ids.length).toBeLessThanOrEqual(catalogue.faq.length)
      cursor = nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(ids).toEqual(resources.faq({}).faq.map(({ id }) => id))
  })

  it('says where to turn when nothing matches', async () => {
    const { structuredContent, content } = await callTool('search_faq', { query: 'qwertyuiop' })
    const { noMatch } = catalogue.site.search
    const { hint, ...list } = structuredContent as { hint: string }
    expect(list).toMatchObject({ total: 0, faq: [] })
    expect(hint).toContain(noMatch)
    expect(hint).toContain('Try other words, list_services, or read_site_page')
    expect(content[0]?.text.startsWith(hint)).toBe(true)
  })
})

describe('read_site_page', () => {
  it('gives a long page in parts that are the page', async () => {
    let offset = 0
    let markdown = ''
    let more = true
    while (more) {
      const { structuredContent } = await callTool('read_site_page', { path: '/faq', offset })
      const part = structuredContent as {
        markdown: string
        truncated: boolean
        nextOffset?: number
      }
      markdown += part.markdown
      more = part.truncated
      // Each part goes further than the one before, so that a broken tool ends the test.
      if (more) expect(part.nextOffset).toBeGreaterThan(offset)
      offset = part.nextOffset ?? 0
    }
    for (const { body } of catalogue.faq) expect(markdown).toContain(body.trim())
  })

  const { host } = new URL(catalogue.siteUrl)

  it.each([
    ...['about', '/about/', '/about.md', ' /about?x=1 ', '/about#contact'],
    ...[`${catalogue.siteUrl}/about`, `https://${host}/about`, `HTTP://${host}/about?x=1#y`],
    `${host}/about`,
  ])('takes %j for /about', async (path) => {
    const { structuredContent } = await callTool('read_site_page', { path })
    expect(structuredContent).toMatchObject({
      path: '/about',
      url: `${catalogue.siteUrl}/about`,
      title: catalogue.pages.about.data.title,
    })
  })

  it.each([catalogue.siteUrl, `${catalogue.siteUrl}/`, `${host}?x=1`, '/', 'index', '/#top'])(
    'takes %j for the home page',
    async (path) => {
      const { structuredContent } = await callTool('read_site_page', { path })
      expect(structuredContent).toMatchObject({ path: '/' })
    },
  )

  it.each(['https://other.example/about', `${host}0/about`])(
    'takes %j for no page',
    async (path) => {
      expect((await callTool('read_site_page', { path })).isError).toBe(true)
    },
  )

  it.each(['', ' '])('asks for a path instead of %j', async (path) => {
    const { isError, content } = await callTool('read_site_page', { path })
    expect(isError).toBe(true)
    expect(content[0]?.text).toContain('"path" is empty')
  })

  it('sums up one question by the beginning of its answer', async () => {
    const [{ id, resource } = { id: '', resource: undefined }] = catalogue.faq
    const { structuredContent } = await callTool('read_site_page', { path: `/faq#${id}` })
    const { description } = structuredContent as { description: string }
    expect(description.length).toBeGreaterThan(20)
    expect(resource?.answer.replaceAll(/\s+/g, ' ')).toContain(description)
  })

  it('names the closest questions where a question was meant', async () => {
    const [entry] = catalogue.faq
    const path = `/faq#${entry?.id.slice(0, -1) ?? ''}`
    const { isError, content } = await callTool('read_site_page', { path })
    expect(isError).toBe(true)
    expect(content[0]?.text).toContain(`Closest: /faq#${entry?.id ?? '?'},`)
  })

  it.each([PATHS.reference, PATHS.connect])(
    'says plainly that the whole of %s is had by HTTP alone',
    async (path) => {
      const text = (await callTool('read_site_page', { path })).content[0]?.text
      expect(text).toContain(
        `only by plain HTTP, not by MCP: GET <${catalogue.siteUrl}${markdownPath(path)}>`,
      )
    },
  )

  it('names the pages there are when there is no such page', async () => {
    const { isError, content } = await callTool('read_site_page', { path: '/bookings' })
    expect(isError).toBe(true)
    expect(content[0]?.text).toContain('Closest: /booking')
    expect(content[0]?.text).toContain('/services/anxiety')
  })

  it('says how long the page is when the offset is past its end', async () => {
    const { isError, content } = await callTool('read_site_page', { path: '/', offset: 1_000_000 })
    expect(isError).toBe(true)
    expect(content[0]?.text).toMatch(/has \d+ characters/)
  })
})
