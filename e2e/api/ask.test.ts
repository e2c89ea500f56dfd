import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { content } from '../../src/instance.ts'
import { readExamples } from '../../src/catalogue/examples.ts'
import { AskResponse } from '../../src/schemas/ask.ts'
import type { ErrorBody } from '../../src/schemas/error.ts'
import { postJson, refusal, type Send, targets } from '../support/targets.ts'

const { catalogue } = await content()

const QUESTION = 'כמה זמן נמשכת פגישה?'

/** Everything that may be quoted: it stands verbatim on a page. */
const PUBLISHED = new Set([
  ...catalogue.faq.map(({ resource }) => resource.answer),
  ...catalogue.services.map(({ resource }) => resource.description),
  ...catalogue.pages.emergency.data.situations.map(({ text }) => text),
  catalogue.site.search.prompt.trim(),
  catalogue.site.search.noMatch.trim(),
])

const get = (send: Send, query: string, headers: HeadersInit = {}) =>
  send(`/ask?query=${encodeURIComponent(query)}`, { headers })

describe.each(targets)('/ask, $name', ({ send }) => {
  const ask = async (query: string) =>
    AskResponse.strict().parse(await (await get(send, query)).json())

  it('answers with the text of the best match, verbatim', async () => {
    const answer = await ask(QUESTION)
    const entry = catalogue.faq.find(({ id }) => id === 'session-length')?.resource
    expect(answer).toMatchObject({
      '@context': 'https://schema.org',
      _meta: { response_type: 'nlws', version: '0.55' },
      query: QUESTION,
      answer: entry?.answer,
    })
    expect(answer.results[0]).toMatchObject({
      '@type': 'Question',
      url: entry?.url,
      name: entry?.question,
      site: '127.0.0.1:4321',
      description: entry?.answer,
      schema_object: {
        '@context': 'https://schema.org',
        '@type': 'Question',
        name: entry?.question,
        acceptedAnswer: { '@type': 'Answer', text: entry?.answer },
      },
    })
  })

  it('gives services as complete schema.org objects', async () => {
    const { results } = await ask('טיפול בדיכאון')
    const service = results.find((result) => result['@type'] === 'Service')
    expect(service?.schema_object).toMatchObject({
      '@type': 'Service',
      name: service?.name,
      offers: { '@type': 'Offer', price: 400, priceCurrency: 'ILS' },
    })
  })

  it('gives at most ten results, best first, on one scale', async () => {
    const { results } = await ask('טיפול חרדה דיכאון טראומה פגישה מחיר שעות')
    const scores = results.map(({ score }) => score)
    expect(results.length).toBeLessThanOrEqual(10)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    expect(new Set(results.map((result) => result['@id'])).size).toBe(results.length)
  })

  it.each(['/ask', '/ask?query=', '/ask?query=%20%20', '/ask?query=%E2%80%8F%E2%80%8B'])(
    'says what can be asked: %s',
    async (path) => {
      const answer = AskResponse.parse(await (await send(path)).json())
      expect(answer.answer).toBe(catalogue.site.search.prompt.trim())
      // A program has no history.
      expect(answer.answer).not.toMatch(/דפדפן|היסטוריה/)
      expect(answer.results).toEqual([])
    },
  )

  it('sends people to the practice when nothing matches', async () => {
    const answer = await ask('מזג אוויר מחר')
    expect(answer.answer).toBe(catalogue.site.search.noMatch.trim())
    expect(answer.answer).toContain('1201')
    expect(answer.results).toEqual([])
  })

  it.each([
    ['אני רוצה למות'],
    ['I want to kill myself'],
    ['לא רוצה לחיות יותר, כמה עולה פגישה'],
    ['I burn myself with cigarettes'],
    ['לקחתי חפיסה שלמה של אקמול', 'life'],
    ['הוא לא נותן לי לצאת מהבית', 'violence-at-home'],
    ['נאנסתי אמש', 'sexual-assault'],
    ['my husband is hitting me', 'violence-at-home'],
    ['אבא מרביץ לי, אני בת 11', 'child'],
  ])(
    'puts the emergency entry first in distress, and answers with whom to call then: %s',
    async (query, situation = '') => {
      const { answer, results } = await ask(query)
      expect(results[0]?.url).toMatch(/#(emergency|helplines)$/)
      expect(results[0]?.score).toBe(100)
      const text = catalogue.pages.emergency.data.situations.find(
        ({ id }) => id === situation,
      )?.text
      expect(answer).toBe(text ?? results[0]?.description)
      expect(answer).toContain('1201')
    },
  )

  it.each([
    'הלחץ במשרד הורג אותי',
    'לא יכולה להמשיך בטיפול בגלל כסף',
    'my job is killing me',
    'I want to end therapy',
  ])('takes a figure of speech for what it asks: %s', async (query) => {
    const { results } = await ask(query)
    expect(results.length).toBeGreaterThan(0)
    expect(results[0]?.url).not.toMatch(/#(emergency|helplines)$/)
  })

  it('takes both forms of NLWeb, and ignores its other fields', async () => {
    const expected = await (await get(send, QUESTION)).text()
    const bodies = [
      { query: QUESTION },
      { query: { text: QUESTION, site: 'all', mode: 'list' }, prev: ['x'], context: {}, meta: {} },
      {
        query: QUESTION,
        prefer: { mode: 'generate', streaming: false },
        site: 'all',
        mode: 'summarize',
      },
    ]
    for (const body of bodies)
      expect(await (await postJson(send, '/ask', body)).text()).toBe(expected)
  })

  it.each(['', '{}', '{"query":null}', '{"query":{}}', '{"query":" "}'])(
    'takes the body %j as no question',
    async (body) => {
      const response = await postJson(send, '/ask', body)
      expect(AskResponse.parse(await response.json()).answer).toBe(
        catalogue.site.search.prompt.trim(),
      )
    },
  )

  it.each([
    ['{', 'invalid_json'],
    ['{"query":5}', 'invalid_request'],
    ['{"query":{"text":5}}', 'invalid_request'],
    ['{"query":["a"]}', 'invalid_request'],
    ['{"prefer":{"streaming":"yes"}}', 'invalid_request'],
    ['[]', 'invalid_request'],
    [JSON.stringify({ query: 'a'.repeat(2001) }), 'query_too_long'],
    [JSON.stringify({ query: { text: 'א'.repeat(2001) } }), 'query_too_long'],
  ])('refuses the body %j', async (body, code) => {
    expect(await refusal(await postJson(send, '/ask', body))).toEqual({ status: 400, code })
  })

  it.each([
    ['{"query":5}', 'query'],
    ['{"query":["a"]}', 'query'],
    ['{"query":{"text":5}}', 'query.text'],
    [JSON.stringify({ query: { text: 'a'.repeat(2001) } }), 'query.text'],
    ['{"prefer":5}', 'prefer'],
    ['{"prefer":{"streaming":"yes"}}', 'prefer.streaming'],
  ])('names the field of %s as it was sent, and says what to do', async (body, field) => {
    const { error, hint } = (await (await postJson(send, '/ask', body)).json()) as ErrorBody
    expect(error.split(/:? /)[0]).toBe(field)
    expect(hint).toBeTruthy()
  })

  it.each(['/ask?streaming=perhaps', '/ask?streaming=1&streaming=1', '/ask?query=a&query=b'])(
    'names the parameter that is wrong: %s',
    async (path) => {
      const { error, code, hint } = (await (await send(path)).json()) as ErrorBody
      expect(code).toBe('invalid_request')
      expect(error).toMatch(/^(streaming|query) must be /)
      expect(hint).toMatch(/^Send (streaming|query) /)
    },
  )

  it('refuses a long question on GET, and counts code points', async () => {
    expect(await refusal(await get(send, 'a'.repeat(2001)))).toEqual({
      status: 400,
      code: 'query_too_long',
    })
    expect((await get(send, '😀'.repeat(2000))).status).toBe(200)
  })

  it('is never stored, and carries the headers of every endpoint', async () => {
    const { headers } = await get(send, QUESTION, { 'Idempotency-Key': 'k' })
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-api-version')).toBe('1')
    expect(headers.get('ratelimit-remaining')).toBe('59')
    expect(headers.get('idempotency-key')).toBe('k')
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  })
})

describe('every answer stands verbatim on a published page', () => {
  const ask = targets[0]?.send ?? fetch

  it('for each question and each service, asked by its own name', async () => {
    for (const { resource } of catalogue.faq) {
      const { answer } = AskResponse.parse(await (await get(ask, resource.question)).json())
      expect(PUBLISHED, resource.id).toContain(answer)
    }
    for (const { resource } of catalogue.services) {
      const { answer } = AskResponse.parse(await (await get(ask, resource.name)).json())
      expect(PUBLISHED, resource.id).toContain(answer)
    }
  })

  it('for a thousand generated questions', async () => {
    const words = (await readExamples('.')).flatMap(({ text }) => text.split(/\s+/))
    const word = fc.nat({ max: words.length - 1 }).map((place) => words[place])
    const question = fc.oneof(
      fc.array(word, { minLength: 1, maxLength: 8 }).map((list) => list.join(' ')),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
    )
    await fc.assert(
      fc.asyncProperty(question, async (query) => {
        const { answer } = AskResponse.parse(await (await get(ask, query)).json())
        expect(PUBLISHED).toContain(answer)
      }),
      { numRuns: 1000, seed: 20261121 },
    )
  })

  it('and the pages do hold these texts', async () => {
    const text = (html: string) =>
      html
        .replace(/<script[\s\S]*?<\/script>/g, '')
        .replace(/<[^>]+>/g, '')
        .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
        .replace(/&quot;/g, '"')
        .replace(/&amp;/g, '&')
        .replace(/\s+/g, ' ')
    const page = async (path: string) =>
      text(await (await fetch(inject('production') + path)).text())
    const faq = await page('/faq')
    for (const { resource } of catalogue.faq) expect(faq, resource.id).toContain(resource.answer)
    const help = await page('/emergency')
    for (const { id, text } of catalogue.pages.emergency.data.situations)
      expect(help, id).toContain(text)
    expect(faq).toContain(catalogue.site.search.prompt.trim())
    expect(faq).toContain(catalogue.site.search.kept.trim())
    expect(faq).toContain(catalogue.site.search.noMatch.trim())
    for (const { id, resource } of catalogue.services)
      expect(await page(`/services/${id}`), id).toContain(resource.description)
  })
})
