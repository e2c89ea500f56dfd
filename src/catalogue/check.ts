import { checkAnchors } from './check-anchors.ts'
import { checkBodies } from './check-bodies.ts'
import { checkReferences } from './check-references.ts'
import { checkTexts } from './check-texts.ts'
import { colourProblems } from './colours.ts'
import { type ContentProblem, fileProblem, problem } from './content-error.ts'
import { type Facts, fill } from './facts.ts'
import { firstNamed } from './helplines.ts'
import { mistake } from './mistakes.ts'
import type { RawContent } from './raw.ts'
import { categoryPath, faqPath, LANGUAGE_PAGES, pageLanguage, PAGES } from './urls.ts'

/** The topic whose examples speak of danger. */
const DANGER_TOPIC = 'danger'

/**
 * Checks what concerns several files: references, languages, help, texts.
 *
 * @returns Every mistake found; none when the content is sound.
 */
export function checkContent(content: RawContent, facts: Facts): ContentProblem[] {
  return [
    ...unknownPages(content),
    ...pageLanguages(content),
    ...languagePages(content),
    ...english(content),
    ...help(content),
    ...takenAnchors(content),
    ...checkReferences(content),
    ...situations(content, facts),
    ...colourProblems(content.look),
    ...checkBodies(content, facts),
    ...checkAnchors(content),
    ...checkTexts(content, facts),
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

/** The search needs an entry of help for danger: it is shown first, and its examples teach what danger sounds like. */
function help({ faq }: RawContent) {
  if (faq.some(({ data }) => data.help && data.topics.includes(DANGER_TOPIC))) return []
  return [problem('content/faq', 'help', undefined, mistake('no-help'))]
}

/** An entry's name is its anchor on the page of questions, where each category has one too. */
function takenAnchors({ faq, site }: RawContent) {
  const taken = site.categories.map(({ id }) => categoryPath(id))
  return faq
    .filter(({ id }) => taken.includes(faqPath(id)))
    .map(({ id, file }) => fileProblem(file, mistake('taken-address', { path: faqPath(id) })))
}

/** Programs are given a situation's text alone, so its first number must be the one to call first. */
function situations({ pages, helplines }: RawContent, facts: Facts) {
  return pages.flatMap(({ file, data }) =>
    data.situations.flatMap(({ text, lines: [line = ''] }, i) => {
      const first = firstNamed(helplines, fill(text, facts))
      // A line that is not there is reported by `checkReferences`; nobody could write its number.
      if (first?.id === line || !helplines.some(({ id }) => id === line)) return []
      const contactOf = (id: string) => `{{helplines.${id}.contact}}`
      const what = mistake('first-number', { first: contactOf(line) })
      return problem(file, `situations.${i}.text`, first && contactOf(first.id), what)
    }),
  )
}
