import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort, type RunningServer, startProduction } from '../support/servers.ts'

let server: RunningServer
let metrics: string
beforeAll(async () => {
  const port = await freePort()
  metrics = `http://127.0.0.1:${port}/metrics`
  server = await startProduction({ WORKERS: '2', METRICS_PORT: String(port) })
  // The first of them answers for both while the other still starts.
  await vi.waitUntil(() => server.output().match(/"listening"/g)?.length === 2, 30_000)
})
afterAll(() => server.stop())

const children = () =>
  readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number)
const ask = (path: string) =>
  fetch(server.origin + path, { headers: { Connection: 'close' } }).then(async (response) => {
    await response.text()
    return response.status
  })

describe('WORKERS=2', () => {
  it('answers with two processes, and says once where', async () => {
    expect(children()).toHaveLength(2)
    // It is said on stderr, which may come behind what both have logged on stdout.
    await expect.poll(() => server.output()).toMatch(/^Site /m)
    expect(server.output().match(/^Site /gm)).toHaveLength(1)
  })

  it('gathers the figures of both, and nothing about people', async () => {
    for (let i = 0; i < 40; i += 1) await ask(`/api/v1/faq?q=markerquery${i}`)
    await ask('/markerpath')
    const text = await (await fetch(metrics)).text()
    const counts = [
      ...text.matchAll(/^http_requests_total\{.*route="\/api\/v1\/faq".*worker="(\d)"\} (\d+)$/gm),
    ]
    expect(new Set(counts.map(([, worker]) => worker)).size).toBe(2)
    expect(counts.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(40)
    expect(text).toMatch(
      /^http_request_duration_seconds_bucket\{le="\+Inf",route="\/api\/v1\/faq",worker="\d"\} \d+$/m,
    )
    // Of the questions, how many there were on a day, and what they found.
    const asked = [...text.matchAll(/^questions_total\{day="[\d-]+",outcome="asked",.*\} (\d+)$/gm)]
    expect(asked.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(40)
    expect(text).toMatch(/^rate_limiter_clients\{worker="\d"\} 1$/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds\{worker="\d"\} [\d.e-]+$/m)
    expect(text).toMatch(/^process_resident_memory_bytes\{worker="\d"\} \d+$/m)
    for (const name of ['http_requests_total', 'nodejs_eventloop_lag_p99_seconds'])
      expect(text.match(new RegExp(`^# TYPE ${name} `, 'gm'))).toHaveLength(1)
    expect(text).not.toMatch(/marker|127\.0\.0\.1/)
    expect((await fetch(metrics.replace('/metrics', '/'))).status).toBe(404)
  })

  it('keeps answering when one of them is killed, and replaces it', async () => {
    const [victim] = children()
    if (victim === undefined) throw new Error('there is no worker')
    process.kill(victim, 'SIGKILL')
    await expect.poll(children).not.toContain(victim)
    for (let i = 0; i < 20; i += 1) expect(await ask('/api/v1/booking')).toBe(200)
    await expect.poll(children).toHaveLength(2)
    expect(children()).not.toContain(victim)
    await expect
      .poll(() => server.output())
      .toContain('A worker ended by SIGKILL; another one takes its place.')
  })

  it('gathers the figures of the others when one ends before it has given its own', async () => {
    const [victim] = children()
    if (victim === undefined) throw new Error('there is no worker')
    process.kill(victim, 'SIGSTOP')
    const asked = fetch(metrics)
    await sleep(200)
    process.kill(victim, 'SIGKILL')
    const answer = await asked
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('http_requests_total')
    await expect.poll(children).toHaveLength(2)
    expect(children()).not.toContain(victim)
  })

  it('stops with its workers', async () => {
    const workers = children()
    expect(await server.stop()).toBe(0)
    for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })

  it('does not start when its workers cannot', async () => {
    await expect(
      startProduction({ WORKERS: '2', SITE_URL: 'https://other.example' }),
    ).rejects.toThrow('This build is for')
  })
})

describe('without METRICS_PORT', () => {
  it('there is no /metrics', async () => {
    const own = await startProduction()
    expect((await fetch(`${own.origin}/metrics`)).status).toBe(404)
    await own.stop()
  })
})
