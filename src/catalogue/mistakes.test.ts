import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ContentError, type ContentProblem } from './content-error.ts'
import arabic from './mistakes.ar.json' with { type: 'json' }
import hebrew from './mistakes.he.json' with { type: 'json' }
import russian from './mistakes.ru.json' with { type: 'json' }
import { inWords, mistake, type MistakeCode, MISTAKES } from './mistakes.ts'
import { readContent } from './read-content.ts'
import { keepFewExamples } from './testing/few-examples.ts'

let project: string
const before = new Map<string, Buffer | undefined>()

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'practice-mistakes-'))
  for (const folder of ['content', 'examples'])
    cpSync(folder, join(project, folder), { recursive: true })
  keepFewExamples(project)
})
afterEach(() => {
  for (const [path, bytes] of before) {
    rmSync(path, { force: true, recursive: true })
    if (bytes) writeFileSync(path, bytes)
  }
  before.clear()
})
afterAll(() => rmSync(project, { recursive: true }))

/** Writes other bytes into a file of content/, until the test is over. */
function write(file: string, bytes: string | Buffer): void {
  const path = join(project, 'content', file)
  if (!before.has(path)) before.set(path, read(path))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

function read(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

const PEOPLE = `people:
  - id: dana
    name: 'דנה'
    jobTitle: 'קלינאית תקשורת'
    english: { name: 'Dana', jobTitle: 'speech therapist' }
    languages: [he]
    portrait: { file: look/dana.jpg, alt: 'דנה' }`

/** Puts something else than a file into the place of one, until the test is over. */
function put(file: string, make: (path: string) => void): void {
  const path = join(project, file)
  if (!before.has(path)) before.set(path, read(path))
  rmSync(path, { force: true })
  mkdirSync(dirname(path), { recursive: true })
  make(path)
}

function remove(file: string): void {
  const path = join(project, 'content', file)
  before.set(path, readFileSync(path))
  rmSync(path)
}

/** Gives a question another name, without a word of it where the former stands. */
function rename(from: string, to: string, endings = ['md', 'txt']): void {
  for (const ending of endings) {
    write(`faq/${to}.${ending}`, readFileSync(join(project, `content/faq/${from}.${ending}`)))
    remove(`faq/${from}.${ending}`)
  }
}

/** Replaces a piece of a file; one that is not there is a mistake in the test. */
function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(project, 'content', file), 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file} was not changed`)
  write(file, changed)
}

/** What an owner is told, without the Hebrew and the example: place, field, what stands there, what is expected. */
async function told(): Promise<string[]> {
  return (await readContent(project)).problems.map(inOneLine)
}

const inOneLine = (problem: ContentProblem) => {
  const { file, line = '', field, got = 'nothing' } = problem
  return `${file.replace('content/', '')}:${line} ${field}: ${got} -> ${inWords(problem).en}`
}

/** Values that name the one before them nine times each. */
function bomb(name: string, depth: number): string {
  const lines = Array.from({ length: depth }, (_, i) => {
    const items = i === 0 ? '1' : Array.from({ length: 9 }, () => `*${name}${i - 1}`).join(', ')
    return `${name}${i}: &${name}${i} [${items}]\n`
  })
  return lines.join('')
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">\n'

/** The beginning of a PNG, which says how large it is. */
function largePng(): Buffer {
  const beginning =
    '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0\x08\x02\0\0\0\0\0\0\0\0\0\0\x01IDAT'
  const bytes = Buffer.from(beginning, 'latin1')
  bytes.writeUInt32BE(30_000, 16)
  bytes.writeUInt32BE(20_000, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

/** What is no file, and what is said of it. */
const NO_FILES: Record<string, [make: (path: string) => void, expected: string]> = {
  'a folder': [(path) => mkdirSync(path), 'a plain file: remove'],
  'a link to nothing': [(path) => symlinkSync('nothing', path), 'the file itself, not a link'],
  'a link to a file of the system': [
    (path) => symlinkSync('/etc/passwd', path),
    'the file itself, not a link',
  ],
  'a link to an endless device': [
    (path) => symlinkSync('/dev/zero', path),
    'the file itself, not a link',
  ],
  'a pipe': [(path) => execFileSync('mkfifo', [path]), 'a plain file: remove'],
}

/** Each mistake, and what is said of it: nothing else is. */
const CASES: [what: string, spoil: () => void, said: RegExp][] = [
  [
    'a token that is not closed',
    () => edit('faq/session-fee.md', '{{offers.session.price}}', '{{offers.session.price}'),
    /^faq\/session-fee\.md:11 body: ".*\{\{offers\.session\.price\}\. .*" -> two braces on each side/,
  ],
  [
    'a token between single braces',
    () => edit('faq/session-fee.md', '{{offers.session.price}}', '{offers.session.price}'),
    /^faq\/session-fee\.md:11 body: ".*\{offers\.session\.price\}.*" -> two braces on each side/,
  ],
  [
    'a token between single braces below what was written before',
    () => edit('faq/medication.md', /\s*$/, '\n\n{contact.phone}\n'),
    /^faq\/medication\.md:16 body: "\{contact\.phone\}" -> two braces on each side/,
  ],
  [
    'words without the place of a number',
    () => edit('site.yaml', "minutes: '{n} דקות'", "minutes: 'דקות'"),
    /^site\.yaml:\d+ labels\.minutes: "דקות" -> a text with \{n\} in it/,
  ],
  [
    'a file of examples for a situation that the page of help does not have',
    () => write('faq/emergency.chidl.txt', 'הדוד שלי מכה אותי\n'),
    /^faq\/emergency\.chidl\.txt: situation: "chidl" -> one of life, .*child/,
  ],
  ...['{name}', '{ prices }', '{first.price}'].map((token): (typeof CASES)[number] => [
    `the name of a fact between single braces: ${token}`,
    () => edit('pages/about.md', /\n$/, `\nכאן ${token} שלנו.\n`),
    /^pages\/about\.md:\d\d body: "כאן \{ ?\S+ ?\} שלנו\." -> two braces on each side of one name/,
  ]),
  [
    'a token between single braces among the facts',
    () => edit('practice.yaml', 'סגור בשבת', '{contact.phone} סגור בשבת'),
    /^practice\.yaml:\d+ contact\.hoursNote: .* -> the words themselves/,
  ],
  [
    'a token without a fact',
    () => edit('faq/session-fee.md', '{{offers.session.price}}', '{{offers.sesion.price}}'),
    /^faq\/session-fee\.md:11 body: \{\{offers\.sesion\.price\}\} -> .*offers\.session\.price/,
  ],
  [
    'braces that are left over in a field',
    () => edit('pages/about.md', /title: .*/, "title: 'על המטפלת}}'"),
    /^pages\/about\.md:2 title: "על המטפלת\}\}" -> two braces on each side/,
  ],
  [
    'a token among the facts themselves',
    () => edit('practice.yaml', 'סגור בשבת', '{{contact.fone}} סגור בשבת'),
    /^practice\.yaml:\d+ contact\.hoursNote: .* -> the words themselves/,
  ],
  [
    'closing before opening',
    () => edit('practice.yaml', /opens: '\d\d:\d\d'/, "opens: '22:00'"),
    /^practice\.yaml:\d+ contact\.hours\.0\.closes: "\d\d:00" -> a time after it opens/,
  ],
  [
    'two offers of one id',
    () => edit('practice.yaml', '- id: reduced', '- id: intro'),
    /^practice\.yaml:\d+ offers\.2\.id: "intro" -> an id that nothing else/,
  ],
  [
    'a field that is written twice',
    () => edit('faq/lgbtq.md', 'category:', "english: 'x'\nenglish: 'y'\ncategory:"),
    /^faq\/lgbtq\.md:4 english: english: 'y' -> a field that is written once/,
  ],
  [
    'a picture that is not there',
    () => edit('look.yaml', 'logo: drawing', 'logo: look/logo.svg'),
    /^look\.yaml:7 logo: look\/logo\.svg -> a picture that is there, or the word drawing$/,
  ],
  [
    'a portrait that is not there',
    () => edit('look.yaml', /^portrait: none/m, "portrait: { file: look/me.jpg, alt: 'אני' }"),
    /^look\.yaml:\d+ portrait: look\/me\.jpg -> a picture that is there, or the word none$/,
  ],
  [
    'an empty picture',
    () => {
      write('look/logo.png', '')
      edit('look.yaml', 'logo: drawing', 'logo: look/logo.png')
    },
    /^look\.yaml:7 logo: look\/logo\.png -> a picture that can be opened$/,
  ],
  ...Object.entries({
    png: largePng(),
    svg: SVG.replaceAll('9', '30000').replace('>', '/>'),
  }).map(([ending, bytes]): (typeof CASES)[number] => [
    `a picture of too many pixels: ${ending}`,
    () => {
      write(`look/logo.${ending}`, bytes)
      edit('look.yaml', 'logo: drawing', `logo: look/logo.${ending}`)
    },
    /^look\.yaml:7 logo: look\/logo\.\w+ -> a picture of 268 million pixels at most, not 30000 by \d0000: save it smaller$/,
  ]),
  [
    'double quotes inside double quotes',
    () => edit('faq/lgbtq.md', /question: .*/, 'question: "האם זה לפי ר"ח?"'),
    /^faq\/lgbtq\.md:2 question: question: "האם זה לפי ר"ח\?" -> the text in single quotes/,
  ],
  [
    'a quote that is not closed',
    () => edit('faq/lgbtq.md', /question: .*/, "question: 'האם זה כך?"),
    /^faq\/lgbtq\.md:\d+ \w+: .* -> (a quote at the end|the text in single quotes)/,
  ],
  [
    'a colon in a text without quotes',
    () => edit('faq/lgbtq.md', /question: .*/, 'question: ביטול: עד מתי?'),
    /^faq\/lgbtq\.md:2 question: question: ביטול: עד מתי\? -> the text in single quotes/,
  ],
  [
    'a text that begins with a star',
    () => edit('practice.yaml', "opens: '", "note: *אחרי החגים\n      opens: '"),
    /^practice\.yaml:\d+ note: note: \*אחרי החגים -> the text in single quotes/,
  ],
  [
    'a text that begins with a fact',
    () => edit('faq/lgbtq.md', /question: .*/, 'question: {{contact.phone}}'),
    /^faq\/lgbtq\.md:2 question: question: \{\{contact\.phone\}\} -> the text in single quotes/,
  ],
  [
    'a field without its colon',
    () => edit('practice.yaml', '  responseTime: ', '  responseTime '),
    /^practice\.yaml:\d+ responseTime: responseTime '.* -> a colon and a space after the name/,
  ],
  [
    'a field without the space after its colon',
    () => edit('faq/lgbtq.md', 'category: ', 'category:'),
    /^faq\/lgbtq\.md:3 category: category:\S+ -> a colon and a space after the name/,
  ],
  [
    'a line that begins too near',
    () => edit('practice.yaml', '    price: 0', '   price: 0'),
    /^practice\.yaml:\d+ price: price: 0 -> lines indented as far as/,
  ],
  [
    "a line that begins at none of its field's places",
    () => edit('practice.yaml', '  responseTime:', 'responseTime:'),
    /^practice\.yaml:\d+ responseTime: .* -> lines indented as far as/,
  ],
  [
    'spaces that look like others',
    () => edit('practice.yaml', '  responseTime:', '\u00a0\u00a0responseTime:'),
    /^practice\.yaml:\d+ responseTime: .* -> spaces at the beginning of the line/,
  ],
  [
    'a straight quote inside a text',
    () => edit('faq/lgbtq.md', /question: .*/, "question: 'ליד צ'ק פוסט?'"),
    /^faq\/lgbtq\.md:2 question: .* -> no straight quote inside the text/,
  ],
  [
    'a list that is not closed',
    () => edit('faq/lgbtq.md', /related: .*/, 'related: [languages'),
    /^faq\/lgbtq\.md:\d+ related: related: \[languages -> a \] that closes the list/,
  ],
  [
    'a colour that YAML takes for a comment',
    () => edit('look.yaml', 'colours: default', 'colours: #1d5245'),
    /^look\.yaml:4 colours: colours: #1d5245 -> '#1d5245' in single quotes: # begins a comment/,
  ],
  [
    'a text that a comment cuts off',
    () => edit('faq/lgbtq.md', /question: .*/, 'question: חדר #3 איפה'),
    /^faq\/lgbtq\.md:2 question: .* -> 'חדר #3 איפה' in single quotes/,
  ],
  [
    'an item that a comment cuts off',
    () => edit('practice.yaml', /^knowsAbout:$/m, 'knowsAbout:\n  - חדר #3 שלנו'),
    /^practice\.yaml:\d+ \S+: - חדר #3 שלנו -> 'חדר #3 שלנו' in single quotes/,
  ],
  [
    'a text whose quote is not closed',
    () => edit('faq/lgbtq.md', /question: .*/, "question: 'כמה עולה"),
    /^faq\/lgbtq\.md:2 question: question: 'כמה עולה -> a quote at the end of the text/,
  ],
  [
    'a quote that is not closed inside a list',
    () => edit('faq/lgbtq.md', /related: .*/, "related: ['languages]"),
    /^faq\/lgbtq\.md:[1-9]\d* \S+: .* -> a quote at the end of the text/,
  ],
  [
    'a list that is not closed, above one that is',
    () => edit('faq/lgbtq.md', /related: .*/, 'related: [\n  languages,\nanother: [languages]'),
    /^faq\/lgbtq\.md:\d+ related: related: \[ -> a \] that closes the list/,
  ],
  [
    'a telephone without quotes',
    () => edit('practice.yaml', "'+97230000000'", '+97230000000'),
    /^practice\.yaml:\d+ contact\.channels\.1\.value: 97230000000 -> a number in international form/,
  ],
  [
    'quotes of typography',
    () => edit('faq/lgbtq.md', /question: .*/, 'question: ’כמה עולה פגישה’'),
    /^faq\/lgbtq\.md:2 question: ’כמה עולה פגישה’ -> straight quotes around the text, or none/,
  ],
  [
    'a quote at the end alone',
    () => edit('faq/lgbtq.md', /question: .*/, 'question: כמה עולה פגישה"'),
    /^faq\/lgbtq\.md:2 question: .* -> straight quotes around the text, or none/,
  ],
  [
    'a sign that cannot be seen in a name',
    () => edit('faq/lgbtq.md', /category: (.*)/, 'category: $1\u200f'),
    /^faq\/lgbtq\.md:3 category: \".*\u200f\" -> one of start/,
  ],
  [
    'a text of the template that nobody has filled',
    () => edit('pages/about.md', /description: .*/, "description: '[[treatment]] בעיר'"),
    /^pages\/about\.md:\d+ description: \[\[treatment\]\] -> words of your own/,
  ],
  [
    'a field of the template that nobody has filled',
    () => edit('look.yaml', 'colours: default', "colours: '[[colours]]'"),
    /^look\.yaml:4 colours: "\[\[colours\]\]" -> words of your own/,
  ],
  [
    'a question in another place',
    () => write('new-question.md', readFileSync('content/faq/lgbtq.md')),
    /^new-question\.md: file: "new-question\.md" -> a file that the site reads/,
  ],
  [
    'a question in a folder of its own',
    () => write('faq/new/x.md', readFileSync('content/faq/lgbtq.md')),
    /^faq\/new\/x\.md: file: "x\.md" -> a file that the site reads/,
  ],
  [
    'a question without an ending',
    () => write('faq/gift-sessions', readFileSync('content/faq/lgbtq.md')),
    /^faq\/gift-sessions: file: .* -> the name content\/faq\/gift-sessions\.md$/,
  ],
  [
    'an ending in capitals',
    () => write('faq/gift-sessions.MD', readFileSync('content/faq/lgbtq.md')),
    /^faq\/gift-sessions\.MD: file: .* -> the name content\/faq\/gift-sessions\.md$/,
  ],
  [
    'the facts of the practice under another ending',
    () => {
      write('practice.yml', readFileSync('content/practice.yaml'))
      remove('practice.yaml')
    },
    /^practice\.yml: file: "practice\.yml" -> the name content\/practice\.yaml$/,
  ],
  [
    'two endings',
    () => write('faq/gift-sessions.md.txt', readFileSync('content/faq/lgbtq.md')),
    /^faq\/gift-sessions\.md\.txt:1 file: .* -> the name gift-sessions\.md: its ending/,
  ],
  [
    'a picture without what it shows',
    () => edit('look.yaml', /^hero: drawing/m, 'hero: look/room.jpg'),
    /^look\.yaml:\d+ hero: "look\/room\.jpg" -> a file and what it shows/,
  ],
  [
    'a name that nothing is like',
    () => edit('faq/lgbtq.md', /related: .*/, 'related: [xyzzy]'),
    /^faq\/lgbtq\.md:\d+ related\.0: "xyzzy" -> a name that exists, or none/,
  ],
  [
    'a tab',
    () => edit('practice.yaml', '  responseTime: ', '\tresponseTime: '),
    /^practice\.yaml:\d+ responseTime: responseTime: .* -> spaces at the beginning of the line, not a tab/,
  ],
  [
    'a title that search results cut off',
    () => edit('pages/about.md', /title: .*/, `title: '${'על המטפלת '.repeat(8)}'`),
    /^pages\/about\.md:2 title: "(על המטפלת ?)+" -> at most 60 characters, not 79/,
  ],
  [
    'a field that there is not',
    () => edit('faq/lgbtq.md', 'category:', 'categry: x\ncategory:'),
    /^faq\/lgbtq\.md:3 categry: "x" -> a field that exists, perhaps category/,
  ],
  [
    'a field deep inside that there is not',
    () => edit('practice.yaml', 'price: 0\n', 'price: 0\n    prise: 0\n'),
    /^practice\.yaml:\d+ offers\.intro\.prise: 0 -> a field that exists, perhaps price/,
  ],
  [
    'a field that is missing',
    () => edit('faq/lgbtq.md', /question: .*\n/, ''),
    /^faq\/lgbtq\.md:2 question: nothing -> text$/,
  ],
  [
    'a number in quotes',
    () => edit('practice.yaml', 'placeholder: 400', "placeholder: '400'"),
    /^practice\.yaml:\d+ offers\.session\.price: "400" -> digits alone, such as 400/,
  ],
  [
    'a telephone as people dial it',
    () => edit('practice.yaml', "'+97230000000'", "'03-0000000'"),
    /^practice\.yaml:\d+ contact\.channels\.1\.value: "03-0000000" -> a number in international form/,
  ],
  [
    'a telephone of Israel with its zero',
    () => edit('practice.yaml', "'+97230000000'", "'+972030000000'"),
    /^practice\.yaml:\d+ contact\.channels\.1\.value: "\+972030000000" -> a number in international form/,
  ],
  [
    'a length of no minutes',
    () => edit('practice.yaml', 'durationMinutes: 30', 'durationMinutes: 0'),
    /^practice\.yaml:\d+ offers\.intro\.durationMinutes: 0 -> a number above 0$/,
  ],
  [
    'a place that is not on earth',
    () => edit('practice.yaml', /latitude: .*/, 'latitude: 132.8'),
    /^practice\.yaml:\d+ address\.geo\.latitude: 132\.8 -> a number of at most 90$/,
  ],
  [
    'an unknown category',
    () => edit('faq/lgbtq.md', /category: .*/, 'category: other'),
    /^faq\/lgbtq\.md:3 category: "other" -> one of start, topics/,
  ],
  [
    'two offers of which each is the first meeting',
    () => edit('practice.yaml', /id: session\n/, 'id: session\n    firstMeeting: true\n'),
    /^practice\.yaml:99 offers\.intro\.firstMeeting: true -> at most one offer/,
  ],
  [
    'a link to a page that nothing is like',
    () => edit('pages/about.md', /\n$/, '\n[מחירון](/zzz-qqq)\n'),
    /^pages\/about\.md:\d\d body: \/zzz-qqq -> one of \/, .*\/booking, /,
  ],
  [
    'a category by its title',
    () => edit('faq/lgbtq.md', /category: .*/, 'category: מקום ושעות'),
    /^faq\/lgbtq\.md:3 category: "מקום ושעות" -> one of start, topics/,
  ],
  [
    'a link to a page that does not exist',
    () => edit('pages/about.md', /\n$/, '\n[כאן](/servics)\n'),
    /^pages\/about\.md:\d\d body: \/servics -> a name that exists, perhaps \/services/,
  ],
  ...Object.entries({
    'pages/about.md': '[כאן](#nowhere)',
    'pages/faq.md': '[כאן][1]\n\n[1]: #nowhere',
    'services/anxiety.md': '[כאן](#%D7%A9)',
  }).map(([file, link]): (typeof CASES)[number] => [
    `a link to an anchor that the page does not have: ${file}`,
    () => edit(file, /\n$/, `\n\nאפשר ללחוץ ${link}\n`),
    /^\S+:\d+ body: #\S+ -> a name that exists/,
  ]),
  [
    'a link to a heading that is misspelt',
    () => edit('pages/about.md', /\n$/, '\n[כאן](#fees--huors)\n\n## Fees & hours\n\nטקסט.\n'),
    /^pages\/about\.md:\d\d body: #fees--huors -> a name that exists, perhaps #fees--hours/,
  ],
  [
    'values that repeat each other without end',
    () => write('practice.yaml', bomb('a', 12)),
    /^practice\.yaml:1 file: "practice\.yaml" -> values written out in full/,
  ],
  [
    'the same in a question',
    () => write('faq/lgbtq.md', `---\n${bomb('a', 12)}---\n\nתשובה.\n`),
    /^faq\/lgbtq\.md:2 file: "lgbtq\.md" -> values written out in full/,
  ],
  [
    'a value that holds itself',
    () => edit('look.yaml', /$/, '\nown: &own [*own]\n'),
    /^look\.yaml:\d+ file: "look\.yaml" -> values written out in full/,
  ],
  [
    'fields in fields without end',
    () => {
      const fields = Array.from({ length: 300 }, (_, level) => `${' '.repeat(level)}a:`)
      write('look.yaml', fields.join('\n'))
    },
    /^look\.yaml:21 file: "look\.yaml" -> fields with at most 20 others/,
  ],
  [
    'a tag, however deep',
    () => edit('pages/about.md', /\n$/, `\n${'>'.repeat(5000)} <script>1</script>\n`),
    /^pages\/about\.md:\d\d body: "<script>1<\/script>" -> words without HTML/,
  ],
  [
    'brackets in brackets without end',
    () => write('look.yaml', `logo: ${'['.repeat(100_000)}`),
    /^look\.yaml:1 \w+: /,
  ],
  ...Object.entries({
    'content/faq/lgbtq.md': /^faq\/lgbtq\.md: file: .* -> (.*)/,
    'content/faq/new.md': /^faq\/new\.md: file: .* -> (.*)/,
    'content/faq/lgbtq.txt': /^faq\/lgbtq\.txt: file: .* -> (.*)/,
    'content/practice.yaml': /^practice\.yaml: file: .* -> (.*)/,
    'examples/topics/danger.txt': /^examples\/topics\/danger\.txt: file: .* -> (.*)/,
    'public/x.txt': /^public\/x\.txt: file: .* -> (.*)/,
  }).flatMap(([file, said]) =>
    Object.entries(NO_FILES)
      .filter(([what]) => what !== 'a folder' || !file.startsWith('public/'))
      .map(([what, [make, expected]]): (typeof CASES)[number] => [
        `${what} at ${file}`,
        () => put(file, make),
        new RegExp(said.source.replace('(.*)', expected)),
      ]),
  ),
  [
    'a folder of questions that is a link',
    () => put('content/search/x', (path) => symlinkSync('/etc', path)),
    /^search\/x: file: .* -> the file itself/,
  ],
  [
    'a picture that is a link',
    () => {
      put('content/look/logo.svg', (path) => symlinkSync('/etc/hostname', path))
      edit('look.yaml', 'logo: drawing', 'logo: look/logo.svg')
    },
    /^look\/logo\.svg: file: .* -> the file itself/,
  ],
  [
    'a drawing with a script',
    () => {
      write('look/logo.svg', `${SVG}<script>alert(1)</script>\n</svg>`)
      edit('look.yaml', 'logo: drawing', 'logo: look/logo.svg')
    },
    /^look\/logo\.svg:2 file: <script> -> a drawing without scripts or outside files/,
  ],
  [
    'a drawing with a script among the files that are served as they are',
    () => write('../public/signs/x.SVG', `${SVG}<g onload="alert(1)"/></svg>`),
    /^public\/signs\/x\.SVG:2 file: onload="alert\(1\)" -> a drawing without scripts or outside files/,
  ],
  ...Object.entries({
    'a script': '<script type="module">alert(1)</script>',
    'a frame': '<iframe src="https://example.org"></iframe>',
    'an address that a page leads to by itself':
      '<meta http-equiv="refresh" content="0;url=//e.org">',
    'another base of addresses': '<base href="https://example.org/">',
    'a tag inside a line': 'טקסט <b onclick="x()">מודגש</b>',
    'a comment': '<!-- לבדוק -->',
    'a tag in a note': 'טקסט[^1]\n\n[^1]: <img src="x">',
  }).map(([what, body]): (typeof CASES)[number] => [
    `${what} in a page`,
    () => edit('pages/about.md', /\n---\n[^]*$/, `\n---\n\nשלום.\n\n${body}\n`),
    /^pages\/about\.md:(1[1-9]|2\d) body: "<.*" -> words without HTML/,
  ]),
  ...[
    '[כאן](javascript:alert(1))',
    '[כאן]( JaVaScript&#58;alert(1))',
    '[כאן][1]\n\n[1]: javascript:alert(1)',
    '<vbscript:x>',
    '[כאן](data:text/html,x)',
    '[כאן](//example.org)',
    '[כאן]({{contact.phone}})',
  ].map((body): (typeof CASES)[number] => [
    `a link that leads nowhere: ${JSON.stringify(body)}`,
    () => edit('services/anxiety.md', /\n$/, `\n${body}\n`),
    /^services\/anxiety\.md:\d\d body: \S+ -> a link to a page of this site, or/,
  ]),
  ...['![תמונה](https://example.org/x.png)', '![x][1]\n\n[1]: https://example.org/x.png'].map(
    (body): (typeof CASES)[number] => [
      `a picture in a text: ${JSON.stringify(body)}`,
      () => edit('pages/privacy.md', /\n$/, `\n${body}\n`),
      /^pages\/privacy\.md:\d\d body: \S+ -> no picture in a text/,
    ],
  ),
  [
    'a table that is shown with far more cells than are written',
    () =>
      edit(
        'pages/privacy.md',
        /\n$/,
        `\n${'a|'.repeat(80)}\n${'-|'.repeat(80)}\n${'|\n'.repeat(80)}`,
      ),
    /^pages\/privacy\.md:\d+ body: .* -> at most 2500 words.*6480/s,
  ],
  [
    'a drawing that can be opened and not drawn',
    () => {
      const twice = (_: unknown, i: number) =>
        `<g id="g${i + 1}">${`<use href="#g${i}"/>`.repeat(2)}</g>`
      const groups = Array.from({ length: 18 }, twice).join('')
      write('look/logo.svg', `${SVG}<g id="g0"/>${groups}<use href="#g18"/></svg>`)
      edit('look.yaml', 'logo: drawing', 'logo: look/logo.svg')
    },
    /^look\.yaml:7 logo: look\/logo\.svg -> a picture that can be opened$/,
  ],
  [
    'a comment in an answer',
    () => edit('faq/lgbtq.md', /\n$/, '\n<!-- x -->\n'),
    /^faq\/lgbtq\.md:1\d body: "<!-- x -->" -> words without HTML/,
  ],
  [
    'a link by reference in an answer',
    () => edit('faq/lgbtq.md', /\n$/, '\n[כאן]\n\n[כאן]: /booking\n'),
    /^faq\/lgbtq\.md:1\d body: "\[כאן\]" -> words in place of the link/,
  ],
  [
    'a tag in a fact',
    () => edit('practice.yaml', /^jobTitle: .*/m, "jobTitle: '<script>alert(1)</script>'"),
    /^practice\.yaml:\d+ jobTitle: "<script>" -> words without HTML/,
  ],
  [
    'a link without an address',
    () => edit('pages/about.md', /\n$/, '\n[כאן]()\n'),
    /^pages\/about\.md:\d+ body: "\[כאן\]\(\)" -> a link to a page/,
  ],
  [
    'a link to a site without https://',
    () => edit('pages/about.md', /\n$/, '\n[כאן](www.example.org)\n'),
    /^pages\/about\.md:\d+ body: www\.example\.org -> a link to a page/,
  ],
  [
    'a fact that is a link in a page of Markdown',
    () => {
      edit('practice.yaml', /^name: .*/m, "name: '[x](javascript:alert(1))'")
      edit('pages/developers.md', /\n$/, '\n{{name}}\n')
    },
    /^pages\/developers\.md:\d+ body: javascript:alert\(1\) -> a link to a page/,
  ],
  [
    'an example of two entries',
    () =>
      write(
        'faq/lgbtq.txt',
        `${readFileSync('content/faq/panic-attack.txt', 'utf8').split('\n')[0] ?? ''}\n`,
      ),
    /^faq\/panic-attack\.txt:1 example: .* -> an example that content\/faq\/lgbtq\.txt \(line 1\)/,
  ],
  [
    'no help',
    () => edit('faq/emergency.md', 'help: true\n', ''),
    /^faq: help: nothing -> a question with help: true/,
  ],
  [
    'colours that are hard to read',
    () =>
      edit(
        'look.yaml',
        'colours: default',
        `colours:
  light: { paper: '#f6f9fb', ink: '#14252f', action: '#5599cc', link: '#0b4a72', accent: '#7cc4d8' }
  dark: { paper: '#0f1a21', ink: '#eef4f7', action: '#9ed8ef', link: '#a9dcf2', accent: '#7cc4d8' }`,
      ),
    /^look\.yaml:5 colours\.light\.action: "#5599cc", 2\.\d:1 .* -> at least 7:1: a darker action/,
  ],
  [
    'no front matter',
    () => write('faq/lgbtq.md', 'רק תשובה.\n'),
    /^faq\/lgbtq\.md:1 file: "lgbtq\.md" -> front matter between two lines/,
  ],
  [
    'front matter that is not closed',
    () => edit('faq/lgbtq.md', /\n---\n/, '\n'),
    /^faq\/lgbtq\.md:1 file: "lgbtq\.md" -> a line of three hyphens after/,
  ],
  [
    'an empty file',
    () => write('faq/lgbtq.md', ' \n'),
    /^faq\/lgbtq\.md:1 file: "lgbtq\.md" -> something: the file is empty/,
  ],
  [
    'a file of another encoding',
    () => write('faq/lgbtq.md', Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0xf9, 0xec])),
    /^faq\/lgbtq\.md:1 file: \S+ -> text in UTF-8/,
  ],
  [
    'examples of another encoding',
    () => write('faq/lgbtq.txt', Buffer.from([0xf9, 0xec, 0xe5, 0xed])),
    /^faq\/lgbtq\.txt:1 file: \S+ -> text in UTF-8/,
  ],
  [
    'a file that is missing',
    () => remove('look.yaml'),
    /^look\.yaml: file: nothing -> this file, which the site needs: write it, with these fields/,
  ],
  [
    'a page that is missing',
    () => remove('pages/privacy.md'),
    /pages\/privacy\.md: file: nothing -> this file, which the site needs: write it/,
  ],
  [
    'a second title',
    () => edit('pages/about.md', /\n$/, '\n# עוד כותרת\n'),
    /^pages\/about\.md:\d\d body: "# עוד כותרת" -> a heading that begins with ##/,
  ],
  ...['##', '## ##', '### *\u200b*'].map((heading): (typeof CASES)[number] => [
    `a heading without words: ${JSON.stringify(heading)}`,
    () => edit('pages/about.md', /\n$/, `\n${heading}\n\nועוד משהו.\n`),
    /^pages\/about\.md:\d\d body: "##.*" -> a heading with words, or no heading$/,
  ]),
  ...['pages/about.md', 'faq/lgbtq.md', 'services/anxiety.md'].flatMap((file) =>
    Object.entries({
      '- [ ] תעודה': /^\S+:\d\d body: "- \[ \] תעודה" -> a list without boxes to tick/,
      '1. [X] תעודה': /^\S+:\d\d body: "1\. \[X\] תעודה" -> a list without boxes to tick/,
      '- [ ]': /^\S+:\d\d body: "- \[ \]" -> a list without boxes to tick/,
      'כך[^1] היה.': /^\S+:\d\d body: "\[\^1\]" -> a text without footnotes/,
      'כך[^a] היה.\n\n[^a]: הערה.': /^\S+:\d\d body: "\[\^a\].*" -> a text without footnotes/,
    }).map(([text, said]): (typeof CASES)[number] => [
      `what Markdown makes of ${JSON.stringify(text)} in ${file}`,
      () => edit(file, /\n$/, `\n\n${text}\n`),
      said,
    ]),
  ),
  [
    'an address of which Markdown makes a link',
    () => edit('pages/about.md', /\n$/, '\nראו www.example.org שם.\n'),
    /^pages\/about\.md:\d\d body: www\.example\.org -> a link to a page of this site, or an address/,
  ],
  [
    'a table in an answer',
    () => edit('faq/lgbtq.md', /\n$/, '\n\nיום | שעה\n--- | ---\nראשון | 9\n'),
    /^faq\/lgbtq\.md:1\d body: "יום \| שעה" -> a list in place of the table/,
  ],
  ...['https://example.org/x', 'www.example.org', '[כאן](/booking)', '<https://example.org>'].map(
    (link): (typeof CASES)[number] => [
      `a link in an answer: ${link}`,
      () => edit('faq/lgbtq.md', /\n$/, `\n\nראו ${link} שם.\n`),
      /^faq\/lgbtq\.md:1\d body: ".*" -> words in place of the link/,
    ],
  ),
  [
    'a sign that breaks a line of an answer',
    () => edit('faq/lgbtq.md', /\n$/, '\nשורה\\\nועוד שורה.\n'),
    /^faq\/lgbtq\.md:1\d body: "\\" -> plain text/,
  ],
  [
    'an empty page in English',
    () => edit('pages/en.md', /\n---\n[^]*$/, '\n---\n'),
    /^pages\/en\.md:\d+ body: nothing -> the text of this page/,
  ],
  [
    'a service without a text',
    () => edit('services/anxiety.md', /\n---\n[^]*$/, '\n---\n'),
    /^services\/anxiety\.md:\d+ body: nothing -> the text of this page/,
  ],
  ...['faq/lgbtq.md', 'pages/about.md', 'services/anxiety.md'].flatMap((file): typeof CASES => [
    [
      `a text of one word: ${file}`,
      () => edit(file, /\n---\n[^]*$/, '\n---\nכן.\n'),
      /:\d+ body: "כן\." -> at least 5 words, not 1:/,
    ],
    [
      `a text of three thousand words: ${file}`,
      () => edit(file, /\n---\n[^]*$/, `\n---\n${'מילה '.repeat(3000)}\n`),
      /:\d+ body: "מילה .*" -> at most 2?50+ words, not 3000:/,
    ],
  ]),
  [
    'a title with a sign that its picture cannot draw',
    () => edit('pages/about.md', /title: .*/, "title: 'על המטפלת 🌿'"),
    /^pages\/about\.md:2 title: "על המטפלת 🌿" -> a title in letters that .*; not 🌿$/,
  ],
  [
    'a name in letters that pictures cannot draw',
    () => edit('practice.yaml', /^name: .*/m, "name: 'ክሊኒክ'"),
    /^practice\.yaml:\d+ name: "ክሊኒክ" -> a title in letters that .*; not ክ ሊ ኒ$/,
  ],
  [
    'a sign that nobody sees, as YAML writes it',
    () => edit('practice.yaml', /^name: .*/m, 'name: "קליניקה\\0"'),
    /^practice\.yaml:\d+ name: "קליניקה\\u0000" -> the same without a sign that nobody sees/,
  ],
  [
    'half a surrogate pair, as YAML writes it',
    () => edit('site.yaml', /^draft: .*/m, 'draft: "\\ud800 x"'),
    /^site\.yaml:\d+ draft: "\\ud800 x" -> the same without a sign that nobody sees/,
  ],
  [
    'a sign that nobody sees, in a text',
    () => edit('pages/about.md', /\n## /, '\n\u0007## '),
    /^pages\/about\.md:\d+ file: .* -> the same without a sign that nobody sees/,
  ],
  [
    'a sign that turns a name around',
    () => edit('practice.yaml', /placeholder: 'ישראלה/, "placeholder: '\u202eישראלה"),
    /^practice\.yaml:\d+ file: ".*'U\+202Eישראלה ישראלי' \}" -> the same without a sign that nobody/,
  ],
  [
    'the same, as YAML writes it',
    () => edit('practice.yaml', /placeholder: 'ישראלה.*'/, 'placeholder: "\\u2067ישראלה"'),
    /^practice\.yaml:\d+ person\.name\.placeholder: "\\u2067ישראלה" -> the same without a sign that nobody/,
  ],
  [
    'a sign that turns a text around',
    () => edit('faq/lgbtq.md', /\n$/, ' \u2066abc\u2069\n'),
    /^faq\/lgbtq\.md:1\d file: ".*U\+2066abcU\+2069" -> the same without a sign that nobody/,
  ],
  [
    'an entry that was renamed, where it is named',
    () => rename('session-fee', 'fees'),
    /^faq\/reduced-fee\.md:\d+ related\.\d: "session-fee" -> .* was it renamed to fees\?/,
  ],
  [
    'examples that stayed behind where their entry was renamed',
    () => rename('session-fee', 'fees', ['md']),
    /^faq\/session-fee\.txt:1 file: "session-fee\.txt" -> .* was it renamed to fees\?/,
  ],
  [
    'an entry that was renamed, where it is promised',
    () => rename('cancellation-policy', 'cancelling'),
    /^promises\.yaml:\d+ cancelling\.where: .* was it renamed to faq\/cancelling\.md\?/,
  ],
  [
    'a channel beside the list of channels',
    () => edit('practice.yaml', '  channels:', "  telegram: '@practice'\n  channels:"),
    /^practice\.yaml:\d+ contact\.telegram: "@practice" -> an item of the list of channels/,
  ],
  [
    'a name on Telegram without its sign',
    () => edit('practice.yaml', /type: phone\n.*/, "type: telegram\n      value: 'practice'"),
    /^practice\.yaml:\d+ contact\.channels\.1\.value: "practice" -> a name such as @practice/,
  ],
  [
    'an e-mail address that is a telephone',
    () => edit('practice.yaml', "'hello@practice.example'", "'+97230000000'"),
    /^practice\.yaml:\d+ contact\.channels\.2\.value: "\+97230000000" -> an e-mail address/,
  ],
  [
    'a channel that is there twice',
    () => edit('practice.yaml', /type: email\n.*/, "type: phone\n      value: '+97230000000'"),
    /^practice\.yaml:\d+ contact\.channels\.2: "phone \+97230000000" -> each item once: phone \+97230000000 is already/,
  ],
  [
    'a form without its address',
    () => edit('practice.yaml', /type: email\n.*/, "type: form\n      value: 'x.example/form'"),
    /^practice\.yaml:\d+ contact\.channels\.2\.value: "x\.example\/form" -> an address that begins with https/,
  ],
  [
    'one person, and several',
    () => edit('practice.yaml', 'offers:', `${PEOPLE}\n\noffers:`),
    /^practice\.yaml:\d+ people: .* -> either person, for a practice of one, or people/,
  ],
  [
    'a portrait that is not there',
    () => {
      edit('practice.yaml', /person:\n( {2}.*\n)+/, `${PEOPLE}\n`)
      edit('pages/about.md', /\{\{person\.name\}\}/g, 'שם')
    },
    /^practice\.yaml:\d+ people\.dana\.portrait: look\/dana\.jpg -> a picture that is there, or no portrait/,
  ],
  [
    'a language that nobody has prepared',
    () => edit('practice.yaml', 'language: he', 'language: fr'),
    /^practice\.yaml:\d+ language: "fr" -> he, ar, ru or en/,
  ],
  [
    'a link in the question of an entry',
    () => edit('faq/lgbtq.md', /^question: .*$/m, "question: 'מה זה [טיפול](/services)?'"),
    /^faq\/lgbtq\.md:2 question: "\[טיפול\]\(\/services\)" -> words without a link/,
  ],
  [
    'an address in the title of a page',
    () => edit('pages/about.md', /^title: .*$/m, "title: 'מי אני https://example.org'"),
    /^pages\/about\.md:2 title: "https:\/\/example\.org" -> words without a link/,
  ],
  [
    'a link in a field that is shown as it is',
    () => edit('pages/home.md', /^lead: .*$/m, "lead: 'אפשר [לקרוא עוד](/about) ולבוא.'"),
    /^pages\/home\.md:\d+ lead: "\[לקרוא עוד\]\(\/about\)" -> words without a link/,
  ],
  [
    'a site without the page in English',
    () => remove('pages/en.md'),
    /^pages\/en\.md: file: nothing -> this file, which the site needs/,
  ],
  [
    'a site without words around its page in English',
    () => edit('site.yaml', /^english:\n(?: .*\n)+/m, ''),
    /^site\.yaml:\d+ english: nothing -> the words in English/,
  ],
  [
    'a page in another language than the words around it',
    () => edit('pages/about.md', 'lang: he', 'lang: en'),
    /^pages\/about\.md:\d+ lang: en -> he, or no lang at all/,
  ],
  [
    'a language of sessions by its name',
    () => edit('practice.yaml', /sessionLanguages: .*/, 'sessionLanguages: [he, ערבית]'),
    /^practice\.yaml:\d+ sessionLanguages\.1: "ערבית" -> a language such as he or en/,
  ],
  [
    'a language of sessions that is there twice',
    () => edit('practice.yaml', /sessionLanguages: .*/, 'sessionLanguages: [he, en, he]'),
    /^practice\.yaml:\d+ sessionLanguages\.2: "he" -> each item once: he is already/,
  ],
  [
    'a specialty that is there twice',
    () => edit('practice.yaml', /^knowsAbout:\n( *- .*\n)/m, 'knowsAbout:\n$1$1'),
    /^practice\.yaml:\d+ knowsAbout\.1: ".*" -> each item once: .* is already/,
  ],
  [
    'ages the wrong way round',
    () => edit('practice.yaml', 'offers:', 'ages: { from: 18, to: 6 }\n\noffers:'),
    /^practice\.yaml:\d+ ages\.from: 18 -> from, to, or both/,
  ],
  [
    'ages that say nothing',
    () => edit('practice.yaml', 'offers:', 'ages: {}\n\noffers:'),
    /^practice\.yaml:\d+ ages\.from: .* -> from, to, or both/,
  ],
  [
    'a waiting list until some time',
    () => edit('practice.yaml', 'offers:', "waitingList: { from: 'אחרי החגים' }\n\noffers:"),
    /^practice\.yaml:\d+ waitingList\.from: "אחרי החגים" -> a day of the calendar such as 2026-01-31, or unknown/,
  ],
  [
    'a waiting list of nobody who works here',
    () =>
      edit('practice.yaml', 'offers:', 'waitingList: { from: unknown, people: [noa] }\n\noffers:'),
    /^practice\.yaml:\d+ waitingList\.people\.0: "noa" -> a name that exists/,
  ],
  [
    'no channel at all',
    () => edit('practice.yaml', /channels:\n( {4}.*\n)+/, 'channels: []\n'),
    /^practice\.yaml:\d+ contact\.channels: .* -> at least 1 in the list/,
  ],
  [
    'a name of a file that is no id',
    () =>
      write(
        'faq/Gift Sessions.md',
        readFileSync('content/faq/lgbtq.md', 'utf8').replace(/question: .*/, "question: 'מתנה?'"),
      ),
    /^faq\/Gift Sessions\.md:1 file: "Gift Sessions\.md" -> a lower-case id/,
  ],
  [
    'a name of a file that is too long for a build',
    () => write(`services/${'a'.repeat(81)}.md`, readFileSync('content/services/anxiety.md')),
    /^services\/a+\.md:1 file: "a+\.md" -> a lower-case id .* at most 80 characters/,
  ],
  [
    'a name of a file whose page would have the address of the list',
    () => write('services/index.md', readFileSync('content/services/anxiety.md')),
    /^services\/index\.md:1 file: "index\.md" -> a lower-case id .* not index/,
  ],
]

describe('a mistake', () => {
  it.each(CASES)('is named with its place and remedy: %s', async (_, spoil, said) => {
    spoil()
    const { problems } = await readContent(project)
    expect(problems.map(inOneLine)).toContainEqual(expect.stringMatching(said))
  })
})

describe('what is not there', () => {
  it('is told once for an offer that was renamed, with all places that name it', async () => {
    edit('practice.yaml', 'id: intro', 'id: first-visit')
    const { problems } = await readContent(project)
    const [first, ...others] = problems
    expect(others).toEqual([])
    expect(first).toMatchObject({ about: 'offers.intro', code: 'unknown-entry' })
    expect(first?.params['values']).toBe('session, first-visit, reduced')
    expect(first?.also?.length).toBeGreaterThan(5)
    expect(first?.also).toContainEqual(expect.stringMatching(/^content\/services\/\S+\.md:\d+$/))
    expect(new Set(first?.also).size).toBe(first?.also?.length)
    const { message } = new ContentError(problems)
    expect(message).toMatch(/\n {3}וגם כאן \(also here\): content\/\S+:\d+, content\//)
  })

  it('is told once for a helpline that was deleted, without others as if it were misspelt', async () => {
    edit('helplines.yaml', /- id: natal\n( .*\n)+/, '')
    const { problems } = await readContent(project)
    const [first, ...others] = problems
    expect(others).toEqual([])
    expect(first).toMatchObject({ about: 'helplines.natal', code: 'unknown-entry' })
    expect(first?.also).toContainEqual(expect.stringMatching(/^content\/pages\/emergency\.md:\d+$/))
  })

  it('names a helpline that was misspelt, in the fact', async () => {
    edit('faq/anger.md', '{{helplines.eran.contact}}', '{{helplines.erann.contact}}')
    const { problems } = await readContent(project)
    expect(problems.map(inOneLine)).toEqual([
      expect.stringMatching(
        /erann\.contact\}\} -> a name that exists, perhaps helplines\.eran\.contact/,
      ),
    ])
  })
})

describe('what is no mistake', () => {
  it('finds none in the published content', async () => {
    expect(await told()).toEqual([])
  })

  it("takes the guide's own example of a question", async () => {
    const [, example = ''] =
      /```markdown\n([^]*?)```/.exec(readFileSync('content/README.md', 'utf8')) ?? []
    write('faq/gift-sessions.md', example)
    expect(await told()).toEqual([])
  })

  it.each(['services/anxiety', 'faq/panic-attack'])('needs no examples: %s', async (entry) => {
    write(
      `${entry}-copy.md`,
      readFileSync(`content/${entry}.md`, 'utf8').replace(/question: .*/, "question: 'מתנה?'"),
    )
    expect(await told()).toEqual([])
  })

  it('needs no promises, and takes no notice of what systems leave behind', async () => {
    write('promises.yaml', '# All of them hold.\n')
    for (const file of [
      'faq/._lgbtq.md',
      '.DS_Store',
      'faq/lgbtq.md~',
      'faq/lgbtq.md.bak',
      'faq/~$lgbtq.md',
      'faq/~$lgbtq.txt',
      'look/Thumbs.db',
    ])
      write(file, 'x')
    expect(await told()).toEqual([])
  })

  it.each([
    'question: אפשר לבוא בימי ב׳ וד׳?',
    "question: 'מה מביאים? תעודות, מסמכים וכו'''",
    "question: אפשר לבוא בימי ב'",
    'question: “שיחה” זה בשבילי?',
    "question: 'מה אומרים מחקרים ([[1]])?'",
    'question: כמה עולה? # ask again',
    'order: 3 #third',
  ])('takes a line as it stands: %s', async (line) => {
    const name = line.split(':', 1)[0] ?? ''
    edit('faq/lgbtq.md', new RegExp(`^${name}: .*`, 'm'), line)
    expect(await told()).toEqual([])
  })

  it.each([
    ['pages/about.md', '[a](#מחיר-ושעות) [b](#%D7%9E%D7%97%D7%99%D7%A8-ושעות-1) [c](#top)'],
    ['services/anxiety.md', '[a][1] [b](#מחיר-ושעות)\n\n[1]: #מחיר-ושעות-1'],
    ['pages/faq.md', '[a](#panic-attack) [b](#topic-fees) [c](#מחיר-ושעות)'],
    ['pages/services.md', '[a](#service-anxiety)'],
    ['pages/emergency.md', '[a](#child) [b](#helplines)'],
    ['pages/developers.md', '[a](#changelog)'],
  ])('takes links to what stands on the same page: %s', async (file, links) => {
    const heading = '## מחיר, ושעות!\n\nטקסט.\n\n'
    edit(file, /\n$/, `\n\n${heading}${heading}${links}\n`)
    expect(await told()).toEqual([])
  })

  it('takes words in braces that name no fact', async () => {
    edit('pages/developers.md', /\n$/, '\nThe path `/faq/{id}`, and {words} too.\n')
    expect(await told()).toEqual([])
  })

  it('takes brackets that are no box and no note', async () => {
    edit(
      'pages/about.md',
      /\n$/,
      '\n- [x](/booking)\n- `[^1]` \\[^1] [^ ] [www.example.org](https://e.org)\n',
    )
    expect(await told()).toEqual([])
  })

  it('takes an answer with an address of e-mail, and with spaces at the end of a line', async () => {
    edit('faq/lgbtq.md', /\n$/, '\nאפשר לכתוב אל shalom@example.org,  \nובטלפון.\n')
    expect(await told()).toEqual([])
  })

  it('takes files with a byte order mark and the line ends of Windows', async () => {
    for (const file of ['practice.yaml', 'faq/lgbtq.md', 'pages/home.md', 'faq/panic-attack.txt'])
      write(file, `\uFEFF${readFileSync(join('content', file), 'utf8').replaceAll('\n', '\r\n')}`)
    expect(await told()).toEqual([])
  })
})

describe('many mistakes', () => {
  const filesOf = async () => new Set((await told()).map((each) => each.split(':')[0]))

  it('are told at once, of files and their fields first, then of what is between them', async () => {
    edit('faq/medication.md', /category: .*/, 'category: other')
    edit('pages/about.md', /\n$/, '\n[כאן](/servics)\n')
    write('faq/sleep.txt', 'לא ישנים\nמה השעה עכשיו\n')
    expect(await filesOf()).toEqual(
      new Set(['faq/medication.md', 'faq/sleep.txt', 'pages/about.md']),
    )
    edit('practice.yaml', "'+97230000000'", "'03-0000000'")
    edit('practice.yaml', /price: 0$/m, 'price: -1')
    edit('faq/lgbtq.md', /question: .*/, 'question: ביטול: עד מתי?')
    expect(await filesOf()).toEqual(new Set(['practice.yaml', 'faq/lgbtq.md']))
    expect(await told()).toHaveLength(3)
  })

  it.each<[string, () => void, RegExp[]]>([
    [
      'a list of helplines that holds none',
      () => write('helplines.yaml', "- '1201'\n- '100'\n"),
      [
        /^helplines\.yaml:1 0: "1201" -> fields, each on a line of its own: id, name, phone/,
        /^helplines\.yaml:2 1: "100" -> fields, /,
      ],
    ],
    [
      'a list that is not there',
      () => remove('helplines.yaml'),
      [
        /^helplines\.yaml: file: nothing -> this file, which the site needs: write it, with these fields/,
      ],
    ],
    [
      'a list that is empty',
      () => write('promises.yaml', ''),
      [/^promises\.yaml:1 file: "promises\.yaml" -> something: the file is empty$/],
    ],
    [
      'a list of comments',
      () => write('helplines.yaml', '# None yet.\n'),
      [/^helplines\.yaml:1 file: null -> a list/],
    ],
    [
      'helplines that are no list',
      () => write('helplines.yaml', "eran: '1201'\n"),
      [/^helplines\.yaml:1 file: .* -> a list/],
    ],
    [
      'a question that cannot be read',
      () => edit('faq/emergency.md', /question: .*/, 'question: ביטול: עד מתי?'),
      [/^faq\/emergency\.md:2 question: .* -> the text in single quotes/],
    ],
    [
      'a time of three digits',
      () => edit('practice.yaml', /opens: '\d\d:\d\d'/, "opens: '8:30'"),
      [/^practice\.yaml:\d+ contact\.hours\.0\.opens: "8:30" -> a time such as '09:00'/],
    ],
    [
      'an offer without its name',
      () => edit('practice.yaml', '- id: reduced', '- id: Reduced fee'),
      [/^practice\.yaml:\d+ offers\.2\.id: "Reduced fee" -> a lower-case id/],
    ],
  ])('are not told of what follows from one: %s', async (_, spoil, expected) => {
    spoil()
    expect(await told()).toEqual(expected.map((said) => expect.stringMatching(said) as string))
  })

  it.each([
    [
      'pages/privacy.md',
      '---\n     title: …\n     description: …\n     updated: …\n     ---\n     …',
    ],
    ['helplines.yaml', '- id: …\n       name: …\n'],
    ['look.yaml', ''],
  ])(
    'say what to write where %s is missing, and bring back nobody’s else',
    async (file, example) => {
      remove(file)
      const { problems } = await readContent(project)
      const { message } = new ContentError(problems)
      expect(problems).toHaveLength(1)
      expect(message).toContain(`content/${file}\n   file: חסר (missing)\n`)
      expect(message).toContain(example)
      expect(message).not.toContain('git')
    },
  )

  it('make one message, without a stack', () => {
    const error = new ContentError([
      {
        file: 'content/practice.yaml',
        line: 52,
        field: 'contact.phone',
        got: '"03-1234567"',
        ...mistake('telephone'),
      },
      {
        file: 'content/faq/x.md',
        line: 3,
        field: 'category',
        got: '"fee"',
        ...mistake('one-of', { values: 'start, fees' }),
      },
    ])
    expect(error.stack).toBe('')
    expect(error.message).toMatchInlineSnapshot(`
      "טעויות בתוכן: 2. מתקנים, שומרים ומריצים שוב.
      Mistakes in the content: 2. Correct, save, and run again.

      1. content/practice.yaml:52
         contact.phone: "03-1234567"
         צריך: מספר בצורה הבין־לאומית: בלי ה־0 שבהתחלה, בלי מקפים ועם ‎+972
         expected: a number in international form such as +97231234567
         דוגמה (example):
           phone: '+972501234567'

      2. content/faq/x.md:3
         category: "fee"
         צריך: אחד מאלה: start, fees
         expected: one of start, fees"
    `)
  })

  it('show the signs that nobody sees', () => {
    const { message } = new ContentError([
      {
        file: 'content/faq/\u202ex.md',
        field: 'title',
        got: '"a\u200bb"',
        ...mistake('undrawable', { signs: '\u200b \u{e0001}' }),
      },
    ])
    expect(message).toContain('content/faq/U+202Ex.md')
    expect(message).toContain('title: "aU+200Bb"')
    expect(message).toContain('not U+200B U+E0001')
    expect(message).not.toMatch(/[\u200b\u202e\u{e0001}]/u)
  })

  it('are told in the language of the home page where the facts cannot be read', async () => {
    edit('practice.yaml', /^jobTitle:/m, 'jobTitle')
    edit('pages/home.md', 'lang: he', 'lang: ru')
    expect((await readContent(project)).language).toBe('ru')
  })

  it('are told in the language of the site, and in English', () => {
    const problem = {
      file: 'content/practice.yaml',
      field: 'offers',
      got: undefined,
      ...mistake('array'),
    }
    const { message } = new ContentError([problem], 'ar')
    expect(message).toMatch(/^أخطاء في المحتوى: 1\./)
    expect(message).toContain('المطلوب: قائمة')
    expect(message).toContain('expected: a list')
    expect(message).not.toMatch(/\p{Script=Hebrew}/u)
    expect(new ContentError([problem], 'en').message.match(/a list/g)).toHaveLength(1)
  })
})

describe('the example of a mistake', () => {
  it.each([
    ['services.0.language', mistake('language'), ['language: he']],
    ['sessionLanguages.2', mistake('language'), ['- he']],
    ['ages.from', mistake('ages'), ['ages: { from: 6, to: 18 }']],
  ])('can be written as it is: %s', (field, what, lines) => {
    expect(inWords(what, field).example).toEqual(lines)
  })
})

describe('the tables of mistakes', () => {
  it.each(Object.entries({ hebrew, arabic, russian }))(
    'have each code once, and no other: %s',
    (_, sentences) => {
      expect(Object.keys(sentences)).toEqual(Object.keys(MISTAKES))
    },
  )

  it.each(Object.keys(MISTAKES) as MistakeCode[])('say the same in each language: %s', (code) => {
    const texts = [MISTAKES[code]].flat()
    // What a row names, filled with its own name: each sentence names the same, whatever it says around it.
    const names = [...texts.join().matchAll(/<(\w+)>/g)].map(([, name = '']) => name)
    const params = Object.fromEntries(names.map((name) => [name, `{${name}}`]))
    const { he, ar, ru, en } = inWords({ code, params })
    const named = (text: string) => new Set(text.match(/\{\w+\}/g))
    expect(texts[0]).toMatch(/^(<\w+> )?[A-Za-z0-9#<\]}]/)
    expect(he).toMatch(/\p{Script=Hebrew}/u)
    expect(named(he).isSubsetOf(named(en))).toBe(true)
    for (const [language, text] of Object.entries({ ar, ru })) {
      expect(text, language).not.toBe('')
      expect(named(text), language).toEqual(named(he))
    }
  })
})
