import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readExamples } from './examples.ts'

let content: string
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'content-'))
})
afterEach(() => rmSync(content, { recursive: true }))

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(content, name)), { recursive: true })
    writeFileSync(join(content, name), text)
  }
}

it('reads a line an example, whatever ends lines; comments and empty lines say nothing', async () => {
  write({
    'faq/fee.md': '',
    'faq/fee.txt': '\uFEFF# prices\r\nכמה עולה\r\n\r\n  how much?  \r\n',
    'services/anxiety.md': '',
    'services/anxiety.txt': '',
    'search/off-topic.txt': 'weather',
  })
  expect(await readExamples(content)).toEqual([
    { text: 'כמה עולה', label: 'faq/fee' },
    { text: 'how much?', label: 'faq/fee' },
    { text: 'weather', label: 'nothing' },
  ])
})

it('takes several files of one entry', async () => {
  write({ 'faq/help.md': '', 'faq/help.txt': 'a1', 'faq/help.ar.txt': 'b2' })
  expect((await readExamples(content)).map(({ label }) => label)).toEqual(['faq/help', 'faq/help'])
})

it('needs no examples at all', async () => {
  expect(await readExamples(content)).toEqual([])
})

it('names both places of an example that two entries have, and every file without an entry', async () => {
  write({
    'faq/fee.md': '',
    'faq/fee.txt': 'x\nכמה זה?',
    'search/off-topic.txt': 'כמה  זה',
    'faq/fees.txt': 'y',
  })
  await expect(readExamples(content)).rejects.toThrow(
    /2 mistakes[^]*content\/faq\/fees\.txt: name: got "fees\.txt", expected the name of an entry: there is no content\/faq\/fees\.md[^]*content\/search\/off-topic\.txt: line 1: got "כמה {2}זה", expected an example that content\/faq\/fee\.txt \(line 2\) does not have/,
  )
})
