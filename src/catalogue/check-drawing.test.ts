import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { growthOf } from '../core/testing/growth.ts'
import { checkDrawing } from './check-drawing.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>\n${inside}\n</svg>`
const check = (text: string) => checkDrawing('public/x.svg', Buffer.from(text))

describe('a drawing is refused that holds', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', '<script>'],
    ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>', '<SCRIPT>'],
    [
      'a script by another prefix',
      '<s:script xmlns:s="http://www.w3.org/2000/svg"/>',
      '<s:script>',
    ],
    ['a script of HTML', '<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>', '<h:script>'],
    ['a frame of HTML', '<h:frame xmlns:h="http://www.w3.org/1999/xhtml"/>', '<h:frame>'],
    ['HTML', '<foreignObject><p/></foreignObject>', '<foreignObject>'],
    ['what an event does', '<g onclick="alert(1)"/>', 'onclick='],
    ['a link to a script', '<a href="javascript:alert(1)"/>', 'href='],
    ['one that is hidden', '<a xlink:href=" &#106;ava&#10;script:alert(1)"/>', 'xlink:href='],
    [
      'a link that becomes one',
      '<a><set attributeName="xlink:href" to="x"/></a>',
      'attributeName=',
    ],
    ['a link to another site', '<a href="https://example.org"/>', 'href='],
    ['a picture of another site', '<image href="//example.org/x.png"/>', 'href='],
    ['a drawing inside', '<image href="data:image/svg+xml,x"/>', 'href='],
    ['another base of addresses', '<g xml:base="https://example.org/"/>', 'xml:base='],
    ['a style of another site', '<style>@import "https://example.org"</style>', '"@import"'],
    ['a style in CDATA', '<style><![CDATA[a{fill:url(//example.org)}]]></style>', '"url("'],
    ['a style in pieces', '<style>a{fill:u<![CDATA[rl(//example.org)}]]></style>', '"url("'],
    ['a style that hides it', '<style>a{fill:u\\72l(//example.org)}</style>', '"\\"'],
    [
      'a style that mixes pictures',
      '<style>a{fill:cross-fade("//example.org", #fff)}</style>',
      '"cross-fade("',
    ],
    ['a link that tells another site', '<a ping="//example.org" href="#a"/>', 'ping='],
    ['a colour of another site', '<g fill="url(https://example.org/#a)"/>', 'fill='],
    ['a style of an element', '<g style="background:url( \'https://example.org\')"/>', 'style='],
  ])('%s', (_, inside, got) => {
    const [first] = check(svg(inside))
    expect(first?.got).toContain(got)
    expect(first).toMatchObject({ file: 'public/x.svg', line: 2 })
    expect(first?.code).toBe('drawing')
  })

  it.each([
    ['entities', `<!DOCTYPE svg [<!ENTITY x "<script/>">]>\n${svg('&x;')}`],
    ['a style sheet that is a program', `<?xml-stylesheet href="x.xsl"?>\n${svg('')}`],
    ['what an event of the whole does', svg('', ' onload="alert(1)"')],
    ['what is no XML', svg('<g>')],
    ['a grammar from elsewhere', `<!DOCTYPE svg SYSTEM "https://example.org/x.dtd">\n${svg('')}`],
    ['a grammar of another kind', `<!DOCTYPE html>\n${svg('')}`],
    [
      'a grammar that only looks known',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "https://www.w3.org.example/x">\n${svg('')}`,
    ],
  ])('%s', (_, text) => {
    expect(check(text)).not.toEqual([])
  })

  it.each([
    ['UTF-16', Buffer.from(`\ufeff${svg('')}`, 'utf16le')],
    ['UTF-16, which nothing says', Buffer.from(svg(''), 'utf16le')],
    [
      'UTF-16, which it only says',
      Buffer.from(`<?xml version="1.0" encoding="UTF-16"?>${svg('')}`),
    ],
    ['Japanese', Buffer.from(`<?xml version='1.0' encoding = 'ISO-2022-JP'?>\n${svg('')}`)],
    ['two', Buffer.from(`<?xml version="1.0 encoding='utf-8'" encoding="utf-7"?>\n${svg('')}`)],
    ['Hebrew of Windows', Buffer.from(svg('<text>\xf9\xec</text>'), 'latin1')],
  ])('another encoding: %s', (_, bytes) => {
    const [first] = checkDrawing('public/x.svg', bytes)
    expect(first).toMatchObject({ file: 'public/x.svg', code: 'encoding' })
  })
})

it.each([
  ['PNG', 'png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['JPEG', 'jpg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['WebP', 'webp', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['AVIF', 'avif', '\0\0\0\x1cftypavif\0\0\0\0'],
])('a picture with the name of a drawing is called what it is: %s', (kind, ending, bytes) => {
  expect(checkDrawing('content/look/x.svg', Buffer.from(bytes, 'latin1'))).toMatchObject([
    { file: 'content/look/x.svg', got: '"x.svg"', code: 'no-drawing', params: { kind, ending } },
  ])
})

it.each([
  ['nothing says that it is SVG', '<svg width="8" height="8"><path d="M0 0"/></svg>', '<svg>'],
  ['it is said of another address', '<svg xmlns="https://www.w3.org/2000/svg"/>', '<svg>'],
  ['only its parts are SVG', '<g xmlns="http://www.w3.org/2000/svg"/>', '<g>'],
])('a drawing that browsers do not draw is refused: %s', (_, text, got) => {
  expect(check(text)).toMatchObject([{ code: 'broken-drawing', got, line: 1 }])
})

it('a drawing may name SVG by a prefix', () => {
  expect(check('<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0 0"/></s:svg>')).toEqual(
    [],
  )
})

it('a drawing that is nested far too deep is refused before it is read', () => {
  const nested = Array.from({ length: 4000 }, (_, i) => `<g xmlns:a${i}="b">`).join('')
  expect(check(svg(nested))).toMatchObject([{ code: 'broken-drawing', got: '<g>' }])
})

it('a drawing with a long gap in its style is read once', () => {
  expect(growthOf((size) => check(svg(`<style>url(${' '.repeat(size)}x)</style>`)))).toBeLessThan(
    90,
  )
})

describe('a drawing is taken', () => {
  it.each([
    `<?xml version="1.0" encoding="utf-8"?>\n<!-- x -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${svg('')}`,
    svg(
      '<linearGradient id="a"/><path fill="url(#a)" style="stroke: url(&quot;#a&quot;)" d="M0 0"/>',
    ),
    svg('<style>@media(prefers-color-scheme:dark){path{fill:#fff}}</style><use xlink:href="#a"/>'),
    svg(`<image href="data:image/png;base64,${'A'.repeat(200_000)}"/>`),
    svg('<animate attributeName="opacity" to="1"/><text>on (top)</text>'),
    svg(
      '<i:view xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:export-filename="C:\\a (1).png"/>',
    ),
  ])('%#', (text) => {
    expect(check(text)).toEqual([])
  })

  it("that is one of this project's", () => {
    const folder = 'e2e/fixtures/physiotherapist/look'
    const drawings = readdirSync(folder).filter((name) => name.endsWith('.svg'))
    expect(drawings).not.toEqual([])
    for (const name of drawings)
      expect(checkDrawing(name, readFileSync(join(folder, name)))).toEqual([])
  })
})
