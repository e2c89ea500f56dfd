import { describe, expect, it } from 'vitest'
import { content } from '../instance.ts'
import { showHtml, showText, tappableContacts } from './show-text.ts'

const { catalogue } = await content()

const contacts = new Map([
  ['1201', 'tel:1201'],
  ['100', 'tel:100'],
  ['03-000-0000', 'tel:+97230000000'],
  ['a@b.example', 'mailto:a@b.example'],
])
const textOf = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))

describe('text of the content on a page', () => {
  it.each([
    ['התקשרו ל־1201.', 'התקשרו ל־<bdi dir="ltr"><a href="tel:1201">1201</a></bdi>.'],
    ['טלפון 03-000-0000', 'טלפון <bdi dir="ltr"><a href="tel:+97230000000">03-000-0000</a></bdi>'],
    ['תואר שני (MSW).', 'תואר שני (<bdi dir="ltr" lang="en">MSW</bdi>).'],
    [
      'לפי WCAG 2.2, ברמה AA',
      'לפי <bdi dir="ltr" lang="en">WCAG 2.2</bdi>, ברמה <bdi dir="ltr" lang="en">AA</bdi>',
    ],
    ['Web Content (WCAG) 2.2 ועוד', '<bdi dir="ltr" lang="en">Web Content (WCAG) 2.2</bdi> ועוד'],
    [
      "ב־St. John's College",
      'ב־<bdi dir="ltr" lang="en">St</bdi>. <bdi dir="ltr" lang="en">John\'s College</bdi>',
    ],
    ['מ־12 עד 20 פגישות', 'מ־12 עד 20 פגישות'],
    [
      'לדוא״ל a@b.example.',
      'לדוא״ל <bdi dir="ltr"><a href="mailto:a@b.example">a<wbr>@b<wbr>.example</a></bdi>.',
    ],
    ['עולה 1,100 ₪.', 'עולה <span class="price">1,100 ₪</span>.'],
    [
      'a < b & "c"',
      '<bdi dir="ltr" lang="en">a</bdi> &#60; <bdi dir="ltr" lang="en">b</bdi> &#38; &#34;<bdi dir="ltr" lang="en">c</bdi>&#34;',
    ],
  ])('shows %s', (text, html) => expect(showText(text, contacts, 'he')).toBe(html))

  it.each(['ליד שדרות הנשיא 100, בקומה 2', 'ברחוב בן יהודה 1201', '100 HaNassi Boulevard'])(
    'takes the house in %s for no emergency line',
    (text) => expect(showText(text, contacts, 'he')).not.toContain('<a'),
  )

  it.each(['100 ₪', '100%', '2100', '1201-5', '100:30', 'ba@b.example', 'a@b.example-1'])(
    'takes %s for no contact',
    (text) => expect(showText(text, contacts, 'he')).not.toContain('<a'),
  )

  it('takes the number of a house for no contact', () => {
    const street = 'שדרות הנשיא 100'
    const address = new Map([...contacts, [street, '']])
    expect(showText(`${street}, חיפה. משטרה: 100`, address, 'he')).toBe(
      `${street}, חיפה. משטרה: <bdi dir="ltr"><a href="tel:100">100</a></bdi>`,
    )
  })

  it('puts no link into a link and no isolate into an isolate', () => {
    expect(showHtml('<a href="/x">1201</a>', contacts, 'he')).toBe(
      '<a href="/x"><bdi dir="ltr">1201</bdi></a>',
    )
    expect(showHtml('<bdi dir="ltr">1201</bdi>', contacts, 'he')).toBe(
      '<bdi dir="ltr"><a href="tel:1201">1201</a></bdi>',
    )
  })

  it.each([
    '<a href="#x" title="a>b <img src=x> 1201">ש</a>',
    '<code class="language-a>b<meta>">ש</code>',
  ])('makes no tag of what stands in an attribute: %s', (html) =>
    expect(showHtml(html, contacts, 'he')).toBe(html),
  )

  it('leaves every published answer as it is, letter by letter', () => {
    const all = tappableContacts(catalogue, 'he')
    for (const { html, resource } of catalogue.faq)
      expect(
        textOf(showHtml(html, all, 'he'))
          .trim()
          .replace(/\s+/g, ' '),
      ).toBe(resource.answer)
  })
})

it('a number opens a chat with a message in the language of the text', () => {
  const { practice, site, channels } = catalogue
  const chat = channels.find(({ type }) => type === 'whatsapp')
  const linkIn = (lang: string) => tappableContacts(catalogue, lang).get(chat?.shown ?? '')
  expect(linkIn(practice.language)).toBe(chat?.href)
  expect(linkIn('en')).toContain(encodeURIComponent(site.english?.draft ?? ''))
  // There are no words in it around any page.
  expect(linkIn('fr')).toBe(chat?.href)
})
