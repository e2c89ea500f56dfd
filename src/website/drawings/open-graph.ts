// As in icons, the mark takes its colours along.
import markStyles from '../styles/blocks/mark.css?raw'
import facade from './facade.svg?raw'
import { createLettering } from './lettering.ts'
import mark from './mark.svg?raw'
import type { Look } from '../../schemas/look.ts'
import { dataUrl } from '../pictures.ts'
import { drawPng, shapesOf } from './png.ts'

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
  const size = title.length > 34 ? 62 : 78
  const lines = breakLines(title, (line) => writeBold(line, size).width)
  const lineHeight = size * 1.15
  const top = HEIGHT / 2 - ((lines.length - 1) * lineHeight) / 2 + size * 0.3
  const picture = look.hero
    ? `<image y="86" width="520" height="520" href="${await dataUrl(look.hero.file, 1040)}"/>`
    : `<g transform="translate(-130 68) scale(${676 / 660})">${shapesOf(facade)}</g>`
  const sign = look.logo
    ? `<image width="48" height="48" href="${await dataUrl(look.logo, 248)}"/>`
    : shapesOf(mark)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<style>${markStyles}</style>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="var(--paper)"/><stop offset="1" stop-color="var(--sky)"/></linearGradient>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
${picture}
<rect y="606" width="${WIDTH}" height="24" fill="var(--ground)"/>
<g transform="translate(${EDGE - 60} 62) scale(${62 / 48})">${sign}</g>
<g fill="var(--ink)">
${atEdge(write(name, 30), EDGE - 84, 104)}
${lines.map((line, i) => atEdge(writeBold(line, size), EDGE, top + i * lineHeight)).join('\n')}
</g>
</svg>`
  return drawPng(svg, WIDTH, look)
}

function atEdge({ paths, width }: { paths: string; width: number }, edge: number, y: number) {
  return `<g transform="translate(${edge - width} ${y})">${paths}</g>`
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
