import cluster from 'node:cluster'
import {
  AggregatorRegistry,
  Counter,
  Gauge,
  Histogram,
  Registry,
  collectDefaultMetrics,
} from 'prom-client'
import type { Limiter } from '../api/rate-limit.ts'
import type { Answer } from '../core/answer.ts'

/** What is logged and counted of a request: neither the client nor the question. */
export interface RequestRecord {
  /** Pattern of the route, never the URL. */
  route: string
  method: string
  status: number
  ms: number
}

/** Upper bounds of the histogram's buckets, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

/** Outcomes that are counted; a question may have several. */
const OUTCOMES = ['asked', 'nothing_found', 'possible_danger', 'acute_danger'] as const

/** How many days have series of their own. */
const MAX_DAYS = 8

/** The metrics of this process, with prom-client's defaults. Series are labelled by worker; the primary gathers them. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #answers: Counter<'method' | 'route' | 'status'>
  readonly #durations: Histogram<'route'>
  readonly #questions: Counter<'day' | 'outcome'>
  readonly #days: string[] = []

  constructor(limiter: Limiter) {
    const registers = [this.#registry]
    this.#registry.setDefaultLabels({ worker: cluster.worker?.id ?? 0 })
    collectDefaultMetrics({ register: this.#registry })
    this.#answers = new Counter({
      name: 'http_requests_total',
      help: 'Answers by method, route pattern and status.',
      labelNames: ['method', 'route', 'status'],
      registers,
    })
    this.#durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request’s headers to the end of its answer, by route pattern.',
      labelNames: ['route'],
      buckets: BUCKETS,
      registers,
    })
    this.#questions = new Counter({
      name: 'questions_total',
      help: 'Questions by day (UTC): how many were asked, found nothing, and sounded like danger.',
      labelNames: ['day', 'outcome'],
      registers,
    })
    new Gauge({
      name: 'rate_limiter_clients',
      help: 'Clients that the rate limiter remembers.',
      registers,
      collect() {
        this.set(limiter.size)
      },
    })
    if (cluster.isWorker) {
      AggregatorRegistry.setRegistries(registers)
      // The constructor listens for the primary's requests.
      new AggregatorRegistry()
    }
  }

  record({ route, method, status, ms }: RequestRecord): void {
    this.#answers.inc({ method, route, status })
    this.#durations.observe({ route }, ms / 1000)
  }

  /** Counts the outcomes of a question, by day (UTC). It takes the answer alone, so that no question is kept. */
  question({ entries, danger }: Pick<Answer, 'entries' | 'danger'>, now = new Date()): void {
    const day = now.toISOString().slice(0, 10)
    if (!this.#days.includes(day)) this.#begin(day)
    this.#questions.inc({ day, outcome: 'asked' })
    if (entries.length === 0) this.#questions.inc({ day, outcome: 'nothing_found' })
    if (danger !== 'none') this.#questions.inc({ day, outcome: `${danger}_danger` })
  }

  /** Creates all series of a new day, and removes those of the oldest. */
  #begin(day: string): void {
    const oldest = this.#days.length < MAX_DAYS ? undefined : this.#days.shift()
    for (const outcome of OUTCOMES) {
      this.#questions.inc({ day, outcome }, 0)
      if (oldest !== undefined) this.#questions.remove({ day: oldest, outcome })
    }
    this.#days.push(day)
  }

  /** All metrics of this process in the Prometheus text format 0.0.4. */
  collect(): Promise<string> {
    return this.#registry.metrics()
  }
}
