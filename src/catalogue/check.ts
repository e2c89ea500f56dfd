import { checkBodies } from './check-bodies.ts'
import { checkReferences, unknownName } from './check-references.ts'
import { colourProblems } from './colours.ts'
import { type ContentProblem, fileProblem, problem, quote } from './content-error.ts'
import { type Facts, fill, TOKEN } from './facts.ts'
import { firstNamed } from './helplines.ts'
import { type Mistake, mistake } from './mistakes.ts'
import { undrawableSigns } from './picture-fonts.ts'
import type { RawContent } from './raw.ts'
import { LANGUAGE_PAGES, pageLanguage, PAGES } from './urls.ts'

/** The topic whose examples speak of danger. */
const DANGER_TOPIC = 'danger'

/** Search engines cut longer titles. */
const MAX_TITLE_CHARS = 60

/**
 * Checks what concerns several files: references, links, duplicates, tokens.
 *
 * @returns Every mistake found; none when the content is sound.
 */
export function checkContent(content: RawContent, facts: Facts): ContentProblem[] {
  const naming = textsThatNameFacts(content)
  const plain = otherTexts(content)
  const all = [...plain, ...naming]
  return [
    ...unknownPages(content),
    ...pageLanguages(content),
    ...languagePages(content),
    ...english(content),
    ...help(content),
    ...checkReferences(content),
    ...situations(content, facts),
    ...colourProblems(content.look),
    ...checkBodies(content, facts),
    ...naming.flatMap((text) => wrongTokens(text, facts)),
    ...plain.flatMap(bracesInFacts),
    ...all.flatMap(unfilled),
    ...all.flatMap(strayQuotes),
    ...all.flatMap(tags),
    ...naming.flatMap(links),
    ...titles(content, facts),
  ]
}

/** Each file of content/pages must be a page that the site has. */
function unknownPages({ pages }: RawContent) {
  return pages
    .filter(({ id }) => !(PAGES as readonly string[]).includes(id))
    .map(({ file }) => fileProblem(file, mistake('one-of', { values: PAGES.join(', ') })))
}

/** A page in another language than its frame would mix their directions. */
function pageLanguages({ pages, practice }: RawContent) {
  return pages.flatMap(({ id, file, data: { lang } }) => {
    const own = pageLanguage(id, practice.language)
    if (lang === undefined || lang === own) return []
    return problem(file, 'lang', lang, mistake('page-language', { language: own }))
  })
}

/** A page in another language needs the words around it and who the practice is; one in the site's own must not be. */
function languagePages({ pages, practice, site }: RawContent) {
  return pages.flatMap(({ id, file }) => {
    const language = LANGUAGE_PAGES.find((each) => each === id)
    if (!language) return []
    if (language === practice.language)
      return fileProblem(file, mistake('own-language', { language }))
    const isSaid =
      language === 'en' || (practice.languages?.[language] && site.languages?.[language])
    return isSaid ? [] : fileProblem(file, mistake('language-words', { language }))
  })
}

/** A site in another language has a page in English, and so needs English words around it. */
function english({ practice, site }: RawContent) {
  if (practice.language === 'en') return []
  const { english, search } = site
  const needed = {
    english,
    'search.noMatchEnglish': search.noMatchEnglish,
    'search.englishLink': search.englishLink,
  }
  return Object.entries(needed).flatMap(([field, words]) =>
    words === undefined
      ? problem('content/site.yaml', field, undefined, mistake('english-words'))
      : [],
  )
}

/** In a title an address is a link as well. */
const LINK = /\[[^\]]*\]\([^)\s]*\)/u
const TITLE_LINK = /\[[^\]]*\]\([^)\s]*\)|https?:\/\/\S+/iu

/** The search needs an entry of help for danger: it is shown first, and its examples teach what danger sounds like. */
function help({ faq }: RawContent) {
  if (faq.some(({ data }) => data.help && data.topics.includes(DANGER_TOPIC))) return []
  return [problem('content/faq', 'help', undefined, mistake('no-help'))]
}

/** Programs are given a situation's text alone, so its first number must be the one to call first. */
function situations({ pages, helplines }: RawContent, facts: Facts) {
  return pages.flatMap(({ file, data }) =>
    data.situations.flatMap(({ text, lines: [line = ''] }, i) => {
      const first = firstNamed(helplines, fill(text, facts))
      if (first?.id === line) return []
      const contactOf = (id: string) => `{{helplines.${id}.contact}}`
      const what = mistake('first-number', { first: contactOf(line) })
      return problem(file, `situations.${i}.text`, first && contactOf(first.id), what)
    }),
  )
}

/** Double braces that belong to no token, or the name of a fact between single ones. */
const STRAY_BRACES = /\{\{|\}\}|\{\s*[\w-]+(\.[\w-]+)+\s*\}/

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

/** Tokens that name no fact, and stray braces, quoted with what stands around them. */
function wrongTokens({ file, field, text }: Text, facts: Facts): ContentProblem[] {
  const named = [...text.matchAll(TOKEN)].map(([, name = '']) => name)
  const unknown = new Set(named.filter((name) => !facts.has(name)))
  const problems: ContentProblem[] = [...unknown].map((name) => {
    const what = unknownName(name, [...facts.keys()])
    return { ...problem(file, field, `{{${name}}}`, what), at: `{{${name}` }
  })
  const left = text.replace(TOKEN, (token) => ' '.repeat(token.length)).search(STRAY_BRACES)
  if (left === -1) return problems
  const [at = ''] = text.slice(Math.max(0, left - 20), left + 40).split('\n')
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
