import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { need } from '../support/programs.ts'
import { MALLOC, START } from '../support/servers.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
const lock = JSON.parse(read('package-lock.json')) as {
  packages: Record<
    string,
    { resolved?: string; license?: string; hasInstallScript?: boolean; dev?: boolean }
  >
}

describe('the systemd unit', () => {
  it('starts the server as the container and the tests do', () => {
    const line = /^ExecStart=(.*)$/m.exec(read('deploy/practice-site.service'))?.[1]
    expect(line).toBe(`/usr/bin/node ${START.join(' ')}`)
    const settings = Object.entries(MALLOC).map(([name, value]) => `${name}=${value}`)
    for (const file of ['practice-site.service', 'Containerfile'])
      expect(read(`deploy/${file}`)).toContain(settings.join(' '))
    expect(manifest['scripts']?.['start']).toContain(`node ${START.slice(0, -1).join(' ')} src`)
  })

  it('is valid, and leaves a process little that it could do harm with', () => {
    need('systemd')
    const unit = new URL('../../deploy/practice-site.service', import.meta.url).pathname
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', unit], {
      encoding: 'utf8',
    })
    // The node it names need not be installed where tests run.
    const complaints = verified.stderr
      .split('\n')
      .filter((line) => line.includes('practice-site') && !/not executable/.test(line))
    expect(complaints).toEqual([])
    const security = execFileSync(
      'systemd-analyze',
      ['security', '--offline=true', '--no-pager', unit],
      { encoding: 'utf8' },
    )
    const exposure = /Overall exposure level for \S+: ([\d.]+)/.exec(security)?.[1]
    expect(Number(exposure)).toBeLessThan(2)
  })
})

describe('what starts the server', () => {
  const [, inUnit = ''] =
    /^ExecStartPre=\/bin\/sh -c '(.*)'$/m.exec(read('deploy/practice-site.service')) ?? []
  const [, command = '[]'] = /^CMD (.*)$/m.exec(read('deploy/Containerfile')) ?? []
  const inContainer = (JSON.parse(command) as string[]).at(-1) ?? ''
  const whole = read('dist/server/entry.mjs')
  const folder = mkdtempSync(join(tmpdir(), 'practice-entry-'))
  const file = join(folder, 'dist/server/entry.mjs')
  mkdirSync(join(folder, 'dist/server'), { recursive: true })
  writeFileSync(join(folder, 'node'), '#!/bin/sh\necho node "$@"\n', { mode: 0o755 })
  afterAll(() => rmSync(folder, { recursive: true }))
  const run = (script: string) =>
    spawnSync('/bin/sh', ['-c', script], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: `${folder}:${process.env['PATH']}` },
    })

  it.each([
    ['the unit', inUnit, ''],
    ['the container', inContainer, `node ${START.join(' ')}\n`],
  ])('says in %s where the file that is started is not whole', (_, script, started) => {
    const refused = {
      status: 1,
      stdout: '',
      stderr: 'The build cannot be served: dist/server/entry.mjs is not whole.\n',
    }
    rmSync(file, { force: true })
    expect(run(script)).toMatchObject(refused)
    // Node takes each of these for a program that has nothing to do.
    const ends = [
      0,
      whole.indexOf('\n'),
      whole.indexOf('*/') + 2,
      whole.lastIndexOf('await start('),
    ]
    for (const end of ends) {
      writeFileSync(file, whole.slice(0, end))
      expect(run(script)).toMatchObject(refused)
    }
    writeFileSync(file, whole)
    expect(run(script)).toMatchObject({ status: 0, stdout: started, stderr: '' })
  })
})

describe('the runbook', () => {
  it('makes a hook that runs, by which nginx takes a renewed certificate', () => {
    const folder = mkdtempSync(join(tmpdir(), 'practice-hook-'))
    writeFileSync(join(folder, 'systemctl'), '#!/bin/sh\necho systemctl "$@"\n', { mode: 0o755 })
    const lines = /^ +hook=[^`]*/m.exec(read('deploy/RUNBOOK.md'))?.[0] ?? ''
    const printed = execFileSync(
      'sh',
      ['-c', lines.replace('/etc/letsencrypt/renewal-hooks/deploy', folder)],
      { encoding: 'utf8', env: { PATH: `${folder}:${process.env['PATH']}` } },
    )
    expect(printed).toBe('systemctl reload nginx\n')
    rmSync(folder, { recursive: true })
  })
})

describe('the supply chain', () => {
  it('is pinned, every package, with a digest and without addresses', () => {
    for (const kind of ['dependencies', 'devDependencies'])
      for (const [name, version] of Object.entries(manifest[kind] ?? {}))
        expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
    expect(Object.values(lock.packages).filter(({ resolved }) => resolved)).toEqual([])
  })

  it('brings along the licences of what a build takes in', () => {
    const licences = read('dist/server/LICENSES.md')
    for (const name of ['astro', '@modelcontextprotocol/server', 'ioredis', 'zod'])
      expect(licences).toContain(`## ${name} ${manifest['dependencies']?.[name]}: `)
    expect(licences.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(30)
    expect(licences).toContain('Apache License')
    expect(read('dist/client/_astro/assistant-LICENSE.txt')).toContain('SIL OPEN FONT LICENSE')
  })

  it('is under licences that let anybody use it', () => {
    const free =
      /^\(?((MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0|PSF-2\.0|CC0-1\.0|CC-BY-4\.0|OFL-1\.1|MPL-2\.0|Unlicense|Artistic-2\.0|WTFPL|LGPL-3\.0-or-later|GPL-3\.0)( AND | OR )?)+\)?$/
    const others = Object.entries(lock.packages)
      .filter(([path, { license }]) => path !== '' && !free.test(license ?? 'none'))
      .map(([path, { license }]) => `${path}: ${license ?? 'none'}`)
    expect(others).toEqual([])
  })
})
