import { markdownToHtml } from 'satteri'
import { expect, it } from 'vitest'
import { filledHtml } from './filled-html.ts'

const FACTS = new Map([
  ['phone', { text: '03-000-0000', ltr: true }],
  ['url', { text: 'https://example.org/?a=1&b=2', ltr: true }],
  ['name', { text: 'A "B" <C>', ltr: false }],
])

const filledMarkdown = (markdown: string) => filledHtml(markdownToHtml(markdown).html, FACTS)

it.each([
  ['a text', 'חייגו {{phone}}', '<p>חייגו <bdi dir="ltr">03-000-0000</bdi></p>'],
  ['a target', '[א]({{url}})', '<p><a href="https://example.org/?a=1&#38;b=2">א</a></p>'],
  [
    'a target with spaces',
    '[א](<{{ url }}>)',
    '<p><a href="https://example.org/?a=1&#38;b=2">א</a></p>',
  ],
  ['a title', '[א](/b "a > b {{phone}}")', '<p><a href="/b" title="a > b 03-000-0000">א</a></p>'],
  [
    'a title with quotes',
    '[א](/b "{{name}}")',
    '<p><a href="/b" title="A &#34;B&#34; &#60;C&#62;">א</a></p>',
  ],
  [
    'a language of code',
    '``` {{phone}}\n{{phone}}\n```',
    '<pre><code class="language-03-000-0000"><bdi dir="ltr">03-000-0000</bdi>\n</code></pre>',
  ],
])('facts are filled into %s', (_, markdown, expected) => {
  expect(filledMarkdown(markdown).trim()).toBe(expected)
})
