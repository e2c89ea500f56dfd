import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { outsideTests } from '../support/environment.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const ASTRO = join(ROOT, 'node_modules/astro/bin/astro.mjs')

// Each of these tests builds the site.
vi.setConfig({ testTimeout: 180_000 })

let project: string

/** A copy of the project, so that its content can be spoiled. */
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'practice-'))
  for (const name of [
    'content',
    'src',
    'astro.config.mjs',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ])
    cpSync(join(ROOT, name), join(project, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'))
})

afterEach(() => rmSync(project, { recursive: true }))

function edit(file: string, change: (text: string) => string): void {
  const path = join(project, file)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  expect(after, `${file} was not changed`).not.toBe(before)
  writeFileSync(path, after)
}

function astro(command: 'build' | 'sync', env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [ASTRO, command], {
    cwd: project,
    env: { ...outsideTests(), ...env },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

describe('a mistake inside one file stops the build', () => {
  it.each([
    {
      mistake: 'a missing field',
      file: 'content/faq/lgbtq.md',
      change: (text: string) => text.replace(/^question:.*\n/m, ''),
      message: 'question: is missing: expected string',
    },
    {
      mistake: 'a price that is no number',
      file: 'content/practice.yaml',
      change: (text: string) => text.replace('{ placeholder: 400 }', "'מאתיים'"),
      message: 'offers.session.price: expected a number such as 400, got "מאתיים"',
    },
  ])('$mistake', ({ file, change, message }) => {
    edit(file, change)
    const { status, output } = astro('sync')
    expect(status).toBe(1)
    expect(output).toContain(message)
    expect(output).toContain(file)
  })
})

describe('a mistake between files stops the build', () => {
  it('and all of them are listed at once, each with file, field, what was got and what is expected', () => {
    edit('content/services/anxiety.md', (text) => text.replace('- panic-attack', '- panic-atack'))
    edit('content/pages/about.md', (text) => `${text}\n[קישור](/bookings)\n`)
    const { status, output } = astro('build')
    expect(status).toBe(1)
    expect(output).toContain('The content has 2 mistakes.')
    expect(output).toMatch(
      /content\/services\/anxiety\.md: faq\.\d+: got "panic-atack", expected a name that exists, perhaps panic-attack/,
    )
    expect(output).toMatch(
      /content\/pages\/about\.md: body: got the link \/bookings, expected a name that exists, perhaps \/booking/,
    )
  })
})

describe('placeholders', () => {
  const PUBLIC = { SITE_URL: 'https://clinic.co.il' }

  it('stop a build for a public host, and are listed', () => {
    const { status, output } = astro('build', PUBLIC)
    expect(status).toBe(1)
    expect(output).toContain('content/practice.yaml: contact.phone')
    expect(output).toContain('SITE_URL is https://clinic.co.il, which the public can reach')
  })

  it('are allowed there when somebody says so', () => {
    const { status, output } = astro('build', { ...PUBLIC, ALLOW_PLACEHOLDERS: 'true' })
    expect(status).toBe(0)
    expect(output).toContain('These values are placeholders still')
    const profile = readFileSync(join(project, 'dist/client/api/v1/profile'), 'utf8')
    expect(profile).toContain('"url":"https://clinic.co.il/"')
  })

  it('do not hinder a public build once they are replaced', () => {
    edit('content/practice.yaml', (text) =>
      text.replace(/\{ placeholder: (.*) \}/g, '$1').replace(/\n +placeholder: (?=>-|')/g, ' '),
    )
    const { status, output } = astro('build', PUBLIC)
    expect(output).not.toContain('placeholders still')
    expect(status).toBe(0)
  })
})

describe('facts that nobody has checked for half a year, and concepts that no entry speaks of', () => {
  it('are named, and the build goes on', () => {
    edit(
      'content/search/concepts.yaml',
      (text) => `${text}\n- id: submarine\n  he: [צוללת]\n  en: [submarine]\n`,
    )
    edit('content/helplines.yaml', (text) => text.replace(/checked: .*/, 'checked: 2020-01-31'))
    const { status, output } = astro('build')
    expect(output).toContain('content/helplines.yaml: eran was last checked on 2020-01-31')
    expect(output).toContain('content/search/concepts.yaml: no entry speaks of submarine')
    expect(status).toBe(0)
  })
})
