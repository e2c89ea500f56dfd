import { monitorEventLoopDelay } from 'node:perf_hooks'
import cluster from 'node:cluster'
import type { Limiter } from '../api/rate-limiter.ts'

/** An answer as it is counted: nothing about who asked, or what. */
export interface Answer {
  /** Pattern of the route, never the address. */
  route: string
  method: string
  status: number
  ms: number
}

/** A metric with its samples, as Prometheus groups them. */
export interface Family {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  /** Name with suffix and labels, and value. */
  samples: [series: string, value: number][]
}

/** Upper bounds of the histogram's buckets, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

interface Durations {
  /** Answers by the first bucket they fit in; the last is what fits in none. */
  counts: number[]
  seconds: number
}

/** Counts what this process answers. */
export class Metrics {
  readonly #limiter: Limiter
  readonly #answers = new Map<string, number>()
  readonly #durations = new Map<string, Durations>()
  readonly #delay = monitorEventLoopDelay({ resolution: 20 })

  constructor(limiter: Limiter) {
    this.#limiter = limiter
    this.#delay.enable()
  }

  record({ route, method, status, ms }: Answer): void {
    const series = labels({ method, route, status: String(status) })
    this.#answers.set(series, (this.#answers.get(series) ?? 0) + 1)
    const own = labels({ route })
    let durations = this.#durations.get(own)
    if (!durations)
      this.#durations.set(
        own,
        (durations = { counts: Array<number>(BUCKETS.length + 1).fill(0), seconds: 0 }),
      )
    const seconds = ms / 1000
    const bucket = BUCKETS.findIndex((bound) => seconds <= bound)
    const at = bucket < 0 ? BUCKETS.length : bucket
    durations.counts[at] = (durations.counts[at] ?? 0) + 1
    durations.seconds += seconds
  }

  /** All figures as they stand; the event loop's delay starts anew with each reading. */
  families(): Family[] {
    const delay = [50, 99].map((percent): [string, number] => [
      `event_loop_delay_seconds${labels({ quantile: String(percent / 100) })}`,
      this.#delay.percentile(percent) / 1e9,
    ])
    this.#delay.reset()
    return [
      {
        name: 'http_requests_total',
        help: 'Answers by method, route pattern and status.',
        type: 'counter',
        samples: [...this.#answers].map(([series, count]) => [
          `http_requests_total${series}`,
          count,
        ]),
      },
      {
        name: 'http_request_duration_seconds',
        help: 'Time from a request’s headers to the end of its answer, by route pattern.',
        type: 'histogram',
        samples: [...this.#durations].flatMap(([series, durations]) => buckets(series, durations)),
      },
      gauge('rate_limiter_clients', 'Clients that the rate limiter remembers.', this.#limiter.size),
      gauge(
        'process_resident_memory_bytes',
        'Resident memory of the process.',
        process.memoryUsage.rss(),
      ),
      {
        name: 'event_loop_delay_seconds',
        help: 'Delay of the event loop since the last reading.',
        type: 'gauge',
        samples: delay,
      },
    ]
  }
}

/** Figures of all processes in the Prometheus text format 0.0.4. */
export function renderMetrics(processes: Family[][]): string {
  const families = new Map<string, Family>()
  for (const family of processes.flat()) {
    const known = families.get(family.name)
    families.set(
      family.name,
      known ? { ...family, samples: [...known.samples, ...family.samples] } : family,
    )
  }
  return [...families.values()]
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(([series, value]) => `${series} ${value}`),
        '',
      ].join('\n'),
    )
    .join('')
}

function gauge(name: string, help: string, value: number): Family {
  return { name, help, type: 'gauge', samples: [[`${name}${labels({})}`, value]] }
}

function buckets(series: string, { counts, seconds }: Durations): Family['samples'] {
  const name = 'http_request_duration_seconds'
  const inner = series.slice(1, -1)
  let sum = 0
  const cumulative = [...BUCKETS.map(String), '+Inf'].map((bound, i): [string, number] => [
    `${name}_bucket{${inner},le="${bound}"}`,
    (sum += counts[i] ?? 0),
  ])
  return [...cumulative, [`${name}_sum${series}`, seconds], [`${name}_count${series}`, sum]]
}

/** Labels of one series; every series names its process. */
function labels(own: Record<string, string>): string {
  const all = { worker: String(cluster.worker?.id ?? 0), ...own }
  const pairs = Object.entries(all).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return `{${pairs.join(',')}}`
}
