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
    { text: 'how much?', label: 'faq/fee', isDanger: false },
    { text: 'כמה עולה', label: 'faq/fee', isDanger: false },
    { text: 'weather', label: 'nothing', isDanger: false },
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
    /Mistakes in the content: 2[^]*content\/faq\/fees\.txt:1\n {3}file: "fees\.txt"[^]*expected: the name of an entry: there is no content\/faq\/fees\.md[^]*content\/search\/off-topic\.txt:1\n {3}example: "כמה {2}זה"[^]*expected: an example that content\/faq\/fee\.txt \(line 2\) does not have/,
  )
})

it('takes what people asked for the question that names the topic, else for the entry of its name, else as what nothing answers', async () => {
  write({
    'content/faq/fee.md': '---\nquestion: x\ntopics: [price]\n---\n',
    'content/faq/fee.txt': 'what do you charge',
    'content/faq/parking.md': '---\nquestion: x\n---\n',
    'content/services/knee.md': '',
    'examples/asked/one.txt':
      '= plain en price\nhow much?\n= plain en parking\nwhere to park\n= crisis en danger\nI want to die\n',
    'examples/asked/two.txt':
      '= plain en garden parking\ncars?\n= plain en garden\nroses\ntulips\nlilies\ndaisies\n= negative en\nweather\n= service en services/knee\nmy knee\n',
  })
  expect((await readExamples(project)).map(({ text, label }) => [text, label])).toEqual([
    ['how much?', 'faq/fee'],
    ['what do you charge', 'faq/fee'],
    ['cars?', 'faq/parking'],
    ['where to park', 'faq/parking'],
    ['daisies', 'nothing'],
    ['lilies', 'nothing'],
    ['roses', 'nothing'],
    ['tulips', 'nothing'],
    ['weather', 'nothing'],
    ['my knee', 'services/knee'],
  ])
})

it('does not take for what nothing answers what is asked of the subjects that it names', async () => {
  write({
    'content/practice.yaml': 'jobTitle: physiotherapy\nknowsAbout: [sore backs]\n',
    'content/services/knee.md': '---\nname: knees\nenglish: knee pain, price\n---\n',
    'content/faq/price.md': '',
    'examples/asked/one.txt':
      '= plain en price\nprice, please\nyour price in a session\na pain to pay\n= negative en\nPhysiotherapy?\nmy back is sore\na stubborn pain\nthe price of oil\n',
  })
  const silent = (await readExamples(project)).filter(({ label }) => label === 'nothing')
  expect(silent.map(({ text }) => text)).toEqual(['the price of oil'])
})

it('does not take for what nothing answers what is asked of a subject of its own', async () => {
  write({
    'content/faq/fee.md': '---\nquestion: x\ntopics: [price]\n---\n',
    'content/services/ankle.md': '',
    'content/services/ankle.txt':
      'a sprained ankle\nmy ankle, how much?\nAnkle after a fall\na fall',
    'examples/asked/one.txt':
      '= plain en price\nhow much is the session\n= negative en\nmy ankle hurts\nhow tall is it\na fall of prices\n= near en garden\nan ankle-deep garden\n',
  })
  const learned = await readExamples(project)
  const silent = learned.filter(({ label }) => label === 'nothing').map(({ text }) => text)
  expect(silent).toEqual(['a fall of prices', 'an ankle-deep garden', 'how tall is it'])
})

it('knows the subjects that it names by their other forms in what others answer', async () => {
  write({
    'content/practice.yaml': 'jobTitle: פיזיותרפיה\nknowsAbout: [спина]\n',
    'content/services/back.md': '---\nname: כאבי גב\nenglish: backs\n---\n',
    'examples/asked/one.txt':
      '= plain he sleep\nנתפס לי הגב\nכאב\nלא ישן\n= indirect ru sleep\nболят спины\n= plain he services/back\nכאב בגב\n= negative en\nmy backs\nbackgammon\n= near he sleep\nמרוב כאב לא ישן\n',
  })
  expect((await readExamples(project)).map(({ text, label }) => [text, label])).toEqual([
    ['backgammon', 'nothing'],
    ['לא ישן', 'nothing'],
    ['מרוב כאב לא ישן', 'nothing'],
    ['כאב בגב', 'services/back'],
  ])
})

it('knows what speaks of danger by the entries that are help', async () => {
  write({
    'content/faq/help.md': '---\nhelp: true\ntopics: [danger]\n---\n',
    'content/faq/fee.md': '',
    'content/faq/fee.txt': 'how much?',
    'content/faq/help.child.txt': 'he hits us',
    'examples/asked/one.txt': '= crisis en danger @thoughts-of-death\nI want to die\n',
  })
  expect(await readExamples(project)).toEqual([
    { text: 'how much?', label: 'faq/fee', isDanger: false },
    { text: 'I want to die', label: 'faq/help', isDanger: true, situation: 'thoughts-of-death' },
    { text: 'he hits us', label: 'faq/help', isDanger: true, situation: 'child' },
  ])
})

it('lets the practice say what a question means', async () => {
  write({
    'content/services/knee.md': '',
    'content/services/knee.txt': 'my knee hurts',
    'examples/asked/one.txt': '= negative en\nMy knee hurts!\nweather\n',
  })
  expect((await readExamples(project)).map(({ text, label }) => [text, label])).toEqual([
    ['weather', 'nothing'],
    ['my knee hurts', 'services/knee'],
  ])
})

it('names topics that do not exist, and one that two questions claim', async () => {
  write({
    'content/faq/fee.md': '---\ntopics: [prise]\n---\n',
    'content/faq/cost.md': '---\ntopics: [price]\n---\n',
    'content/faq/sum.md': '---\ntopics: [price]\n---\n',
    'examples/asked/one.txt': '= plain en price\nhow much?\n',
  })
  await expect(readExamples(project)).rejects.toThrow(
    /content\/faq\/fee\.md\n {3}topics: "prise"[^]*expected: a topic of examples\/asked, perhaps price[^]*content\/faq\/sum\.md\n {3}topics: "price"[^]*expected: a topic that no other question has: content\/faq\/cost\.md has it/,
  )
})
