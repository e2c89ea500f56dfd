// As in icon.ts, the mark brings its own styles.
import markStyles from '../styles/blocks/mark.css?raw'
import { shapesOf } from './drawing.ts'
import { createLettering, type Lettering, writable } from './lettering.ts'
import { directionOf } from '../../schemas/language.ts'
import type { Look } from '../../schemas/look.ts'
import { dataUrl } from '../pictures.ts'
import { drawPng } from './png.ts'

/** Size that Open Graph readers expect, in pixels. */
const WIDTH = 1200
const HEIGHT = 630
/** Between the edge and the text, and the longest line. */
const MARGIN = 70
const MAX_LINE_WIDTH = 575

const write = createLettering(400)
const writeBold = createLettering(700)

interface PictureWords {
  /** Heading of the page. */
  title: string
  name: string
  lang: string
}

/**
 * Draws the picture that is shown where links to a page are shared: text on the side where its language begins, the
 * drawing on the other. The same words give the same bytes.
 *
 * @returns A PNG of 1200 by 630 pixels.
 */
export async function openGraphPicture(
  { title, name, lang }: PictureWords,
  look: Look,
): Promise<Uint8Array<ArrayBuffer>> {
  const direction = directionOf(lang)
  const isRightToLeft = direction === 'rtl'
  const words = writable(title) ?? ''
  const size = words.length > 34 ? 62 : 78
  const lines = balancedLines(words, (line) => writeBold(line, size, direction).width)
  const lineHeight = size * 1.15
  const top = HEIGHT / 2 - ((lines.length - 1) * lineHeight) / 2 + size * 0.3
  /** Places markup of a width at a distance from the edge where lines begin. */
  const place = (width: number, from: number, y: number, drawn: string) =>
    `<g transform="translate(${isRightToLeft ? WIDTH - from - width : from} ${y})">${drawn}</g>`
  const text = ({ paths, width }: Lettering, from: number, y: number) =>
    place(width, from, y, paths)
  const drawing = shapesOf(look.drawing)
  const scale = 676 / 660
  /** The side where lines end, where the drawing faces the text. */
  const side = isRightToLeft
    ? { x: 0, turned: `translate(-130 68) scale(${scale})` }
    : { x: WIDTH - 520, turned: `translate(${WIDTH + 130} 68) scale(${-scale} ${scale})` }
  const picture = look.hero
    ? `<image x="${side.x}" y="86" width="520" height="520" href="${await dataUrl(look.hero.file, 1040)}"/>`
    : `<g transform="${side.turned}">${drawing}</g>`
  const sign = look.logo
    ? `<image width="48" height="48" href="${await dataUrl(look.logo, 248)}"/>`
    : shapesOf('mark')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<style>${markStyles}</style>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="var(--paper)"/><stop offset="1" stop-color="var(--sky)"/></linearGradient>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
${picture}
<rect y="606" width="${WIDTH}" height="24" fill="var(--ground)"/>
${place(60, MARGIN, 62, `<g transform="scale(${62 / 48})">${sign}</g>`)}
<g fill="var(--ink)">
${text(write(writable(name) ?? '', 30, direction), MARGIN + 84, 104)}
${lines.map((line, i) => text(writeBold(line, size, direction), MARGIN, top + i * lineHeight)).join('\n')}
</g>
</svg>`
  return drawPng(svg, WIDTH, look)
}

/** Breaks a text into as few lines as fit, of widths as even as possible. */
export function balancedLines(text: string, widthOf: (line: string) => number): string[] {
  let lines = breakLines(text, MAX_LINE_WIDTH, widthOf)
  for (;;) {
    const widest = Math.max(...lines.map(widthOf))
    const narrower = breakLines(text, widest - 1, widthOf)
    if (narrower.length > lines.length || Math.max(...narrower.map(widthOf)) >= widest) return lines
    lines = narrower
  }
}

function breakLines(text: string, maxWidth: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= maxWidth)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
