import { describe, expect, it } from 'vitest'
import { breakCodeIn, codeToHtml, foldCode } from './show-code.ts'

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)))

describe('code as HTML', () => {
  it('isolates Hebrew strings, their quotes outside', () => {
    expect(codeToHtml('{"a": "כמה עולה?", "b": 1}')).toBe(
      '{<span class="key">&#34;a&#34;:</span> &#34;<bdi lang="he" dir="rtl">כמה עולה?</bdi>&#34;, <span class="key">&#34;b&#34;:</span> 1}',
    )
  })

  it('leaves an English sentence that quotes a Hebrew word from left to right', () => {
    expect(codeToHtml(JSON.stringify('Send for example {"q":"מחיר"}.'))).not.toContain('<bdi')
  })

  it.each([
    '"a \\" b": "ב \\" ג"',
    '<script>"</script>"',
    "curl 'x' -d '{\"query\":\"it'\\''s\"}'",
    'event: start\ndata: {"a":"ב"}',
    '"unended',
  ])('changes no letter of %s and lets no markup through', (text) => {
    const html = codeToHtml(text)
    expect(plain(html)).toBe(text)
    expect(html.replaceAll(/<\/?(bdi|span|wbr)[^>]*>/g, '')).not.toContain('<')
  })

  it.each([
    ['https://a.example/api/v1?q=b', 'https://a|.example|/api|/v1|?q|=b'],
    ['{"jobTitle":"x","b":"c"}', '{"job|Title":"x",|"b":"c"}'],
    ['"{\\"a\\":1,\\"b\\":2}"', '"{\\"a\\":1,|\\"b\\":2}"'],
    ['2026-07-28, 1.5', '2026-07-28, 1.5'],
  ])('breaks %s where its parts meet', (text, broken) => {
    expect(plain(codeToHtml(text).replaceAll('<wbr>', '|'))).toBe(broken)
  })

  it('breaks code and addresses in a text, and no words', () => {
    const link = '<a href="mailto:a@b.example">'
    expect(breakCodeIn(`a.b <code>c.d</code> and/or ${link}a@b.example</a>`)).toBe(
      `a.b <code>c<wbr>.d</code> and/or ${link}a<wbr>@b<wbr>.example</a>`,
    )
  })
})

describe('folding', () => {
  it('leaves a text that fits, and cuts a long one between lines', () => {
    expect(foldCode('a\nb')).toEqual({ shown: 'a\nb', rest: '', lines: 0 })
    const text = Array.from({ length: 90 }, (_, i) => String(i)).join('\n')
    const { shown, rest, lines } = foldCode(text)
    expect(`${shown}\n${rest}`).toBe(text)
    expect(rest.split('\n')).toHaveLength(lines)
    expect(shown.split('\n').length).toBeLessThan(40)
  })

  it('counts the rows that a long line takes, and shows one at least', () => {
    const { shown, lines } = foldCode(`${'x'.repeat(9000)}\nb\nc`)
    expect(shown).toHaveLength(9000)
    expect(lines).toBe(2)
  })
})
