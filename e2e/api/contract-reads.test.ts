import { describe, expect, it } from 'vitest'
import { BookingInfo } from '../../src/schemas/booking.ts'
import { FaqList } from '../../src/schemas/faq.ts'
import { Profile } from '../../src/schemas/profile.ts'
import { ServiceList } from '../../src/schemas/service.ts'
import { content } from '../../src/instance.ts'
import { production, refusal, targets } from '../support/targets.ts'

const { catalogue } = await content()
const FAQ_COUNT = catalogue.faq.length
/** The question on how long a session is. */
const ABOUT_LENGTH = catalogue.faq.find(({ data }) => data.topics.includes('length'))?.id

/** A word that says something: in Hebrew hardly one of fewer letters does, quotation marks of abbreviations apart. */
const WORD =
  /[א-ת]["׳״']?[א-ת"׳״']+[א-ת]|\p{Script=Arabic}{3,}|\p{Script=Cyrillic}{4,}|[a-z]{3,}/giu

describe.each(targets)('reads, $name', ({ send }) => {
  const json = async (path: string): Promise<unknown> => (await send(path)).json()
  const faq = async (query: string) => FaqList.strict().parse(await json(`/api/v1/faq${query}`))

  it('gives the profile, exactly the fields of the contract', async () => {
    const profile = Profile.strict().parse(await json('/api/v1/profile'))
    expect(profile).toEqual(catalogue.profile)
    const hasWhatsapp = catalogue.practice.contact.channels.some(({ type }) => type === 'whatsapp')
    expect(profile.contact?.whatsappUrl ?? 'none').toMatch(
      hasWhatsapp ? /^https:\/\/wa\.me\/972\d{9}$/ : /^none$/,
    )
  })

  it('says that booking is done by people', async () => {
    const booking = BookingInfo.strict().parse(await json('/api/v1/booking'))
    expect(booking).toMatchObject({
      bookingSystem: 'none',
      capability: 'contact-only',
      freeIntroSession: catalogue.practice.offers.some(
        ({ firstMeeting, price }) => firstMeeting && price === 0,
      ),
    })
    const { channels } = catalogue.practice.contact
    expect(booking.channels.map(({ type, value }) => ({ type, value }))).toEqual(channels)
    const opens: Partial<Record<string, RegExp>> = { phone: /^tel:/, email: /^mailto:/ }
    for (const { type, url } of booking.channels)
      expect(url, type).toMatch(opens[type] ?? /^https:/)
  })

  it('lists all services when limit is omitted', async () => {
    const list = ServiceList.strict().parse(await json('/api/v1/services'))
    const all = catalogue.services.length
    expect(list).toMatchObject({ count: all, total: all, nextCursor: null })
    expect(list.services).toEqual(catalogue.services.map(({ resource }) => resource))
  })

  it('lists all questions when limit is omitted', async () => {
    const list = await faq('')
    expect(list).toMatchObject({ count: FAQ_COUNT, total: FAQ_COUNT, nextCursor: null, query: '' })
    expect(new Set(list.faq.map(({ id }) => id)).size).toBe(FAQ_COUNT)
  })

  it.each(['?q=', '?q=%20%20', '?q=%E2%80%8F%E2%80%8B', '?unknown=1'])(
    'takes %s as no question',
    async (query) => {
      expect((await faq(query)).total).toBe(FAQ_COUNT)
    },
  )

  it('gives only what matches, and the question as received', async () => {
    const q = ' כמה זמן נמשכת פגישה? '
    const list = await faq(`?q=${encodeURIComponent(q)}`)
    expect(list.query).toBe(q)
    expect(list.total).toBeGreaterThan(0)
    expect(list.total).toBeLessThan(FAQ_COUNT)
    expect(list.count).toBe(list.total)
    expect(list.faq[0]?.id).toBe(ABOUT_LENGTH)
  })

  it.each(['0', '51', '-1', '1.5', '', 'abc', '1e1', ' 5', '٥', '99999999999999999999'])(
    'refuses the limit %j',
    async (limit) => {
      for (const list of ['faq', 'services']) {
        const response = await send(`/api/v1/${list}?limit=${encodeURIComponent(limit)}`)
        expect(await refusal(response)).toEqual({ status: 400, code: 'invalid_limit' })
      }
    },
  )

  it('refuses a repeated limit', async () => {
    const response = await send('/api/v1/faq?limit=5&limit=6')
    expect(await refusal(response)).toEqual({ status: 400, code: 'invalid_limit' })
  })

  it.each([1, 50])('takes the limit %i', async (limit) => {
    const list = await faq(`?limit=${limit}`)
    expect(list.count).toBe(Math.min(limit, FAQ_COUNT))
    expect(list.total).toBe(FAQ_COUNT)
  })

  it.each(['', `&q=${encodeURIComponent('טיפול')}`])(
    'walks all pages of the list once (%s)',
    async (query) => {
      const all = await faq(`?x${query}`)
      const seen: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: FaqList = await faq(`?limit=7${query}${cursor && `&cursor=${cursor}`}`)
        expect(page.total).toBe(all.total)
        expect(page.count).toBe(page.faq.length)
        seen.push(...page.faq.map(({ id }) => id))
        cursor = page.nextCursor
      }
      expect(seen).toEqual(all.faq.map(({ id }) => id))
    },
  )

  it('lets limit change between pages, and gives all that is left without one', async () => {
    const first = await faq('?limit=2')
    const second = await faq(`?limit=3&cursor=${first.nextCursor}`)
    const rest = await faq(`?cursor=${second.nextCursor}`)
    expect([first.count, second.count, rest.count]).toEqual([2, 3, FAQ_COUNT - 5])
    expect(rest.nextCursor).toBeNull()
  })

  it('shares the cursors of no q with a q of spaces', async () => {
    const { nextCursor } = await faq('?limit=2')
    expect((await faq(`?limit=2&q=%20&cursor=${nextCursor}`)).count).toBe(2)
  })

  it('refuses a cursor that is not of this list and question', async () => {
    const { nextCursor } = await faq('?limit=2')
    const wrong = [
      `/api/v1/services?cursor=${nextCursor}`,
      `/api/v1/faq?q=${encodeURIComponent('טיפול')}&cursor=${nextCursor}`,
      '/api/v1/faq?cursor=nonsense',
      '/api/v1/faq?cursor=',
      `/api/v1/faq?cursor=${nextCursor}=`,
      `/api/v1/faq?cursor=${nextCursor}&cursor=${nextCursor}`,
      `/api/v1/faq?cursor=${Buffer.from('not-a-published-id').toString('base64url')}`,
    ]
    for (const path of wrong)
      expect(await refusal(await send(path)), path).toEqual({ status: 400, code: 'invalid_cursor' })
  })

  it('counts a question in code points', async () => {
    const astral = encodeURIComponent('😀'.repeat(2000))
    expect((await send(`/api/v1/faq?q=${astral}`)).status).toBe(200)
    for (const path of [`/api/v1/faq?q=${astral}a`, `/api/v1/services?q=${'a'.repeat(2001)}`])
      expect(await refusal(await send(path))).toEqual({ status: 400, code: 'query_too_long' })
  })

  it.each([
    ['/api/v1/faq', 'q', 'invalid_request'],
    ['/api/v1/services', 'q', 'invalid_request'],
    ['/api/v1/services', 'limit', 'invalid_limit'],
    ['/api/v1/faq', 'cursor', 'invalid_cursor'],
  ])('says at %s that %s is given twice', async (path, name, code) => {
    const response = await send(`${path}?${name}=5&${name}=5`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      code,
      error: `${name} must be given once.`,
      hint: `Send ${name} once, or leave it out.`,
    })
  })

  it('finds every service by each word of its name and description', async () => {
    const { services } = ServiceList.parse(await json('/api/v1/services'))
    const words = new Set(
      services.flatMap(({ name, description = '' }) => `${name} ${description}`.match(WORD) ?? []),
    )
    // That words were found at all, however few a practice needs.
    expect(words.size).toBeGreaterThan(services.length * 5)
    for (const word of words) {
      const holders = services.filter(({ name, description = '' }) =>
        `${name} ${description}`.match(WORD)?.includes(word),
      )
      const found = ServiceList.parse(await json(`/api/v1/services?q=${encodeURIComponent(word)}`))
      expect(
        found.services.map(({ id }) => id),
        word,
      ).toEqual(expect.arrayContaining(holders.map(({ id }) => id)))
    }
  })

  it.each(['%00', 'a%0d%0aX-Injected:1'])('answers a question with controls: %s', async (q) => {
    const response = await send(`/api/v1/faq?q=${q}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('x-injected')).toBeNull()
  })

  it.each(['q=%zz', 'q=%', 'q=%E0%A4%A', 'q=%ED%A0%80', 'q=100%', 'x=%ff'])(
    'refuses percent signs that encode no UTF-8, and counts the request: %s',
    async (query) => {
      for (const path of ['/api/v1/faq', '/api/v1/profile', '/ask']) {
        const response = await send(`${path}?${query}`)
        expect(response.headers.get('ratelimit-remaining')).toBe('59')
        expect(await refusal(response)).toEqual({ status: 400, code: 'invalid_request' })
      }
    },
  )
})

describe('bare reads', () => {
  it.each(['profile', 'services', 'faq', 'booking'])(
    'of %s are byte for byte what the application answers',
    async (name) => {
      const path = `/api/v1/${name}`
      const fromMemory = await production(path)
      // A query string that the endpoint ignores takes the request past the built file.
      const fromApplication = await production(`${path}?_`)
      expect(fromMemory.headers.get('cdn-cache-control')).not.toBeNull()
      expect(fromApplication.headers.get('cdn-cache-control')).toBeNull()
      expect(await fromMemory.bytes()).toEqual(await fromApplication.bytes())
    },
  )

  it.each(['br', 'gzip'])('come in %s with a validator of their own', async (coding) => {
    const read = (accepted: string) =>
      production('/api/v1/faq', { headers: { 'Accept-Encoding': accepted } })
    const plain = await read('identity')
    const coded = await read(coding)
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(coded.headers.get('content-encoding')).toBe(coding)
    expect(coded.headers.get('etag')).not.toBe(plain.headers.get('etag'))
    expect(await coded.text()).toBe(await plain.text())
  })
})

describe('the coding of a text', () => {
  const coding = async (path: string, accepted: string, init: RequestInit = {}) => {
    const headers = { 'Accept-Encoding': accepted }
    const response = await production(path, { ...init, headers })
    await response.bytes()
    return [response.headers.get('content-encoding'), response.headers.get('etag')]
  }
  const BATCH = { method: 'POST', body: '{"operations":[{"op":"faq"}]}' }
  const MCP = { method: 'POST', body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' }

  it.each<[string, RequestInit?]>([
    ['/api/v1/faq'],
    ['/about'],
    ['/llms-full.txt'],
    ['/api/v1/faq?limit=50'],
    ['/ask?query=%D7%9E%D7%97%D7%99%D7%A8'],
    ['/faq?q=%D7%9E%D7%97%D7%99%D7%A8'],
    ['/api/v1/batch', BATCH],
    ['/api/mcp', MCP],
  ])('is what the client weighs most: %s', async (path, init) => {
    const codings = Object.entries({
      'gzip;q=1.0, br;q=0.5': 'gzip',
      'gzip;q=0.5, br': 'br',
      'gzip, br': 'br',
      'identity, gzip;q=0.5': null,
      identity: null,
      'gzip;q=0': null,
    })
    const etags = new Set<string | null | undefined>()
    for (const [accepted, expected] of codings) {
      const [given, etag] = await coding(path, accepted, init)
      expect(given, accepted).toBe(expected)
      etags.add(etag)
    }
    expect((await coding(path, 'identity;q=0', init))[0]).toBe('br')
    expect([1, 3]).toContain(etags.size)
  })

  it.each(['/api/v1/faq?limit=50', '/api/v1/faq?limit=3', '/faq?q=%D7%9E%D7%97%D7%99%D7%A8'])(
    'is smaller in br than in gzip: %s',
    async (path) => {
      const length = async (coding: string) => {
        const response = await production(path, { headers: { 'Accept-Encoding': coding } })
        await response.bytes()
        expect(response.headers.get('content-encoding')).toBe(coding)
        return Number(response.headers.get('content-length'))
      }
      expect(await length('br')).toBeLessThan(await length('gzip'))
    },
  )

  it('is none for events', async () => {
    const headers = { Accept: 'text/event-stream', 'Accept-Encoding': 'br, gzip' }
    const response = await production('/ask?query=%D7%9E%D7%97%D7%99%D7%A8', { headers })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect((await response.bytes()).byteLength).toBeGreaterThan(1024)
  })
})
