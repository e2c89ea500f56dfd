import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outsideTests } from '../support/environment.ts'
import { copyProject } from '../support/project-copy.ts'
import { BUILT_FOR, type RunningServer, startProduction } from '../support/servers.ts'

/** What only the sample is: its profession and degree, its city, its price, a woman who works there. */
const SAMPLE =
  /tel[ -]aviv|תל[ ־-]אביב|emotional[ -]therap|טיפול רגשי|social work|עובדת סוציאלית|\bMSW\b|psychotherap|מטפלת|המטופלת|400 ₪|"price":(400|280)\b/iu

const ANSWERS = [
  '--name=מילים במודיעין',
  '--nameEnglish=Milim, Speech Therapy in Modiin',
  '--profession=קלינאי תקשורת',
  '--professionEnglish=speech and language therapist',
  '--treatment=קלינאות תקשורת',
  '--treatmentEnglish=speech and language therapy',
  '--type=MedicalBusiness',
  '--gender=male',
  '--city=מודיעין',
  '--cityEnglish=Modiin',
  '--channels=טלפון 08-900-0000; מייל',
  '--ages=3-18',
  '--price=350',
  '--minutes=45',
  '--firstName=פגישת הערכה',
  '--firstNameEnglish=assessment',
  '--firstPrice=200',
  '--firstMinutes=60',
  '--services=גמגום = stuttering; עיכוב שפתי אצל ילדים = language delay',
  '--colour=#7a3b69',
]

const project = copyProject()
const run = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: project.folder,
    env: { ...outsideTests(), SITE_URL: BUILT_FOR },
    encoding: 'utf8',
    input: '',
  })
  return { status, output: stdout + stderr }
}
const askedFor = (...options: string[]) => run('node', 'src/cli/new.ts', ...options)

afterAll(() => project.remove())

describe('npm run new', () => {
  it('says which answers are missing or wrong', () => {
    const { status, output } = askedFor('--to', 'elsewhere', '--channels=12', '--price=a lot')
    expect(status).toBe(1)
    expect(output).toMatch(/--name: צריך: טקסט\n\s+expected: text/)
    expect(output).toMatch(/--channels: .*\n\s+expected: ways to be reached/)
    expect(output).toMatch(/--price: .*\n\s+expected: a whole number/)
    expect(existsSync(join(project.folder, 'elsewhere'))).toBe(false)
  })

  it.each<[string, string[], RegExp]>([
    ['an option that there is not', ['--city2=x'], /אין אפשרות כזאת[^]*city2/],
    ['a file that is not there', ['--answers', 'none.yaml'], /אין קובץ כזה[^]*none\.yaml/],
    [
      'two services of one address',
      [...ANSWERS, '--services=גמגום = stuttering; דיבור = Stuttering'],
      /שם אחר לכל שירות[^]*names of its own for each service/,
    ],
    [
      'what only shows in the content, by the answers that are to blame',
      [...ANSWERS, '--minutes=0', `--city=${'עיר '.repeat(20)}`],
      /^[^/]*--city: "[^]*at most 60 characters[^/]*--minutes: 0\n[^/]*a number above 0[^/]*$/,
    ],
  ])('names in Hebrew, without a stack, %s', (_, options, said) => {
    const { status, output } = askedFor('--to', 'elsewhere', ...options)
    expect(status).toBe(1)
    expect(output).toMatch(said)
    expect(output).not.toMatch(/\n\s+at /)
  })

  it('takes answers from a file as they stand there, and names those it does not know', () => {
    const file = join(project.folder, 'answers.yaml')
    const answers = ANSWERS.map((answer) => /^--(\w+)=(.*)$/.exec(answer) ?? [])
      .map(([, name = '', answer = '']) => `${name}: '${answer}'\n`)
      .join('')
      .replace(/channels: .*/, 'channels: 089000000; shalom@milim.example')
      .replace(/gender: .*/, 'gender: זכר')
      .replace(/colour: .*/, "colour: '7a3b69'")
    writeFileSync(file, `${answers}emial: x@x.example\n`)
    expect(askedFor('--to', 'from-file', '--answers', file).output).toMatch(
      /Not these:\n {2}emial\n/,
    )
    writeFileSync(file, answers)
    const { status, output } = askedFor('--to', 'from-file', '--answers', file)
    expect(status, output).toBe(0)
    expect(output).toContain('mv content ../former-content')
    const practice = readFileSync(join(project.folder, 'from-file/practice.yaml'), 'utf8')
    expect(practice).toMatch(/type: 'phone'\n\s+value: '\+97289000000'/)
    expect(readFileSync(join(project.folder, 'from-file/look.yaml'), 'utf8')).toContain('#')
  })

  it('loses nothing: it writes over no content that Git does not have, and over no other folder', () => {
    const before = readdirSync(join(project.folder, 'content/faq'))
    expect(askedFor(...ANSWERS)).toMatchObject({ status: 1 })
    expect(askedFor('--to', 'examples', ...ANSWERS)).toMatchObject({ status: 1 })
    expect(readdirSync(join(project.folder, 'content/faq'))).toEqual(before)
    expect(existsSync(join(project.folder, 'examples/practice.yaml'))).toBe(false)
  })

  it('says what it will ask, goes back, asks again, and skips', () => {
    const given = ANSWERS.filter((answer) => !/^--(?:ages|price|minutes|colour)=/.test(answer))
    given.push('--person=', '--street=')
    const answers = [
      'צרפתית',
      'עברית',
      'Sun-Thu',
      'א-ד 10-19; ו 9-13',
      'עברית, ערבית',
      '',
      '',
      '350',
      '<',
      '360',
      '0',
      '45',
      '450',
      '60',
      'מודיעין ורעות',
      '',
      '',
      '',
    ]
    // A terminal of its own: an interview needs one.
    const { status, stdout } = spawnSync(
      'script',
      [
        '-qec',
        `node src/cli/new.ts --to asked ${given.map((each) => `'${each}'`).join(' ')}`,
        '/dev/null',
      ],
      {
        cwd: project.folder,
        env: outsideTests(),
        encoding: 'utf8',
        input: `${answers.join('\n')}\n`,
        // A question without an answer would wait for ever.
        timeout: 60_000,
      },
    )
    expect(status, stdout).toBe(0)
    expect(stdout.indexOf('ten minutes')).toBeLessThan(stdout.indexOf('> '))
    expect(stdout).toContain('expected: he, ar, ru or en')
    expect(stdout).toContain('expected: days and hours')
    expect(stdout).toContain('expected: a number above 0')
    const practice = readFileSync(join(project.folder, 'asked/practice.yaml'), 'utf8')
    expect(practice).toMatch(/price: 360\n\s+durationMinutes: 45/)
    expect(practice).toMatch(/price: 450\n\s+durationMinutes: 60\n\s+places:\s+- 'home'/)
    expect(practice).toMatch(/homeVisits:\n\s+area: 'מודיעין ורעות'/)
    expect(practice).not.toMatch(/^ages:/m)
    expect(practice).toMatch(/sessionLanguages:\s+- 'he'\s+- 'ar'\n/)
    expect(practice).toMatch(/- 'Friday'\s+opens: '09:00'\s+closes: '13:00'/)
  })

  it('replaces what Git has, and commits the new', () => {
    const kept = join(project.folder, 'kept')
    cpSync(join(project.folder, 'content'), kept, { recursive: true })
    const git = (...args: string[]) => run('git', ...args)
    expect(git('init', '-q').status).toBe(0)
    git('config', 'user.name', 'x')
    git('config', 'user.email', 'x@x.example')
    git('add', 'content')
    expect(git('commit', '-qm', 'x').status).toBe(0)
    expect(askedFor(...ANSWERS)).toMatchObject({ status: 0 })
    expect(git('status', '--porcelain', 'content').output).toBe('')
    expect(git('log', '--format=%s').output).toBe('content: begin מילים במודיעין\nx\n')
    expect(existsSync(join(project.folder, 'content/services/stuttering.md'))).toBe(true)
    rmSync(join(project.folder, 'content'), { recursive: true })
    renameSync(kept, join(project.folder, 'content'))
  })
})

describe('what npm run new writes', () => {
  let server: RunningServer
  let built = ''

  beforeAll(async () => {
    const { status, output } = askedFor('--to', 'new', ...ANSWERS)
    expect(status, output).toBe(0)
    rmSync(join(project.folder, 'content'), { recursive: true })
    renameSync(join(project.folder, 'new'), join(project.folder, 'content'))
    // The guide's own example of a question.
    const guide = readFileSync(join(project.folder, 'content/README.md'), 'utf8')
    const [, example = ''] = /```markdown\n([^]*?)```/.exec(guide) ?? []
    writeFileSync(join(project.folder, 'content/faq/gift-sessions.md'), example)
    // A list that a practice does without.
    const home = join(project.folder, 'content/pages/home.md')
    writeFileSync(home, readFileSync(home, 'utf8').replace(/^reassurance:\n( .*\n)+/m, ''))
    const build = run('astro', 'build')
    expect(build.status, build.output).toBe(0)
    built = build.output
    server = await startProduction({ SITE_URL: BUILT_FOR }, project.folder)
  }, 300_000)
  afterAll(() => server.stop())

  it('lists what is a stand-in, and what nobody has confirmed', () => {
    expect(built).toContain('content/practice.yaml: contact.channels.1.value')
    expect(built).not.toContain('content/practice.yaml: contact.channels.0.value')
    expect(built).toContain('content/promises.yaml: cancelling')
  })

  it.each(['profile', 'services', 'faq', 'booking'])('answers /api/v1/%s', async (name) => {
    const response = await fetch(`${server.origin}/api/v1/${name}`)
    expect(response.status).toBe(200)
    expect(JSON.stringify(await response.json())).toMatch(/מודיעין|גמגום|כמה|\+97289000000/)
  })

  it.each([
    ['כמה עולה פגישה', 'price'],
    ['כמה עולה טיפול', 'price'],
    ['כמה עולה קלינאות תקשורת', 'price'],
    ['how much is a session', 'price'],
    ['do you take insurance', 'insurance'],
    ['מה קורה אם מאחרים', 'cancelling'],
    ['is there parking', 'where'],
    ['is there treatment for teenagers', 'ages'],
    ['אתם מקבלים גם נוער?', 'ages'],
    ['אפשר לבטל?', 'cancelling'],
    ['אני רוצה למות', 'emergency'],
  ])('knows what any practice is asked: %s', async (q, id) => {
    const url = `${server.origin}/api/v1/faq?q=${encodeURIComponent(q)}`
    const { faq } = (await (await fetch(url)).json()) as { faq: { id: string }[] }
    expect(faq[0]?.id).toBe(id)
  })

  it('lists whose words are still to be written, and takes the guide’s example of a question', async () => {
    expect(built).toContain('content/services/stuttering.md: כאן כותבים')
    expect(await (await fetch(`${server.origin}/faq`)).text()).toContain('id="gift-sessions"')
  })

  it('shows no section whose list is left out', async () => {
    const home = await (await fetch(`${server.origin}/`)).text()
    expect(home).toContain('for-whom-title')
    expect(home).not.toContain('reassurance-title')
  })

  it('has a history of its own, a drawing that suits any, and its name once', async () => {
    const at = async (path: string) => (await fetch(server.origin + path)).text()
    expect(await at('/developers')).toContain('First public version of v1.')
    expect(await at('/developers')).not.toContain('Changed: ')
    expect(await at('/')).toContain('class="facade"')
    expect(await at('/')).not.toContain('facade-window')
    expect(await at('/en')).toContain('<title>Milim, Speech Therapy in Modiin</title>')
  })

  it('speaks for a man', async () => {
    const about = await (await fetch(`${server.origin}/about`)).text()
    expect(about).toContain('איך אני עובד<')
    expect(about).toContain('קלינאי תקשורת')
  })

  it('shows nothing of the sample, and no name that was not filled', () => {
    const dist = join(project.folder, 'dist')
    const found = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && /\.(html|md|txt|json|jsonl|xml|yaml|mjs|js)$/.test(entry.name),
      )
      .flatMap((entry) => {
        const file = join(entry.parentPath, entry.name)
        const text = readFileSync(file, 'utf8')
        const unfilled = entry.name.endsWith('.html')
          ? /\[\[\w+\]\]|\{\{|undefined/.exec(text)
          : null
        return [SAMPLE.exec(text), unfilled].flatMap((match) =>
          match ? [`${file}: ${match[0]}`] : [],
        )
      })
    expect(found).toEqual([])
  })
})
