import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type CollectionName, fileSchema } from '../catalogue/raw.ts'
import { PLACEHOLDERS, formatOf, textFormat } from './formats.ts'
import { definitionOf } from './definition.ts'

type Form = Record<string, unknown>

const practice = formatOf('practice')
const faq = formatOf('faq')
const PRACTICE = read('content/practice.yaml')

describe('formats', () => {
  it.each(files())('%s: a form that was not changed writes the same file', (_path, name, text) => {
    const { fromFile, toFile } = formatOf(name)
    expect(toFile(untouched(name, fromFile(text)))).toBe(text)
  })

  it.each(['practice.yaml', 'faq/session-fee.md'])(
    'opens %s with the line ends of Windows',
    (name) => {
      const text = read(`content/${name}`)
      const { fromFile } = name.endsWith('.md') ? faq : practice
      expect(fromFile(text.replaceAll('\n', '\r\n'))).toEqual(fromFile(text))
    },
  )

  it('keeps what is not in the form', () => {
    const text = read('content/faq/session-fee.md').replace(
      'updated:',
      '# Why.\nunknown: [1]\nupdated:',
    )
    const { fromFile } = faq
    expect(fromFile(text)).toMatchObject({ unknown: [1] })
  })

  it('gives a picture as its address, and keeps it as its place below content/', () => {
    const { fromFile, toFile } = formatOf('look')
    const text = read('content/look.yaml').replace('logo: drawing', "logo: 'look/logo.svg'")
    const form = fromFile(text)
    expect(form['logo']).toBe('/look/logo.svg')
    expect(toFile(form)).toBe(text)
    expect(toFile({ ...form, logo: '/look/other.png' })).toContain("logo: 'look/other.png'")
  })

  it('takes the mark off a value that was changed, and leaves the others marked', () => {
    const form = practice.fromFile(PRACTICE)
    priceOf(form, 430)
    const text = practice.toFile(form)
    expect(text).toBe(PRACTICE.replace('{ placeholder: 400 }', '430'))
  })

  it('takes the mark off a value that is right as it is', () => {
    const form = practice.fromFile(PRACTICE)
    form[PLACEHOLDERS] = (form[PLACEHOLDERS] as string[]).filter(
      (path) => path !== 'contact.channels.1.value',
    )
    expect(practice.toFile(form)).toBe(
      PRACTICE.replace("{ placeholder: '+97230000000' }", "'+97230000000'"),
    )
  })

  it('writes a new question with what was filled in alone', () => {
    const text = faq.toFile({
      question: ' אפשר לקנות פגישה במתנה? ',
      category: 'fees',
      order: 60,
      services: [],
      help: false,
      leaveQuickly: false,
      english: '',
      updated: '2026-12-01',
      body: 'כן, אפשר.\n',
      file_as_opened: '',
    })
    expect(text).toBe(
      "---\nquestion: 'אפשר לקנות פגישה במתנה?'\ncategory: fees\norder: 60\nupdated: 2026-12-01\n---\nכן, אפשר.\n",
    )
  })

  it('refuses what would not build, and names the field in Hebrew', () => {
    const form = practice.fromFile(PRACTICE)
    priceOf(form, -5)
    const error = caught(() => practice.toFile(form))
    expect(error.message).toBe('saving_failed')
    expect(String(error.cause)).toContain('מחיר (offers.0.price): מספר שאינו קטן מ־0')
  })

  it('reads and writes hours of either kind', () => {
    const { fromFile, toFile } = formatOf('helplines')
    const text = read('content/helplines.yaml')
    const form = fromFile(text) as { entries: Form[] }
    expect(form.entries[0]?.['hours']).toEqual({ choice: '0', value: 'always' })
    form.entries[0] = { ...form.entries[0], hours: { choice: '1', value: hours } }
    const [first] = parse(toFile(form)) as Form[]
    expect(first?.['hours']).toEqual(hours)
  })

  it('keeps a word in place of fields until they are filled in', () => {
    const { fromFile, toFile } = formatOf('look')
    const text = read('content/look.yaml')
    const form = fromFile(text)
    expect(form).not.toHaveProperty('logo')
    const portrait = { file: 'look/portrait.jpg', alt: 'ליד החלון' }
    expect(parse(toFile({ ...form, logo: 'look/logo.svg', portrait }))).toEqual({
      colours: 'default',
      logo: 'look/logo.svg',
      hero: 'drawing',
      portrait,
      voice: 'none',
    })
  })

  it('takes examples as they are', () => {
    const text = read('content/faq/session-fee.txt')
    expect(textFormat.toFile(textFormat.fromFile(text))).toBe(text)
  })
})

const hours = [{ days: ['Sunday'], opens: '09:00', closes: '20:00' }]

function priceOf(form: Form, price: number): void {
  const [session] = form['offers'] as Form[]
  if (session) session['price'] = price
}

/** What an editor gives back of a form that nobody touched: fields that were not there are empty. */
function untouched(name: CollectionName, form: Form): Form {
  const empty = { leaveQuickly: false, help: false, sources: [], logo: null, lang: 'he' }
  const definition = definitionOf(fileSchema(name))
  const own = Object.entries(empty).filter(
    ([key]) => definition.type === 'object' && key in definition.shape,
  )
  return { ...Object.fromEntries(own), ...form }
}

function files() {
  const single = (['practice', 'site', 'look', 'helplines', 'promises'] as const).map(
    (name) => [`content/${name}.yaml`, name] as const,
  )
  const documents = (['faq', 'services', 'pages'] as const).flatMap((name) =>
    readdirSync(`content/${name}`)
      .filter((file) => file.endsWith('.md'))
      .map((file) => [`content/${name}/${file}`, name] as const),
  )
  return [...single, ...documents].map(([path, name]) => [path, name, read(path)] as const)
}

function read(path: string): string {
  return readFileSync(path, 'utf8')
}

function caught(action: () => unknown): Error {
  try {
    action()
  } catch (error) {
    return error as Error
  }
  throw new Error('Nothing was thrown.')
}
