import { expect, it } from 'vitest'
import { instance } from '../../instance.ts'
import { robotsTxt, securityTxt } from './lines.ts'

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

it('expires within a year of the newest content', () => {
  const [helpline, ...others] = catalogue.helplines
  if (!helpline) throw new Error('no helplines')
  const helplines = [{ ...helpline, checked: '2999-01-01' }, ...others]
  expect(securityTxt({ ...context, catalogue: { ...catalogue, helplines } })).toContain(
    '\nExpires: 2999-12-31T00:00:00Z\n',
  )
})
