import { expect, it } from 'vitest'
import { instance } from '../../instance.ts'
import { robotsTxt } from './robots.ts'

const context = await (await instance()).documentContext()
const { catalogue } = context

it('shuts nobody out and says what for', () => {
  const robots = robotsTxt(context)
  expect(robots.match(/^User-agent: .*$/gm)).toEqual(['User-agent: *'])
  expect(robots.match(/^(Allow|Disallow|Content-Signal): .*$/gm)).toEqual([
    'Content-Signal: search=yes, ai-input=yes, ai-train=no',
    'Allow: /',
    'Disallow: /faq?q=',
  ])
  expect(robots).toContain(`Sitemap: ${catalogue.siteUrl}/sitemap.xml\n`)
})
