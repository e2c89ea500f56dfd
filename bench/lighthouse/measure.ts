/**
 * Runs Lighthouse (mobile) three times on every page of the production build, prints the medians, and fails if a score
 * is below 100. To be run from the project's folder:
 *
 *   npm ci --prefix bench/lighthouse && npm run build && node bench/lighthouse/measure.ts
 *
 * The column `machine` is Lighthouse's measure of the machine; below about 1000, it is too slow or busy for the scores
 * to mean much.
 */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PUBLIC_PATHS } from '../../e2e/site/site-paths.ts'
import { chromiumArguments, findChromium } from '../../e2e/support/chromium.ts'
import { startProduction } from '../../e2e/support/servers.ts'
import { median } from '../figures.ts'

const RUNS = 3
const ATTEMPTS = 3
const FLOOR = 100
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = [
  'largest-contentful-paint',
  'cumulative-layout-shift',
  'total-blocking-time',
] as const

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>
  audits: Record<string, { score: number | null; numericValue?: number }>
  environment: { benchmarkIndex: number }
}

const execFileAsync = promisify(execFile)
const cli = fileURLToPath(new URL('node_modules/lighthouse/cli/index.js', import.meta.url))

/** Makes a report; repeats runs whose trace was lost, which happens on a busy machine. */
async function measure(url: string): Promise<Report> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await runLighthouse(url)
    } catch (error) {
      const { stderr = '' } = error as { stderr?: string }
      if (attempt === ATTEMPTS || !stderr.startsWith('Runtime error'))
        throw new Error(`Lighthouse failed on ${url}: ${stderr.split('\n')[0] ?? ''}`)
    }
}

async function runLighthouse(url: string): Promise<Report> {
  const { stdout } = await execFileAsync(
    process.execPath,
    [
      cli,
      url,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=--headless=new ${chromiumArguments.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout) as Report
}

/** Names of audits that lowered a score. */
function complaints(reports: Report[]): string[] {
  const found = reports.flatMap(({ categories, audits }) =>
    CATEGORIES.filter((category) => (categories[category]?.score ?? 0) < 1).flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id }) => (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  )
  return [...new Set(found)]
}

const chosen = process.argv.slice(2)
const paths = chosen.length > 0 ? chosen : PUBLIC_PATHS
const server = await startProduction({ LOG_LEVEL: 'warn' })
let isBelow = false
try {
  console.log(['page', ...CATEGORIES, 'LCP ms', 'CLS', 'TBT ms', 'machine'].join('\t'))
  for (const path of paths) {
    const reports: Report[] = []
    for (let run = 0; run < RUNS; run += 1) reports.push(await measure(server.origin + path))
    const scores = CATEGORIES.map((category) =>
      median(reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))),
    )
    const metrics = METRICS.map((metric) =>
      median(reports.map(({ audits }) => audits[metric]?.numericValue ?? NaN)),
    )
    const isPoor = scores.some((score) => score < FLOOR)
    isBelow ||= isPoor
    const shown = metrics.map((value, i) => (i === 1 ? value.toFixed(3) : Math.round(value)))
    const speed = median(reports.map(({ environment }) => environment.benchmarkIndex))
    console.log(
      [path, ...scores, ...shown, speed, ...(isPoor ? complaints(reports) : [])].join('\t'),
    )
  }
} finally {
  await server.stop()
}
if (isBelow) {
  console.error(`A page scored below ${FLOOR}.`)
  process.exitCode = 1
}
