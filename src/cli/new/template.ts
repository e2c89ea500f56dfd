import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'
import { overlaid, translated, withBody, withFields, written } from './fill-template.ts'
import { splitFrontMatter } from '../../catalogue/front-matter.ts'
import type { SiteLanguage } from '../../schemas/language.ts'

const FOLDER = 'examples/practice'

/** What pages and questions are written in where their language is not another. */
const FIRST: SiteLanguage = 'he'

/** The files of a new practice, in the language of its site: whole in Hebrew, and what differs in each other. */
export class Template {
  readonly #project: string
  readonly #language: SiteLanguage

  constructor(project: string, language: SiteLanguage) {
    this.#project = project
    this.#language = language
  }

  /** The words of the interface, of which those in Hebrew are laid over the present practice's. */
  async site(language = this.#language): Promise<string> {
    return language === FIRST
      ? overlaid(await this.present('site.yaml'), await this.#read(FOLDER, 'site.yaml'))
      : this.#read('examples/words', `${language}.yaml`)
  }

  yaml(file: string, language = this.#language): Promise<string> {
    return this.#in(language, join(FOLDER, file), file)
  }

  /** A file without words, or with those of all languages. */
  plain(file: string): Promise<string> {
    return this.#read(FOLDER, file)
  }

  /** A file of the present content that is the same for any practice. */
  present(file: string): Promise<string> {
    return this.#read('content', file)
  }

  /** The country's helplines. */
  async helplines(): Promise<string> {
    const text = await this.#in(this.#language, 'content/helplines.yaml', 'helplines.yaml')
    return this.#language === 'en' ? inEnglish(text) : text
  }

  /** The front matter of the present page of help, and the template's own text below it. */
  async help(file: string): Promise<string> {
    const present = await this.present(file)
    if (this.#language !== FIRST) return this.#translated(present, file)
    return withBody(present, await this.#read(FOLDER, file))
  }

  async markdown(file: string): Promise<string> {
    return this.#translated(await this.#read(FOLDER, file), file)
  }

  /** The page of a language beside the site's own. */
  page(language: SiteLanguage): Promise<string> {
    return this.#read(FOLDER, language, 'page.md')
  }

  async files(folder: string): Promise<string[]> {
    const names = await readdir(join(this.#project, FOLDER, folder))
    return names.map((name) => `${folder}/${name}`)
  }

  async #translated(markdown: string, file: string): Promise<string> {
    if (this.#language === FIRST) return markdown
    const { fields = '', below = '' } = splitFrontMatter(markdown) ?? {}
    // A page in English stands beside any other language.
    if (/^lang: en$/m.test(fields)) return markdown
    const own = await this.#read(FOLDER, this.#language, file)
    const words = splitFrontMatter(own)
    const ofPage = /^lang: /m.test(fields) ? `lang: ${this.#language}\n` : ''
    const inLanguage = withFields(markdown, ofPage + (words?.fields ?? ''), translated)
    const whole = withBody(inLanguage, words?.below ?? below)
    // What is in English needs no wording in it beside its own.
    return this.#language === 'en' ? whole.replace(/^english: .*\n/m, '') : whole
  }

  async #in(language: SiteLanguage, file: string, own: string): Promise<string> {
    const text = await this.#read(file)
    return language === FIRST ? text : translated(text, await this.#read(FOLDER, language, own))
  }

  #read(...path: string[]): Promise<string> {
    return readFile(join(this.#project, ...path), 'utf8')
  }
}

/** The file of helplines, whose names and subjects are those that it has in English. */
function inEnglish(text: string): string {
  const document = parseDocument(text)
  for (const line of (document.contents as YAMLSeq<YAMLMap>).items)
    for (const field of ['name', 'audience']) line.set(field, line.getIn(['english', field]))
  return written(document)
}
