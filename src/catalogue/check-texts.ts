import { unknownFact } from './check-references.ts'
import { around, type ContentProblem, problem, quote } from './content-error.ts'
import { type Facts, fill, TOKEN } from './facts.ts'
import { type Mistake, mistake } from './mistakes.ts'
import { undrawableSigns } from './picture-fonts.ts'
import type { RawContent } from './raw.ts'

/** Search engines cut longer titles. */
const MAX_TITLE_CHARS = 60

/** Checks the words of all files for what readers would see as a mistake: unknown facts, braces, quotes, HTML, links. */
export function checkTexts(content: RawContent, facts: Facts): ContentProblem[] {
  const naming = textsThatNameFacts(content)
  const plain = otherTexts(content)
  const all = [...plain, ...naming]
  return [
    ...naming.flatMap((text) => wrongTokens(text, facts)),
    ...plain.flatMap(bracesInFacts),
    ...all.flatMap(unfilled),
    ...all.flatMap(strayQuotes),
    ...all.flatMap(tags),
    ...naming.flatMap(links),
    ...titles(content, facts),
  ]
}

interface Text {
  file: string
  field: string
  text: string
}

function textsThatNameFacts({ site, services, doors, faq, pages }: RawContent): Text[] {
  const files = [...services, ...doors, ...faq, ...pages]
  return [
    ...files.flatMap(({ file, data, body }) => texts(file, { ...data, body })),
    ...texts('content/site.yaml', site),
  ]
}

/** Texts that are facts themselves, or are used as they are. */
function otherTexts({ practice, look, helplines, promises }: RawContent): Text[] {
  const files = { practice, look, helplines, promises }
  return Object.entries(files).flatMap(([name, value]) => texts(`content/${name}.yaml`, value))
}

/** Every string inside a value, with its path as the field. */
function texts(file: string, value: unknown, field = ''): Text[] {
  if (typeof value === 'string') return [{ file, field, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    texts(file, item, field === '' ? key : `${field}.${key}`),
  )
}

/** Double braces that belong to no token, or the name of a fact between single ones. */
const STRAY_BRACES = /\{\{|\}\}|\{\s*[\w-]+(\.[\w-]+)+\s*\}/

/** What may be the name of a fact without a dot, or the place of a value in a text of the interface. */
const BRACED_NAME = /\{\s*([\w-]+)\s*\}/g

/** In the facts themselves, and in texts used as they are, nothing fills in names in braces. */
function bracesInFacts({ file, field, text }: Text): ContentProblem[] {
  if (!STRAY_BRACES.test(text)) return []
  return [problem(file, field, quote(text.slice(0, 80)), mistake('braces-in-facts'))]
}

/** Curly quotes around a text, or a quote at its end alone, are no quotes to YAML: people would read them. */
function strayQuotes({ file, field, text }: Text): ContentProblem[] {
  if (field === 'body' || !/^[‘’“”][^‘’“”]*[‘’“”]$|^[^"]*"$/u.test(text)) return []
  return [problem(file, field, text.slice(0, 80), mistake('stray-quotes'))]
}

/** HTML in fields; `checkBodies` looks for it in the texts below front matter. */
const tags = (text: Text) =>
  text.field === 'body' ? [] : firstMatch(text, /<[a-z/!?][^>\n]{0,60}>?/iu, mistake('html'))

/** In a title an address is a link as well. */
const LINK = /\[[^\]]*\]\([^)\s]*\)/u
const TITLE_LINK = /\[[^\]]*\]\([^)\s]*\)|https?:\/\/\S+/iu

/** Fields are shown as they are, so people would read the marks of a link. */
function links(text: Text): ContentProblem[] {
  if (text.field === 'body') return []
  const isTitle = /(^|\.)(question|title|name|heading|menu)$/.test(text.field)
  return firstMatch(text, isTitle ? TITLE_LINK : LINK, mistake('link-in-title'))
}

/** Placeholders that only `npm run new` fills, in a file that was copied from its templates. */
const unfilled = (text: Text) =>
  firstMatch(text, /\[\[([A-Za-z]\w*|[^\][|]+\|[^\][|]+)\]\]/u, mistake('unfilled'), String)

/** The first match of what may not stand in a text. */
function firstMatch({ file, field, text }: Text, pattern: RegExp, what: Mistake, shown = quote) {
  const [at] = pattern.exec(text) ?? []
  return at === undefined ? [] : [{ ...problem(file, field, shown(at), what), at }]
}

/** Tokens that name no fact, and stray braces, quoted with what stands around them. */
function wrongTokens({ file, field, text }: Text, facts: Facts): ContentProblem[] {
  const named = [...text.matchAll(TOKEN)].map(([, name = '']) => name)
  const unknown = new Set(named.filter((name) => !facts.has(name)))
  const known = [...facts.keys()]
  const problems: ContentProblem[] = [...unknown].map((name) => {
    const what = unknownFact(name, known)
    return { ...problem(file, field, `{{${name}}}`, what), at: `{{${name}` }
  })
  const left = text
    .replace(TOKEN, (token) => ' '.repeat(token.length))
    // The name of a fact between single braces counts as one that is not closed.
    .replace(BRACED_NAME, (braced, name: string) =>
      facts.has(name) ? '{{'.padEnd(braced.length) : braced,
    )
    .search(STRAY_BRACES)
  if (left === -1) return problems
  const at = around(text, left)
  return [...problems, { ...problem(file, field, quote(at), mistake('braces')), at }]
}

/** Titles with their facts must not be too long, and shared pictures must be able to draw them. */
function titles({ practice, services, doors, pages }: RawContent, facts: Facts) {
  const all = [
    ...services.map(({ file, data }) => ({ file, field: 'name', text: data.name })),
    ...[...doors, ...pages].map(({ file, data }) => ({ file, field: 'title', text: data.title })),
  ]
  const headings = pages.map(({ file, data }) => {
    return { file, field: 'heading', text: data.heading ?? '' }
  })
  const name = { file: 'content/practice.yaml', field: 'name', text: practice.name }
  return [
    ...all.flatMap(({ file, field, text }) => {
      const { length } = fill(text, facts)
      const what = mistake('too-long', { most: MAX_TITLE_CHARS, length })
      return length > MAX_TITLE_CHARS ? problem(file, field, quote(text), what) : []
    }),
    ...[name, ...all, ...headings].flatMap(({ file, field, text }) => {
      const signs = undrawableSigns(fill(text, facts)).join(' ')
      return signs ? problem(file, field, quote(text), mistake('undrawable', { signs })) : []
    }),
  ]
}
