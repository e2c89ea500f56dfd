import { describe, expect, it } from 'vitest'
import { content } from '../instance.ts'
import { nationalPhone } from './channels.ts'
import { fill } from './facts.ts'
import { shekels } from './offers.ts'

const { catalogue } = await content()

const { site, facts } = catalogue

describe('facts written for people', () => {
  it.each([
    ['+97230000000', '03-000-0000'],
    ['+972500000000', '050-000-0000'],
    ['+972771234567', '077-123-4567'],
    ['+4930123456', '+4930123456'],
  ])('the number %s is %s', (e164, expected) => {
    expect(nationalPhone(e164)).toBe(expected)
  })

  it('a price of nothing is said in a word', () => {
    expect(shekels(400, site)).toBe('400 ₪')
    expect(shekels(0, site)).toBe(site.labels.free)
  })
})

describe('fill', () => {
  it('replaces every token, also with spaces inside', () => {
    const text = fill('{{contact.phone}} / {{ helplines.eran.contact }}', facts)
    expect(text).toBe('03-000-0000 / 1201')
  })

  it('leaves a name that is no fact standing', () => {
    expect(fill('{{nope}}', facts)).toBe('{{nope}}')
  })
})

describe('the catalogue', () => {
  it('has no token left anywhere that people or programs see', () => {
    const { services, faq, pages, profile, booking } = catalogue
    expect(JSON.stringify({ site, services, faq, pages, profile, booking })).not.toMatch(
      /\{\{|%7B%7B/,
    )
  })

  it('isolates numbers and addresses inside the Hebrew of pages', () => {
    expect(catalogue.pages.about.html).toMatch(/<bdi dir="ltr">00000<\/bdi>/)
  })
})
