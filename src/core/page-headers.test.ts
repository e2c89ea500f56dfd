import { createHash } from 'node:crypto'
import { mimes } from 'mrmime'
import { expect, it } from 'vitest'
import { fileHeaders, publicFileHeaders } from './file-headers.ts'
import { pageHeaders } from './page-headers.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policy = (html: string) => pageHeaders('about.html', html)['Content-Security-Policy']

it('allows the styles and scripts that a build put into the page', () => {
  const html =
    '<head><style>p{\n}</style><script>early()</script></head><script type="module">let a\n</script><script type="module" src="/a.js"></script>'
  expect(policy(html)).toContain(`style-src 'self' ${hash('p{\n}')};`)
  expect(policy(html)).toContain(`script-src 'self' ${hash('early()')} ${hash('let a\n')};`)
})

it('allows no others', () => {
  const html =
    '<head></head><style>p{}</style><p style="color:red"><script>alert(1)</script><script type="text/x">1</script>'
  expect(policy(html)).toContain("script-src 'self'; style-src 'self';")
})

it('allows nothing that stands in the content, whatever the content says', () => {
  const alert = '<script type="module">alert(1)</script>'
  const html = `<head><meta content="${alert}<style>p{}</style>"><title>x</title></head><header></header><main>${alert}</head><script>1</script><style>p{}</style><main></main></head></main>`
  expect(policy(html)).toContain("script-src 'self'; style-src 'self';")
})

const markup = Object.entries(mimes).flatMap(([ending, type]) =>
  /html|xml/.test(type) ? ending : [],
)

it.each([
  ...[
    'logo.svg',
    'pictures/0123456789ab.svg',
    '_astro/x.svg',
    'favicon.svg',
    'a/b.SVG',
    'a.HTML',
    'a.mml',
  ],
  ...markup.filter((ending) => ending !== 'html').map((ending) => `drawing.${ending}`),
])(
  'lets a drawing, and all that may be one, do nothing where it is opened by itself: %s',
  (name) => {
    const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    expect(fileHeaders(name)['Content-Security-Policy']).toBe(policy)
    expect(publicFileHeaders(name)['Content-Security-Policy']).toBe(policy)
  },
)

it('lets HTML that the owner publishes as it is run no script that stands beside it', () => {
  expect(publicFileHeaders('google123.html')['Content-Security-Policy']).toContain('sandbox')
})
