import { describe, expect, it } from 'vitest'
import { sourceLink } from './source-link.ts'

const link = (name: string, url: string) => sourceLink({ name, url })

describe('a source as a link', () => {
  it('marks a name in English, and escapes it', () => {
    expect(link('Sleep & Health', 'https://a.example')).toMatchObject({
      href: 'https://a.example',
      lang: 'en',
      html: '<bdi>Sleep &#38; Health</bdi>',
    })
    expect(link('כל־זכות', 'https://a.example').lang).toBeUndefined()
  })

  it('shows an address as people read it, and what is no UTF-8 as it is', () => {
    expect(link('כל־זכות', 'https://a.example/%D7%90%D7%91').shown).toBe('https://a.example/אב')
    expect(link('כל־זכות', 'https://a.example/%E0').shown).toBe('https://a.example/%E0')
  })
})
