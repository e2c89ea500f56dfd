import { describe, expect, it } from 'vitest'
import type { AstroIntegrationLogger } from 'astro'
import type { RawContent } from '../catalogue/raw.ts'
import { readContent } from '../catalogue/read-content.ts'
import { isPublicSite, reportContent } from './report.ts'

const { content: published } = await readContent('.')

/** What an owner is told of the published content, spoiled in one way. */
function reported(spoil: (content: RawContent) => void): string {
  const content = structuredClone(published)
  if (!content) throw new Error('the content cannot be read')
  spoil(content)
  const said: string[] = []
  const logger = { fork: () => logger, warn: (message: string) => said.push(message) }
  reportContent(
    content,
    { siteUrl: 'https://practice.example', allowPlaceholders: false },
    logger as unknown as AstroIntegrationLogger,
  )
  return said.join('\n')
}

describe('reportContent', () => {
  it('says of the published content what is a stand-in, and no more of what it looks for', () => {
    const said = reported(() => undefined)
    expect(said).toContain('content/practice.yaml: contact.channels.1.value')
    expect(said).not.toMatch(/still to come|another offer|כאן כותבים|waiting list/)
  })

  it.each<[string, (content: RawContent) => void, RegExp]>([
    [
      'a day of the waiting list that has passed',
      ({ practice }) => (practice.waitingList = { from: '2026-01-01' }),
      /waiting list has passed[^]*content\/practice\.yaml: waitingList: 2026-01-01/,
    ],
    [
      'words of the template',
      ({ services: [service] }) => service && (service.body += '\n\nכאן כותבים מי פונה.'),
      /placeholders still:[^]*content\/services\/\S+\.md: כאן כותבים/,
    ],
    [
      'the price of another offer',
      ({ services: [service] }) => {
        if (service) service.data.offer = 'reduced'
        if (service) service.body = '{{offers.session.price}}'
      },
      /another offer[^]*content\/services\/\S+\.md: offer: reduced, \{\{offers\.session\.price\}\}/,
    ],
    [
      'a day that is still to come',
      ({ helplines: [line] }) => line && (line.checked = '2999-01-31'),
      /still to come:[^]*content\/helplines\.yaml: \S+: 2999-01-31/,
    ],
    [
      'a helpline that nobody has checked for long, in Hebrew too',
      ({ helplines: [line] }) => line && (line.checked = '2020-01-31'),
      /עובדות שלא נבדקו[^]*content\/helplines\.yaml: \S+ was last checked on 2020-01-31/,
    ],
    [
      'sentences that nobody has read whose language it is, in Hebrew too',
      ({ pages }) => {
        for (const { data } of pages) for (const one of data.languages) one.unread = true
      },
      /שפתו[^]*content\/pages\/emergency\.md: languages: ar/,
    ],
    [
      'what it has to say in the language of the site',
      (content) => {
        content.practice.language = 'ru'
        content.practice.waitingList = { from: '2026-01-01' }
      },
      /Лист ожидания[^]*waiting list has passed/,
    ],
    [
      'sentences that nobody has compared with the helplines for long',
      ({ pages }) => {
        for (const { data } of pages) for (const one of data.languages) one.checked = '2020-01-31'
      },
      /content\/pages\/emergency\.md: ru was last checked on 2020-01-31/,
    ],
  ])('names %s', (_, spoil, expected) => {
    expect(reported(spoil)).toMatch(expected)
  })

  it('stops a public build that would show words of the template', () => {
    const content = structuredClone(published)
    if (!content?.services[0]) throw new Error('the content cannot be read')
    content.practice.placeholders = []
    for (const promise of content.promises) promise.confirmed = true
    content.services[0].body = 'כאן כותבים מי פונה.'
    const logger = { fork: () => logger, warn: () => undefined }
    const build = () => {
      const options = { siteUrl: 'https://practice.co.il', allowPlaceholders: false }
      reportContent(content, options, logger as unknown as AstroIntegrationLogger)
    }
    expect(build).toThrow(/1 values are placeholders, 0 promises not confirmed/)
    content.services[0].body = 'מי פונה.'
    expect(build).not.toThrow()
  })
})

describe('isPublicSite', () => {
  it.each([
    ['https://practice.co.il', true],
    ['http://203.0.113.9', true],
    ['https://practice.example', false],
    ['http://localhost:4321', false],
    ['http://127.0.0.1:4321', false],
    ['http://192.168.1.7:4321', false],
    ['http://10.example.org', true],
    ['http://172.15.0.1', true],
    ['http://172.16.0.1', false],
    ['http://172.31.0.2:4321', false],
    ['http://[fd00::2]', false],
    ['http://[fe80::1]', false],
    ['http://[2001:db8::1]', true],
    ['http://[::1]:4321', false],
  ])('%s: %s', (url, expected) => {
    expect(isPublicSite(url)).toBe(expected)
  })
})
