/**
 * What more content costs: the whole site is built with so many generated questions beside its own, and
 * served.
 *   node bench/growth.ts [SIZE …]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { memoryOf } from '../e2e/support/process-cost.ts'
import { copyProject } from '../e2e/support/project-copy.ts'
import { startProduction } from '../e2e/support/servers.ts'
import { createGenerator, percentile } from './generate.ts'

const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 1000]
const QUERIES = 500
/** Each query counts with the fastest of these, so that what else the machine does is not measured. */
const ROUNDS = 3
/** Examples beside each entry. */
const EXAMPLES = 20
const { entries, examples, words } = createGenerator(1)

/** Runs Astro's build; gives the seconds it took. */
async function build(folder: string): Promise<number> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The build ended with ${code ?? 'a signal'}.`)
  return (performance.now() - startedAt) / 1000
}

async function measure(size: number): Promise<string[]> {
  const project = copyProject()
  try {
    const generated = entries(size)
    const taught = examples(generated, EXAMPLES)
    for (const [i, { id, title, body }] of generated.entries()) {
      const front = {
        question: title,
        category: 'topics',
        order: 1000,
        related: [1, 7, size >> 1].map((step) => generated[(i + step) % size]?.id),
        updated: '2026-01-01',
      }
      // JSON is YAML.
      writeFileSync(
        join(project.folder, `content/faq/${id}.md`),
        `---\n${JSON.stringify(front)}\n---\n\n${body}\n`,
      )
      const own = taught.slice(i * EXAMPLES, (i + 1) * EXAMPLES).map(({ text }) => text)
      writeFileSync(join(project.folder, `content/faq/${id}.txt`), `${own.join('\n')}\n`)
    }
    const seconds = await build(project.folder)
    const startedAt = performance.now()
    const server = await startProduction(
      { RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'silent' },
      project.folder,
    )
    const start = performance.now() - startedAt
    const queries = Array.from({ length: QUERIES }, (_, i) => words(3 + (i % 6)))
    const times = queries.map(() => Infinity)
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [i, query] of queries.entries()) {
        const from = performance.now()
        const q = encodeURIComponent(query)
        await (await fetch(`${server.origin}/api/v1/faq?q=${q}&limit=5`)).arrayBuffer()
        times[i] = Math.min(times[i] ?? Infinity, performance.now() - from)
      }
    const memory = memoryOf(server.pid)
    await server.stop()
    return [
      String(size),
      seconds.toFixed(1),
      start.toFixed(0),
      memory.toFixed(0),
      percentile(times, 0.5).toFixed(1),
      percentile(times, 0.99).toFixed(1),
    ]
  } finally {
    project.remove()
  }
}

console.log('| entries | build, s | start, ms | memory, MB | p50, ms | p99, ms |')
console.log('|---|---|---|---|---|---|')
for (const size of SIZES) console.log(`| ${(await measure(size)).join(' | ')} |`)
