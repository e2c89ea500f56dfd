import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv'
import { describe, expect, it } from 'vitest'
import { instance } from '../instance.ts'
import { callTool, rpc } from './testing/post.ts'

const { catalogue, resources } = await instance()

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
    expect(hint).toContain('1201')
    expect(content[0]?.text).toBe(`${hint}\n\nNo service matches.`)
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
    expect(structuredContent).toMatchObject({ total: 0, faq: [], hint: noMatch })
    expect(content[0]?.text).toContain(noMatch)
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

  it.each(['about', '/about/', '/about.md', `${catalogue.siteUrl}/about`, ' /about?x=1 '])(
    'takes %j for /about',
    async (path) => {
      const { structuredContent } = await callTool('read_site_page', { path })
      expect(structuredContent).toMatchObject({
        path: '/about',
        url: `${catalogue.siteUrl}/about`,
        title: catalogue.pages.about.data.title,
      })
    },
  )

  it.each([catalogue.siteUrl, `${catalogue.siteUrl}/`, '/', 'index'])(
    'takes %j for the home page',
    async (path) => {
      const { structuredContent } = await callTool('read_site_page', { path })
      expect(structuredContent).toMatchObject({ path: '/' })
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
