import sax, { type QualifiedTag } from 'sax'
import { type ContentProblem, fileProblem, problem, quote } from './content-error.ts'
import { textOf } from './content-file.ts'
import { mistake } from './mistakes.ts'

/** Elements that run something, or hold what is no drawing (SVG 2, 15 and 12.4). */
const ACTIVE_ELEMENT = /^(script|foreignObject|handler|listener|iframe|object|embed)$/i
const STYLE_ELEMENT = /(^|:)style$/i
const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

/** Attributes that name another file. */
const REFERENCE_ATTRIBUTE = /^(href|src|srcset|base|data|poster|ping|action|formaction)$/i

/** A part of the drawing itself, or a picture or a font embedded in it. */
const INTERNAL_TARGET = String.raw`(?:#|data:(?:image/(?:png|jpe?g|gif|webp|avif)|font/|application/(?:x-)?font))`
const INTERNAL_REFERENCE = new RegExp(`^\\s*${INTERNAL_TARGET}`, 'i')

/** CSS that loads something, or could hide it behind an escape. */
const LOADING_CSS = new RegExp(
  String.raw`url\((?!\s*(?:["']\s*)?${INTERNAL_TARGET})|@import|image(?:-set)?\(|cross-fade\(|\bsrc\(|\\`,
  'i',
)

/** Pictures that may be named as a drawing: how their files begin, what they are, and how their names end. */
const PICTURES = [
  [/^\x89PNG/, 'PNG', 'png'],
  [/^\xff\xd8\xff/, 'JPEG', 'jpg'],
  [/^RIFF[^]{4}WEBP/, 'WebP', 'webp'],
  [/^[^]{4}ftypavif/, 'AVIF', 'avif'],
] as const

/** How deep elements may be nested: a namespace is looked up through all that are around an element. */
const MAX_DEPTH = 200

/** The DOCTYPE that drawing programs write; nobody loads its DTD. */
const SVG_DOCTYPE =
  /^\s*svg(?:\s+PUBLIC\s+["']-\/\/W3C\/\/DTD SVG [^"']*["']\s+["']https?:\/\/www\.w3\.org\/[^"']*["'])?\s*$/

/**
 * Finds what a drawing (SVG) would run or load if it were opened by itself: scripts, event handlers, other files and
 * addresses, and what browsers do not draw. Drawings are published as they are; they are read as XML here, as browsers
 * do.
 */
export function checkDrawing(file: string, bytes: Uint8Array): ContentProblem[] {
  const begins = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  const [, kind, ending] = PICTURES.find(([signature]) => signature.test(begins)) ?? []
  if (kind) return [fileProblem(file, mistake('no-drawing', { kind, ending }))]
  const text = textOf(bytes)
  if (text === undefined || text.includes('\0')) return [fileProblem(file, mistake('encoding'))]
  const found: ContentProblem[] = []
  const parser = sax.parser(true, { xmlns: true, position: true })
  const refuse = (got: string, what = mistake('drawing')) =>
    found.push({ ...problem(file, 'file', got.slice(0, 80), what), line: parser.line + 1 })
  let styles = 0
  let css = ''
  let depth = 0

  parser.onopentagstart = ({ name }) => {
    depth += 1
    if (depth > MAX_DEPTH) throw new TooDeep(name)
  }
  parser.onopentag = (tag) => {
    const { name, local, uri, attributes } = tag as QualifiedTag
    // Without its namespace, which libraries do not ask for, it is a broken picture in browsers.
    if (depth === 1 && (local !== 'svg' || uri !== SVG_NAMESPACE))
      refuse(`<${name}>`, mistake('broken-drawing'))
    if (ACTIVE_ELEMENT.test(local) || uri === HTML_NAMESPACE) refuse(`<${name}>`)
    if (STYLE_ELEMENT.test(name)) styles += 1
    for (const { name: attribute, local, uri: namespace, value } of Object.values(attributes))
      if (isRefused(local, namespace, value)) refuse(`${attribute}=${quote(value)}`)
  }
  // A style is judged as a whole: the parser may hand over its text in pieces.
  parser.ontext = parser.oncdata = (text) => {
    if (styles > 0) css += text
  }
  parser.onclosetag = (name) => {
    depth -= 1
    if (!STYLE_ELEMENT.test(name)) return
    styles -= 1
    const [loads] = LOADING_CSS.exec(css) ?? []
    if (loads) refuse(quote(loads))
    css = ''
  }
  // An XSLT style sheet (xml-stylesheet) is a program.
  parser.onprocessinginstruction = ({ name, body }) => {
    if (name.startsWith('xml-')) refuse(`<?${name}?>`)
    // In another encoding, browsers would read other characters than are checked here.
    for (const [declared, encoding = ''] of body.matchAll(/encoding\s*=\s*["']?([^"'\s]*)/gi))
      if (encoding.toLowerCase() !== 'utf-8') refuse(declared, mistake('encoding'))
  }
  parser.ondoctype = (doctype) => {
    if (!SVG_DOCTYPE.test(doctype)) refuse(`<!DOCTYPE${doctype}>`)
  }
  parser.onerror = ({ message }) => {
    if (!found.some(({ code }) => code === 'broken-drawing'))
      refuse(message.split('\n', 1)[0] ?? '', mistake('broken-drawing'))
    parser.resume()
  }
  try {
    parser.write(text).close()
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
    refuse(`<${error.message}>`, mistake('broken-drawing'))
  }
  return found
}

/** Ends the reading of a drawing. */
class TooDeep extends Error {}

/** @param namespace The attribute's own; those of SVG have none. */
function isRefused(name: string, namespace: string, value: string): boolean {
  if (/^on/i.test(name)) return true
  if (REFERENCE_ATTRIBUTE.test(name)) return !INTERNAL_REFERENCE.test(value)
  // An animation may not set one of the attributes above.
  if (name === 'attributeName') return /(^|:)(href|on\w*)$/i.test(value.trim())
  if (name === 'style') return LOADING_CSS.test(value)
  return namespace === '' && /\(/.test(value) && LOADING_CSS.test(value)
}
