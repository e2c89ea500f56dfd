import sax, { type QualifiedTag } from 'sax'
import { type ContentProblem, fileProblem, problem, quote } from './content-error.ts'
import { textOf } from './content-file.ts'
import { mistake } from './mistakes.ts'

/** Elements that run something, or hold what is no drawing (SVG 2, 15 and 12.4). */
const ACTIVE = /^(script|foreignObject|handler|listener|iframe|object|embed)$/i
const STYLE = /(^|:)style$/i
const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'

/** Attributes that name another file. */
const REFERENCE = /^(href|src|srcset|base|data|poster|ping|action|formaction)$/i

/** A part of the drawing itself, or a picture or a font inside it. */
const OWN = String.raw`(?:#|data:(?:image/(?:png|jpe?g|gif|webp|avif)|font/|application/(?:x-)?font))`
const OWN_REFERENCE = new RegExp(`^\\s*${OWN}`, 'i')

/** What a style loads, or hides by the escapes of CSS. */
const LOADS = new RegExp(
  String.raw`url\((?!\s*(?:["']\s*)?${OWN})|@import|image(?:-set)?\(|cross-fade\(|\bsrc\(|\\`,
  'i',
)

/** How deep a drawing is nested at most; what a name means is looked for through all that is around it. */
const DEEPEST = 200

/** A drawing names the grammar that its tools have always named, which nobody loads, or none. */
const OWN_DOCTYPE =
  /^\s*svg(?:\s+PUBLIC\s+["']-\/\/W3C\/\/DTD SVG [^"']*["']\s+["']https?:\/\/www\.w3\.org\/[^"']*["'])?\s*$/

/**
 * Finds what a drawing (SVG) would run or load where it is opened by itself: scripts, what an event does, other
 * files and addresses. Drawings are read as XML, as browsers do, and published as they are.
 */
export function checkDrawing(file: string, bytes: Uint8Array): ContentProblem[] {
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
    if (depth > DEEPEST) throw new TooDeep(name)
  }
  parser.onopentag = (tag) => {
    const { name, local, uri, attributes } = tag as QualifiedTag
    if (ACTIVE.test(local) || uri === HTML_NAMESPACE) refuse(`<${name}>`)
    if (STYLE.test(name)) styles += 1
    for (const { name: attribute, local: what, uri: whose, value } of Object.values(attributes))
      if (isRefused(what, whose, value)) refuse(`${attribute}=${quote(value)}`)
  }
  // A word of a style may be in two pieces.
  parser.ontext = parser.oncdata = (text) => {
    if (styles > 0) css += text
  }
  parser.onclosetag = (name) => {
    depth -= 1
    if (!STYLE.test(name)) return
    styles -= 1
    const [loads] = LOADS.exec(css) ?? []
    if (loads) refuse(quote(loads))
    css = ''
  }
  // A style sheet of another format may hold a program; names of its own may stand for anything.
  parser.onprocessinginstruction = ({ name, body }) => {
    if (name.startsWith('xml-')) refuse(`<?${name}?>`)
    // Browsers would read other marks than stand here.
    for (const [declared, encoding = ''] of body.matchAll(/encoding\s*=\s*["']?([^"'\s]*)/gi))
      if (encoding.toLowerCase() !== 'utf-8') refuse(declared, mistake('encoding'))
  }
  parser.ondoctype = (doctype) => {
    if (!OWN_DOCTYPE.test(doctype)) refuse(`<!DOCTYPE${doctype}>`)
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

/** @param whose The namespace of an attribute; those of drawings and their styles have none. */
function isRefused(name: string, whose: string, value: string): boolean {
  if (/^on/i.test(name)) return true
  if (REFERENCE.test(name)) return !OWN_REFERENCE.test(value)
  // What is animated may not become one of those above.
  if (name === 'attributeName') return /(^|:)(href|on\w*)$/i.test(value.trim())
  if (name === 'style') return LOADS.test(value)
  return whose === '' && /\(/.test(value) && LOADS.test(value)
}
