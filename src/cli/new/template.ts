import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'
import { overlaid, translated, withBody, withFields, written } from './fill-template.ts'
import { splitFrontMatter } from '../../catalogue/front-matter.ts'
import type { SiteLanguage } from '../../schemas/language.ts'

const TEMPLATE_FOLDER = 'examples/practice'

/** The language of the complete template. */
const TEMPLATE_LANGUAGE: SiteLanguage = 'he'

/**
 * The template of a new practice in the language of its site. It is complete in Hebrew; other languages have only what
 * differs.
 */
export class Template {
  readonly #project: string
  readonly #language: SiteLanguage

  constructor(project: string, language: SiteLanguage) {
    this.#project = project
    this.#language = language
  }

  /** The words of the interface; in Hebrew, those of the present practice with the template's over them. */
  async site(language = this.#language): Promise<string> {
    return language === TEMPLATE_LANGUAGE
      ? overlaid(await this.present('site.yaml'), await this.#read(TEMPLATE_FOLDER, 'site.yaml'))
      : this.#read('examples/words', `${language}.yaml`)
  }

  yaml(file: string, language = this.#language): Promise<string> {
    return this.#in(language, join(TEMPLATE_FOLDER, file), file)
  }

  /** A file of the template that is the same in all languages. */
  plain(file: string): Promise<string> {
    return this.#read(TEMPLATE_FOLDER, file)
  }

  /** A file of the present content that is the same for any practice. */
  present(file: string): Promise<string> {
    return this.#read('content', file)
  }

  /** The present helplines, in the site's language. */
  async helplines(): Promise<string> {
    const text = await this.#in(this.#language, 'content/helplines.yaml', 'helplines.yaml')
    return this.#language === 'en' ? inEnglish(text) : text
  }

  /** The page of help: the present front matter, and the template's text below it. */
  async help(file: string): Promise<string> {
    const present = await this.present(file)
    if (this.#language !== TEMPLATE_LANGUAGE) return this.#translated(present, file)
    return withBody(present, await this.#read(TEMPLATE_FOLDER, file))
  }

  async markdown(file: string): Promise<string> {
    return this.#translated(await this.#read(TEMPLATE_FOLDER, file), file)
  }

  /** The page of another language than the site's. */
  page(language: SiteLanguage): Promise<string> {
    return this.#read(TEMPLATE_FOLDER, language, 'page.md')
  }

  /** A file of questions that people ask, one a line. */
  questions(file: string): Promise<string> {
    const folder = this.#language === TEMPLATE_LANGUAGE ? '' : this.#language
    return this.#read(TEMPLATE_FOLDER, folder, file)
  }

  async files(folder: string): Promise<string[]> {
    const names = await readdir(join(this.#project, TEMPLATE_FOLDER, folder))
    return names.map((name) => `${folder}/${name}`)
  }

  async #translated(markdown: string, file: string): Promise<string> {
    if (this.#language === TEMPLATE_LANGUAGE) return markdown
    const { fields = '', below = '' } = splitFrontMatter(markdown) ?? {}
    // The page in English is the same for all other languages.
    if (/^lang: en$/m.test(fields)) return markdown
    const own = await this.#read(TEMPLATE_FOLDER, this.#language, file)
    const words = splitFrontMatter(own)
    const ofPage = /^lang: /m.test(fields) ? `lang: ${this.#language}\n` : ''
    const inLanguage = withFields(markdown, ofPage + (words?.fields ?? ''), translated)
    const whole = withBody(inLanguage, words?.below ?? below)
    // A site in English has no `english` wording besides its own.
    return this.#language === 'en' ? whole.replace(/^english: .*\n/m, '') : whole
  }

  async #in(language: SiteLanguage, file: string, own: string): Promise<string> {
    const text = await this.#read(file)
    return language === TEMPLATE_LANGUAGE
      ? text
      : translated(text, await this.#read(TEMPLATE_FOLDER, language, own))
  }

  #read(...path: string[]): Promise<string> {
    return readFile(join(this.#project, ...path), 'utf8')
  }
}

/** Takes helplines.yaml. Returns it with the English names and audiences as the main ones. */
function inEnglish(text: string): string {
  const document = parseDocument(text)
  for (const line of (document.contents as YAMLSeq<YAMLMap>).items)
    for (const field of ['name', 'audience']) line.set(field, line.getIn(['english', field]))
  return written(document)
}
