import { Resvg } from '@resvg/resvg-js'
import facadeStyles from '../styles/blocks/facade.css?raw'
import markStyles from '../styles/blocks/mark.css?raw'
import facade from './facade.svg?raw'
import { createLettering } from './lettering.ts'
import mark from './mark.svg?raw'
import type { Look } from '../../schemas/look.ts'
import { dataUrl } from '../pictures.ts'
import { colour, palettes, withColours } from './palette.ts'

/** Size that Open Graph readers expect, in pixels. */
const WIDTH = 1200
const HEIGHT = 630
/** Where lines end on the right, and how wide they may be. */
const EDGE = 1130
const MEASURE = 575

const write = createLettering(400)
const writeBold = createLettering(700)

/**
 * The picture that stands for a page where its link is shared. The same words give the same bytes.
 *
 * @param title Heading of the page.
 * @param name Name of the practice.
 * @param look Whose colours and pictures it has.
 * @returns A PNG of 1200 by 630 pixels.
 */
export async function openGraphPicture(
  title: string,
  name: string,
  look: Look,
): Promise<Uint8Array<ArrayBuffer>> {
  const { light } = palettes(look)
  const size = title.length > 34 ? 62 : 78
  const lines = breakLines(title, (line) => writeBold(line, size).width)
  const lineHeight = size * 1.15
  const top = HEIGHT / 2 - ((lines.length - 1) * lineHeight) / 2 + size * 0.3
  const ink = colour(light, 'ink')
  const picture = look.hero
    ? image(await dataUrl(look.hero.file, 1040), { x: 0, y: 86, width: 520 })
    : place(facade, { x: -130, y: 68, width: 676 })
  const sign = { x: EDGE - 60, y: 62, width: 62 }
  const drawnSign = look.logo ? image(await dataUrl(look.logo, 248), sign) : place(mark, sign)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<style>${withColours(facadeStyles + markStyles, light)}</style>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${colour(light, 'paper')}"/><stop offset="1" stop-color="${colour(light, 'sky')}"/></linearGradient>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
${picture}
<rect y="606" width="${WIDTH}" height="24" fill="${colour(light, 'ground')}"/>
${drawnSign}
<g fill="${ink}">
${atEdge(write(name, 30), EDGE - 84, 104)}
${lines.map((line, i) => atEdge(writeBold(line, size), EDGE, top + i * lineHeight)).join('\n')}
</g>
</svg>`
  return new Uint8Array(
    new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH }, font: { loadSystemFonts: false } })
      .render()
      .asPng(),
  )
}

function atEdge({ paths, width }: { paths: string; width: number }, edge: number, y: number) {
  return `<g transform="translate(${edge - width} ${y})">${paths}</g>`
}

/** A square picture, at a place and a width of its own. */
function image(href: string, { x, y, width }: { x: number; y: number; width: number }): string {
  return `<image x="${x}" y="${y}" width="${width}" height="${width}" href="${href}"/>`
}

/** A drawing of this folder, at a place and a width of its own. */
function place(svg: string, { x, y, width }: { x: number; y: number; width: number }): string {
  const [, , boxWidth = 1, boxHeight = 1] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '')
    .split(' ')
    .map(Number)
  const height = (width * boxHeight) / boxWidth
  return svg
    .replace(/\s(width|height|preserveAspectRatio|overflow)="[^"]*"/g, '')
    .replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}"`)
}

function breakLines(text: string, widthOf: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= MEASURE)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
