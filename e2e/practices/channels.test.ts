import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { othersNamed } from '../../src/catalogue/testing/channel-signs.ts'
import type { ChannelType } from '../../src/schemas/channel.ts'
import { outsideTests } from '../support/environment.ts'
import { copyProject } from '../support/project-copy.ts'
import { BUILT_FOR } from '../support/servers.ts'

/** A tutor, made by `npm run new`, whose ways to be reached change from one build to the next. */
const ANSWERS = [
  '--name=מתמטיקה בנחת',
  '--nameEnglish=Calm Mathematics',
  '--profession=מורה פרטי',
  '--professionEnglish=private tutor',
  '--treatment=שיעורים פרטיים',
  '--treatmentEnglish=private lessons',
  '--gender=male',
  '--city=באר שבע',
  '--cityEnglish=Beersheba',
  '--services=בגרות במתמטיקה = matriculation',
]

const project = copyProject({ fewExamples: true })
const run = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: project.folder,
    env: { ...outsideTests(), SITE_URL: BUILT_FOR },
    encoding: 'utf8',
    input: '',
  })
  expect(status, stdout + stderr).toBe(0)
}
const inProject = (...path: string[]) => join(project.folder, ...path)

afterAll(() => project.remove())

describe.each<[answer: string, own: ChannelType[], buttons: string[]]>([
  ['@calm_mathematics', ['telegram'], ['https://t.me/calm_mathematics?text=']],
  [
    'shalom@lessons.example; https://forms.example/ask?of=us&in=he',
    ['email', 'form'],
    ['mailto:shalom@lessons.example', 'https://forms.example/ask?of=us&amp;in=he'],
  ],
  ['08-600-0000', ['phone'], ['tel:+97286000000']],
])('a practice that is reached by %s', (answer, own, buttons) => {
  beforeAll(() => {
    rmSync(inProject('new'), { recursive: true, force: true })
    run('node', 'src/cli/new.ts', '--to', 'new', `--channels=${answer}`, ...ANSWERS)
    rmSync(inProject('content'), { recursive: true })
    renameSync(inProject('new'), inProject('content'))
    run('astro', 'build')
  }, 300_000)

  const page = (name: string) => readFileSync(inProject('dist/client', `${name}.html`), 'utf8')

  it('speaks of no other channel, on no page and in no answer', () => {
    const files = readdirSync(inProject('dist/client'), { recursive: true, encoding: 'utf8' })
    const texts = files
      .filter((name) => /\.(html|md|txt|json|jsonl|xml|yaml)$|api\/v1\/\w+$/.test(name))
      .map((name) => {
        const text = readFileSync(inProject('dist/client', name), 'utf8')
        // Styles say nothing, and the bar of the page of help says that helplines are called.
        return [name, text.replace(/<style>[^]*?<\/style>|עזרה בטלפון/g, '')] as const
      })
    expect(texts.length).toBeGreaterThan(40)
    expect(othersNamed(new Map(texts), own)).toEqual([])
  })

  it.each(['index', 'faq', 'en'])(
    'has its buttons on /%s, the first of them the main one',
    (name) => {
      const [, bar = ''] =
        /<section class="contact-bar row"[^>]*>([^]*?)<\/section>/.exec(page(name)) ?? []
      const links = [...bar.matchAll(/<a class="(button[^"]*)" href="([^"]+)"/g)]
      expect(links.map(([, look]) => look)).toEqual(
        ['button', 'button button-quiet'].slice(0, own.length),
      )
      expect(links.map(([, , href = '']) => href.replace(/(\?text=).*/, '$1'))).toEqual(buttons)
    },
  )

  it('shows all of them where people book, and in every footer', () => {
    const booking = page('booking')
    for (const [i, type] of own.entries()) {
      expect(booking).toContain(`class="channel channel-${type}"`)
      const target = (buttons[i] ?? '').replace(/\?text=.*/, '')
      const [, footer = ''] = /<ul class="footer-contact">([^]*?)<\/ul>/.exec(booking) ?? []
      expect(footer).toContain(target)
    }
  })
})
