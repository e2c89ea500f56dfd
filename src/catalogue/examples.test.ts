import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readExamples } from './examples.ts'

let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'project-'))
})
afterEach(() => rmSync(project, { recursive: true }))

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, name)), { recursive: true })
    writeFileSync(join(project, name), text)
  }
}

it('reads a line an example, whatever ends lines; comments and empty lines say nothing', async () => {
  write({
    'content/faq/fee.md': '',
    'content/faq/fee.txt': '\uFEFF# prices\r\nכמה עולה\r\n\r\n  how much?  \r\n',
    'content/services/anxiety.md': '',
    'content/services/anxiety.txt': '',
    'content/search/off-topic.txt': 'weather',
  })
  expect(await readExamples(project)).toEqual([
    { text: 'how much?', label: 'faq/fee' },
    { text: 'כמה עולה', label: 'faq/fee' },
    { text: 'weather', label: 'nothing' },
  ])
})

it('takes several files of one entry', async () => {
  write({
    'content/faq/help.md': '',
    'content/faq/help.txt': 'a1',
    'content/faq/help.ar.txt': 'b2',
  })
  expect((await readExamples(project)).map(({ label }) => label)).toEqual(['faq/help', 'faq/help'])
})

it('needs no examples at all', async () => {
  expect(await readExamples(project)).toEqual([])
})

it('names both places of an example that two entries have, and every file without an entry', async () => {
  write({
    'content/faq/fee.md': '',
    'content/faq/fee.txt': 'x\nכמה זה?',
    'content/search/off-topic.txt': 'כמה  זה',
    'content/faq/fees.txt': 'y',
  })
  await expect(readExamples(project)).rejects.toThrow(
    /2 mistakes[^]*content\/faq\/fees\.txt:1\n {3}name of the file: "fees\.txt"[^]*expected: the name of an entry: there is no content\/faq\/fees\.md[^]*content\/search\/off-topic\.txt:1\n {3}example: "כמה {2}זה"[^]*expected: an example that content\/faq\/fee\.txt \(line 2\) does not have/,
  )
})

it('takes what any practice is asked for the question that names the topic, or as what nothing answers', async () => {
  write({
    'content/faq/fee.md': '---\nquestion: x\ntopics: [price]\n---\n',
    'content/faq/fee.txt': 'what do you charge',
    'examples/topics/price.txt': 'how much?\nwhat is it',
    'examples/topics/price.ar.txt': 'بكم',
    'examples/topics/parking.txt': 'where to park',
    'examples/topics/danger.txt': 'I want to die',
    'examples/search/off-topic.txt': 'weather',
  })
  expect(await readExamples(project)).toEqual([
    { text: 'how much?', label: 'faq/fee' },
    { text: 'what do you charge', label: 'faq/fee' },
    { text: 'what is it', label: 'faq/fee' },
    { text: 'بكم', label: 'faq/fee' },
    { text: 'weather', label: 'nothing' },
    { text: 'where to park', label: 'nothing' },
  ])
})

it('gives the same list wherever the examples stand, and lets the practice say what one means', async () => {
  write({
    'content/faq/fee.md': '---\ntopics: [price]\n---\n',
    'content/services/knee.md': '',
    'content/services/knee.txt': 'my knee hurts',
    'examples/topics/price.txt': 'how much?',
    'examples/search/off-topic.txt': 'My knee hurts!\nweather',
  })
  expect(await readExamples(project)).toEqual([
    { text: 'how much?', label: 'faq/fee' },
    { text: 'weather', label: 'nothing' },
    { text: 'my knee hurts', label: 'services/knee' },
  ])
})

it('names topics that do not exist, and one that two questions claim', async () => {
  write({
    'content/faq/fee.md': '---\ntopics: [prise]\n---\n',
    'content/faq/cost.md': '---\ntopics: [price]\n---\n',
    'content/faq/sum.md': '---\ntopics: [price]\n---\n',
    'examples/topics/price.txt': 'how much?',
  })
  await expect(readExamples(project)).rejects.toThrow(
    /content\/faq\/fee\.md\n {3}topics: "prise"[^]*expected: a topic of examples\/topics, perhaps price[^]*content\/faq\/sum\.md\n {3}topics: "price"[^]*expected: a topic that no other question names: content\/faq\/cost\.md does/,
  )
})
