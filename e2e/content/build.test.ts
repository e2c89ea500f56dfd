import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { outsideTests } from '../support/environment.ts'
import { copyProject, type ProjectCopy } from '../support/project-copy.ts'

/** Each test builds the site, on a machine that may be busy. */
vi.setConfig({ testTimeout: 300_000 })

let project: ProjectCopy
beforeEach(() => {
  project = copyProject()
})
afterEach(() => project.remove())

function astro(command: 'build' | 'sync', env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', command],
    {
      cwd: project.folder,
      env: { ...outsideTests(), ...env },
      encoding: 'utf8',
      timeout: 280_000,
    },
  )
  return { status, output: stdout + stderr }
}

describe('a mistake inside one file stops the build', () => {
  it.each([
    {
      mistake: 'a missing field',
      file: 'content/faq/lgbtq.md',
      change: (text: string) => text.replace(/^question:.*\n/m, ''),
      message: /content\/faq\/lgbtq\.md:2\n {3}question: חסר \(missing\)/,
    },
    {
      mistake: 'a price that is no number',
      file: 'content/practice.yaml',
      change: (text: string) => text.replace('{ placeholder: 400 }', "'מאתיים'"),
      message:
        /practice\.yaml:\d+\n {3}offers\.session\.price: "מאתיים"\n.*\n {3}expected: digits alone, such as 400/,
    },
  ])('$mistake', ({ file, change, message }) => {
    project.edit(file, change)
    const { status, output } = astro('sync')
    expect(status).toBe(1)
    expect(output).toMatch(message)
    // Neither a stack nor a file of the project's.
    expect(output).not.toMatch(/\n\s+at |src\/catalogue/)
  })
})

describe('mistakes stop the build', () => {
  it('and are listed at once, those between files once each is sound, with place, what stands there and remedy', () => {
    project.edit('content/practice.yaml', (text) => text.replace('+97230000000', '03-1234567'))
    project.edit('content/faq/lgbtq.md', (text) => text.replace(/^updated: .*/m, 'updated: today'))
    project.edit('content/services/anxiety.md', (text) =>
      text.replace('- panic-attack', '- panic-atack'),
    )
    project.edit('content/pages/about.md', (text) => `${text}\n[קישור](/bookings)\n`)
    project.edit(
      'content/pages/privacy.md',
      (text) => `${text}\n<script type="module">alert(1)</script>\n\n[x]: javascript:alert(1)\n`,
    )
    const first = astro('sync')
    expect(first.status).toBe(1)
    expect(first.output).toContain('Mistakes in the content: 2.')
    expect(first.output).toMatch(
      /content\/practice\.yaml:\d+\n {3}contact\.channels\.1\.value: "03-1234567"\n {3}צריך: .*\n {3}expected: a number in/,
    )
    project.edit('content/practice.yaml', (text) => text.replace('03-1234567', '+97230000000'))
    project.edit('content/faq/lgbtq.md', (text) => text.replace('today', '2026-01-31'))
    const { status, output } = astro('build')
    expect(status).toBe(1)
    expect(output).toContain('Mistakes in the content: 4.')
    expect(output).toMatch(
      /content\/services\/anxiety\.md:\d+\n {3}faq\.\d+: "panic-atack"\n.*\n {3}expected: a name that exists, perhaps panic-attack/,
    )
    expect(output).toMatch(
      /content\/pages\/about\.md:\d+\n {3}body: \/bookings\n.*\n {3}expected: a name that exists, perhaps \/booking/,
    )
    expect(output).toMatch(
      /content\/pages\/privacy\.md:\d+\n {3}body: "<script type="module">alert\(1\)<\/script>"\n {3}צריך: .*\n {3}expected: words without HTML/,
    )
    expect(output).toMatch(
      /content\/pages\/privacy\.md:\d+\n {3}body: javascript:alert\(1\)\n {3}צריך: .*\n {3}expected: a link to a page/,
    )
  })
})

describe('what is no plain file', () => {
  it('is named, and neither opened, waited for nor published', () => {
    const at = (file: string) => join(project.folder, file)
    writeFileSync(at('secret.txt'), 'מה שאיש לא אמור לראות')
    symlinkSync(at('secret.txt'), at('public/x.txt'))
    symlinkSync('/', at('public/root'))
    symlinkSync(at('secret.txt'), at('content/faq/linked.md'))
    symlinkSync('nothing', at('content/faq/dangling.md'))
    mkdirSync(at('content/faq/folder.md'))
    rmSync(at('content/look.yaml'))
    execFileSync('mkfifo', [at('content/look.yaml')])
    const { status, output } = astro('build')
    expect(status).toBe(1)
    expect(output).toContain('Mistakes in the content: 6.')
    for (const [file, expected] of [
      ['public/x.txt', 'the file itself, not a link'],
      ['public/root', 'the file itself, not a link'],
      ['content/faq/linked.md', 'the file itself, not a link'],
      ['content/faq/dangling.md', 'the file itself, not a link'],
      ['content/faq/folder.md', 'a plain file: remove'],
      ['content/look.yaml', 'a plain file: remove'],
    ])
      expect(output).toMatch(
        new RegExp(`${file}\\n {3}file: \\S+\\n {3}צריך: .*\\n {3}expected: ${expected}`),
      )
    expect(output).not.toMatch(/שאיש לא אמור|E[A-Z]{4,}|\n\s+at /)
  })
})

describe('placeholders and promises', () => {
  const PUBLIC = { SITE_URL: 'https://clinic.co.il' }

  it('stop a build for a public host, and are listed', () => {
    const { status, output } = astro('build', PUBLIC)
    expect(status).toBe(1)
    expect(output).toContain('content/practice.yaml: contact.channels.1.value')
    expect(output).toContain('content/promises.yaml: cancelling\n')
    expect(output).toContain('SITE_URL is https://clinic.co.il, which the public can reach')
    // At once, and not after a minute.
    expect(output).not.toContain('prerendering')
    expect(output).not.toMatch(/\n\s+at /)
  })

  it('are allowed there when somebody says so, as are facts that nobody has checked for half a year', () => {
    project.edit('content/helplines.yaml', (text) =>
      text.replace(/checked: .*/, 'checked: 2020-01-31'),
    )
    const { status, output } = astro('build', { ...PUBLIC, ALLOW_PLACEHOLDERS: 'true' })
    expect(status).toBe(0)
    expect(output).toContain('These values are placeholders still')
    expect(output).toContain('content/helplines.yaml: eran was last checked on 2020-01-31')
    const profile = readFileSync(join(project.folder, 'dist/client/api/v1/profile'), 'utf8')
    expect(profile).toContain('"url":"https://clinic.co.il/"')
  })
})

describe('an example that two entries have', () => {
  it('stops the build, which names both', () => {
    project.edit('content/faq/lgbtq.txt', (text) => `${text}יש לכם קומקום?\n`)
    project.edit('content/search/off-topic.txt', (text) => `יש לכם קומקום\n${text}`)
    const { status, output } = astro('build')
    expect(status).toBe(1)
    expect(output).toMatch(
      /content\/search\/off-topic\.txt:1\n {3}example: "יש לכם קומקום"\n.*\n {3}expected: an example that content\/faq\/lgbtq\.txt \(line \d+\) does not have/,
    )
  })
})

describe('a schema that changes', () => {
  it('reaches content that was read before', () => {
    expect(astro('sync').status).toBe(0)
    project.edit('src/schemas/faq.ts', (text) =>
      text.replace('FaqContent = z.strictObject({', "$& motto: text.default('שלום'),"),
    )
    const { status, output } = astro('sync')
    expect(status, output).toBe(0)
    const read = readFileSync(join(project.folder, '.astro/data-store.json'), 'utf8')
    expect(read).toContain('"שלום"')
  })
})
