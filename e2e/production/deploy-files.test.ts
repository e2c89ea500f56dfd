import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
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

describe('the container file', () => {
  const lines = read('deploy/Containerfile').replaceAll('\\\n', ' ').split('\n')
  const instructions = lines.filter((line) => /^[A-Z]/.test(line))
  const of = (name: string) => instructions.filter((line) => line.startsWith(`${name} `))

  it('builds in one stage and runs in another, from pinned images', () => {
    expect(of('FROM')).toHaveLength(2)
    for (const from of of('FROM'))
      expect(from).toMatch(/^FROM [\w./-]+:\d+\.\d+\.\d+-[\w-]+( AS \w+)?$/)
  })

  it('runs as nobody special, node itself as the process that signals reach', () => {
    const stage = instructions.slice(instructions.lastIndexOf(of('FROM').at(-1) ?? ''))
    expect(stage.find((line) => line.startsWith('USER '))).toBe('USER 65532:65532')
    expect(of('CMD')).toEqual([`CMD ${JSON.stringify(['node', ...START]).replaceAll(',', ', ')}`])
    expect(stage.filter((line) => line.startsWith('RUN'))).toEqual([])
    expect(of('ADD')).toEqual([])
    expect(of('HEALTHCHECK').join()).toContain('/readyz')
  })
})

describe('the systemd unit', () => {
  it('starts the server as the container and the tests do', () => {
    const line = /^ExecStart=(.*)$/m.exec(read('deploy/practice-site.service'))?.[1]
    expect(line).toBe(`/usr/bin/node ${START.join(' ')}`)
    const settings = Object.entries(MALLOC).map(([name, value]) => `${name}=${value}`)
    for (const file of ['practice-site.service', 'Containerfile'])
      expect(read(`deploy/${file}`)).toContain(settings.join(' '))
    expect(manifest['scripts']?.['start']).toContain(`node ${START.slice(0, -1).join(' ')} src`)
  })

  it.each([
    ['empty', ''],
    ['missing', undefined],
  ])('says so where the file that is started is %s', (_, entry) => {
    const folder = mkdtempSync(join(tmpdir(), 'practice-empty-'))
    mkdirSync(join(folder, 'dist/server'), { recursive: true })
    const file = join(folder, 'dist/server/entry.mjs')
    const [, script = ''] =
      /^ExecStartPre=\/bin\/sh -c '(.*)'$/m.exec(read('deploy/practice-site.service')) ?? []
    const check = () => spawnSync('/bin/sh', ['-c', script], { cwd: folder, encoding: 'utf8' })
    if (entry !== undefined) writeFileSync(file, entry)
    expect(check()).toMatchObject({
      status: 1,
      stderr: 'The build cannot be served: dist/server/entry.mjs is empty or missing.\n',
    })
    writeFileSync(file, 'x')
    expect(check()).toMatchObject({ status: 0, stderr: '' })
    rmSync(folder, { recursive: true })
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

  it('can be listed as CycloneDX', () => {
    const list = execFileSync(
      'npm',
      ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'],
      {
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      },
    )
    const { bomFormat, components } = JSON.parse(list) as {
      bomFormat: string
      components: { name: string; version: string }[]
    }
    expect(bomFormat).toBe('CycloneDX')
    for (const [name, version] of Object.entries(manifest['dependencies'] ?? {}))
      expect(components).toContainEqual(expect.objectContaining({ name, version }))
  })

  it('brings along the licences of what a build takes in', () => {
    const licences = read('dist/server/LICENSES.md')
    for (const name of ['astro', 'hono', '@modelcontextprotocol/server', 'ioredis', 'zod'])
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
