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

/** The topic whose examples are what danger sounds like. */
const DANGER = 'danger'

/** What search results show whole of a title. */
const MOST_OF_TITLE = 60

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

/** There is no file but for the pages of the site. */
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

/** A page of a further language needs the words around it, and who the practice is; the site's own needs none. */
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

/** Who reads English has a page of it, and words around that and other pages in English, beside every other language. */
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

/** A link of Markdown, and what else is one in a title. */
const LINK = /\[[^\]]*\]\([^)\s]*\)/u
const TITLE_LINK = /\[[^\]]*\]\([^)\s]*\)|https?:\/\/\S+/iu

/** The service itself needs a question for it: people in distress are shown it first, and known by its examples. */
function help({ faq }: RawContent) {
  if (faq.some(({ data }) => data.help && data.topics.includes(DANGER))) return []
  return [problem('content/faq', 'help', undefined, mistake('no-help'))]
}

/** Programs are told a situation by its text alone, so that it must say whom to call, before anybody else. */
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

/** Two braces that belong to no token, and the name of a fact between single ones. */
const STRAY_BRACES = /\{\{|\}\}|\{\s*[\w-]+(\.[\w-]+)+\s*\}/

/** The facts themselves, and what is read as it is, hold no names in braces. */
function bracesInFacts({ file, field, text }: Text): ContentProblem[] {
  if (!STRAY_BRACES.test(text)) return []
  return [problem(file, field, quote(text.slice(0, 80)), mistake('braces-in-facts'))]
}

/** Quotes around a text that YAML does not know as such, or knows at its end alone, are what people would read. */
function strayQuotes({ file, field, text }: Text): ContentProblem[] {
  if (field === 'body' || !/^[‘’“”][^‘’“”]*[‘’“”]$|^[^"]*"$/u.test(text)) return []
  return [problem(file, field, text.slice(0, 80), mistake('stray-quotes'))]
}

/** What Markdown would read as HTML; texts below front matter are read as Markdown themselves. */
const tags = (text: Text) =>
  text.field === 'body' ? [] : slip(text, /<[a-z/!?][^>\n]{0,60}>?/iu, mistake('html'))

/** Fields are shown as they are: the marks of a link would be read, and in a title an address too. */
function links(text: Text): ContentProblem[] {
  if (text.field === 'body') return []
  const isTitle = /(^|\.)(question|title|name|heading|menu)$/.test(text.field)
  return slip(text, isTitle ? TITLE_LINK : LINK, mistake('link-in-title'))
}

/** A name, or words by gender, that only `npm run new` fills, in a file that was copied from its template. */
const unfilled = (text: Text) =>
  slip(text, /\[\[([A-Za-z]\w*|[^\][|]+\|[^\][|]+)\]\]/u, mistake('unfilled'), String)

/** Something that may not stand in a text, with its place. */
function slip({ file, field, text }: Text, pattern: RegExp, what: Mistake, shown = quote) {
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

/** Texts that are the facts, or are read as they are. */
function otherTexts({ practice, look, helplines, promises }: RawContent): Text[] {
  const files = { practice, look, helplines, promises }
  return Object.entries(files).flatMap(([name, value]) => texts(`content/${name}.yaml`, value))
}

/** Every text inside a value, by its path. */
function texts(file: string, value: unknown, field = ''): Text[] {
  if (typeof value === 'string') return [{ file, field, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    texts(file, item, field === '' ? key : `${field}.${key}`),
  )
}

/** Names of no fact, and stray braces with what stands around them. */
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

/** A title is measured as it is read, with its facts, and drawn, with the name of the practice, where it is shared. */
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
      const what = mistake('too-long', { most: MOST_OF_TITLE, length })
      return length > MOST_OF_TITLE ? problem(file, field, quote(text), what) : []
    }),
    ...[name, ...all, ...headings].flatMap(({ file, field, text }) => {
      const signs = undrawableSigns(fill(text, facts)).join(' ')
      return signs ? problem(file, field, quote(text), mistake('undrawable', { signs })) : []
    }),
  ]
}
