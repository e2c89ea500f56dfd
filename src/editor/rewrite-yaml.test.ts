import { readFileSync, readdirSync } from 'node:fs'
import fc from 'fast-check'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { rewriteYaml } from './rewrite-yaml.ts'

const SOURCE = `# The facts.
name: 'מרפאה' # hers
description: >-
  משפט אחד.
  משפט שני.
phone: { placeholder: '+97230000000' }
languages: [he, en]

# What is offered.
offers:
  session:
    price: { placeholder: 400 }
    minutes: 50
  # Free.
  intro:
    price: 0
    minutes: 30
lines:
  - id: eran
    phone: '1201'
  # The police.
  - id: police
    phone: '100'
`

type Value = Record<string, unknown>

function rewritten(change: (value: Value) => void): string {
  const value = parse(SOURCE) as Value
  change(value)
  const text = rewriteYaml(SOURCE, value)
  expect(parse(text)).toEqual(value)
  return text
}

describe('rewriteYaml', () => {
  it('leaves everything as it stands when nothing changed', () => {
    expect(rewritten(() => undefined)).toBe(SOURCE)
  })

  it('changes a value and nothing else', () => {
    const text = rewritten((value) => {
      const offers = value['offers'] as Record<string, Value>
      offers['session'] = { price: 430, minutes: 50 }
      value['name'] = 'ד״ר לוי'
    })
    expect(text).toBe(SOURCE.replace('{ placeholder: 400 }', '430').replace("'מרפאה'", "'ד״ר לוי'"))
  })

  it('replaces a block of text, a list on one line, and takes a field away', () => {
    const text = rewritten((value) => {
      value['description'] = 'אחר: לגמרי'
      value['languages'] = ['he', 'en', 'ru']
      delete value['phone']
    })
    expect(text).toBe(
      SOURCE.replace(/>-[^]*?שני\.\n/, "'אחר: לגמרי'\n")
        .replace('[he, en]', '[he, en, ru]')
        .replace(/phone: \{.*\n/, ''),
    )
  })

  it('takes the first and the last field of a group away', () => {
    const text = rewritten((value) => {
      const { session, intro } = value['offers'] as Record<string, Value>
      delete session?.['minutes']
      delete intro?.['price']
      const [first] = value['lines'] as Value[]
      delete first?.['id']
    })
    expect(text).toBe(
      SOURCE.replace('    minutes: 50\n', '')
        .replace('    price: 0\n', '')
        .replace("id: eran\n    phone: '1201'", "phone: '1201'"),
    )
  })

  it('puts fields in the place of a word below its name', () => {
    expect(rewriteYaml('logo: none # yet\n', { logo: { file: 'a' } })).toBe(
      'logo:\n  file: a # yet\n',
    )
  })

  it('adds and removes entries of a list with their comments', () => {
    const added = rewritten((value) => {
      ;(value['lines'] as Value[]).push({ id: 'natal', phone: '1-800' })
    })
    expect(added).toBe(`${SOURCE}  - id: natal\n    phone: 1-800\n`)
    const removed = rewritten((value) => {
      ;(value['lines'] as Value[]).shift()
    })
    expect(removed).toBe(SOURCE.replace(/ {2}- id: eran\n.*\n/, ''))
  })

  it('writes a new file with names bare and text in quotes', () => {
    expect(rewriteYaml('', { question: 'כמה?', category: 'fees', related: ['a-b'] })).toBe(
      "question: 'כמה?'\ncategory: fees\nrelated:\n  - a-b\n",
    )
  })

  it.each(contentFiles())('keeps %s to the letter', (_name, yaml) => {
    expect(rewriteYaml(yaml, parse(yaml))).toBe(yaml)
  })

  it('holds exactly what it was given, whatever changed', () => {
    const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant('שלום\nעולם: "א"'))
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        leaf,
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('name', 'offers', 'lines', 'b'), tie('tree')),
      ),
    }))
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('name', 'offers', 'lines', 'new'), tree),
        (value) => {
          expect(parse(rewriteYaml(SOURCE, value))).toEqual(value)
        },
      ),
    )
  })
})

function contentFiles(): [string, string][] {
  const yaml = ['practice', 'site', 'helplines'].map((name) => `content/${name}.yaml`)
  const documents = ['faq', 'services', 'pages'].flatMap((folder) =>
    readdirSync(`content/${folder}`)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `content/${folder}/${name}`),
  )
  return [...yaml, ...documents].map((name) => {
    const text = readFileSync(name, 'utf8')
    return [name, name.endsWith('.md') ? (/^---\n([^]*?\n)---\n/.exec(text)?.[1] ?? '') : text]
  })
}
