import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outsideTests } from '../support/environment.ts'
import { copyProject } from '../support/project-copy.ts'
import type { RunningServer } from '../support/servers.ts'
import { BUILT_FOR, startProduction } from '../support/servers.ts'

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
  '--phone=08-900-0000',
  '--price=350',
  '--minutes=45',
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
    const { status, output } = askedFor('--to', 'elsewhere', '--phone=12', '--price=a lot')
    expect(status).toBe(1)
    expect(output).toMatch(/--name: is empty: expected text/)
    expect(output).toMatch(/--phone: .*international form/)
    expect(output).toMatch(/--price: expected a whole number/)
    expect(existsSync(join(project.folder, 'elsewhere'))).toBe(false)
  })

  it('loses nothing: it writes over no content that Git does not have, and over no other folder', () => {
    const before = readdirSync(join(project.folder, 'content/faq'))
    expect(askedFor(...ANSWERS)).toMatchObject({ status: 1 })
    expect(askedFor('--to', 'examples', ...ANSWERS)).toMatchObject({ status: 1 })
    expect(readdirSync(join(project.folder, 'content/faq'))).toEqual(before)
    expect(existsSync(join(project.folder, 'examples/practice.yaml'))).toBe(false)
  })

  it('replaces what Git has', () => {
    const kept = join(project.folder, 'kept')
    cpSync(join(project.folder, 'content'), kept, { recursive: true })
    const git = (...args: string[]) =>
      run('git', '-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args)
    expect(git('init', '-q').status).toBe(0)
    git('add', 'content')
    expect(git('commit', '-qm', 'x').status).toBe(0)
    expect(askedFor(...ANSWERS)).toMatchObject({ status: 0 })
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
    const build = run('astro', 'build')
    expect(build.status, build.output).toBe(0)
    built = build.output
    server = await startProduction({ SITE_URL: BUILT_FOR }, project.folder)
  }, 300_000)
  afterAll(() => server.stop())

  it('lists what is a stand-in, and what nobody has confirmed', () => {
    expect(built).toContain('content/practice.yaml: contact.email')
    expect(built).not.toContain('content/practice.yaml: contact.phone')
    expect(built).toContain('content/promises.yaml: cancelling')
  })

  it.each(['profile', 'services', 'faq', 'booking'])('answers /api/v1/%s', async (name) => {
    const response = await fetch(`${server.origin}/api/v1/${name}`)
    expect(response.status).toBe(200)
    expect(JSON.stringify(await response.json())).toMatch(/מודיעין|גמגום|כמה|\+97289000000/)
  })

  it.each([
    ['כמה עולה פגישה', 'price'],
    ['is there parking', 'where'],
    ['אפשר לבטל?', 'cancelling'],
    ['אני רוצה למות', 'emergency'],
  ])('knows what any practice is asked: %s', async (q, id) => {
    const url = `${server.origin}/api/v1/faq?q=${encodeURIComponent(q)}`
    const { faq } = (await (await fetch(url)).json()) as { faq: { id: string }[] }
    expect(faq[0]?.id).toBe(id)
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
