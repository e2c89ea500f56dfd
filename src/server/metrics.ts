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

/** A request and its answer as they are logged and counted: nothing about who asked, or what. */
export interface RequestRecord {
  /** Pattern of the route, never the address. */
  route: string
  method: string
  status: number
  ms: number
}

/** Upper bounds of the histogram's buckets, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

/** What a question may get; it may be several of these. */
const OUTCOMES = ['asked', 'nothing_found', 'possible_danger', 'acute_danger'] as const

/** Days whose questions are told; each is a few series more. */
const MOST_DAYS = 8

/**
 * Counts what this process answers, beside what prom-client tells of every Node process. Each series names
 * its worker; a worker's figures are gathered by the primary.
 */
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
      // Its constructor begins to listen to the primary.
      new AggregatorRegistry()
    }
  }

  record({ route, method, status, ms }: RequestRecord): void {
    this.#answers.inc({ method, route, status })
    this.#durations.observe({ route }, ms / 1000)
  }

  /** Counts by day, in UTC, what a question got: an owner may know how often, never what was asked. */
  question({ entries, level }: Pick<Answer, 'entries' | 'level'>, now = new Date()): void {
    const day = now.toISOString().slice(0, 10)
    if (!this.#days.includes(day)) this.#begin(day)
    this.#questions.inc({ day, outcome: 'asked' })
    if (entries.length === 0) this.#questions.inc({ day, outcome: 'nothing_found' })
    if (level !== 'none') this.#questions.inc({ day, outcome: `${level}_danger` })
  }

  /** A day has all its series from its beginning, and the oldest leaves them. */
  #begin(day: string): void {
    const gone = this.#days.length < MOST_DAYS ? undefined : this.#days.shift()
    for (const outcome of OUTCOMES) {
      this.#questions.inc({ day, outcome }, 0)
      if (gone !== undefined) this.#questions.remove({ day: gone, outcome })
    }
    this.#days.push(day)
  }

  /** All figures of this process in the Prometheus text format 0.0.4. */
  collect(): Promise<string> {
    return this.#registry.metrics()
  }
}
