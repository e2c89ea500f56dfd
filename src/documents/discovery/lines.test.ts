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

it.each([
  ['2999-01-01', '2999-12-31'],
  ['9999-06-01', '9999-12-31'],
])('expires within a year of the newest content: of %s on %s', (checked, day) => {
  const [helpline, ...others] = catalogue.helplines
  if (!helpline) throw new Error('no helplines')
  const helplines = [{ ...helpline, checked }, ...others]
  expect(securityTxt({ ...context, catalogue: { ...catalogue, helplines } })).toContain(
    `\nExpires: ${day}T00:00:00Z\n`,
  )
})
