import { expect, it } from 'vitest'
import { instance } from '../../instance.ts'
import { robotsTxt } from './robots.ts'

const context = await (await instance()).documentContext()
const { catalogue } = context

it('shuts nobody out and says what for', () => {
  const robots = robotsTxt(context)
  for (const name of ['GPTBot', 'ClaudeBot', 'PerplexityBot', 'Google-Extended', 'CCBot'])
    expect(robots).toContain(`User-agent: ${name}\n`)
  expect(robots.match(/^Content-Signal: /gm)).toHaveLength(2)
  for (const group of robots.split('\n\n').filter((part) => part.startsWith('User-agent:')))
    expect(group.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /faq?q='])
  expect(robots).toContain(`Sitemap: ${catalogue.siteUrl}/sitemap.xml\n`)
})
