import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { RateLimiter } from '../../src/api/rate-limit.ts'
import { createSharedLimiter } from '../../src/api/shared-rate-limiter.ts'
import { createTurns } from '../../src/core/fair-queue.ts'
import { askTls } from '../support/https.ts'
import { type RunningProgram, startNginx, startRedis } from '../support/programs.ts'
import { type RunningServer, startProduction } from '../support/servers.ts'

const LIMIT = 20
let redis: RunningProgram & { pid: number }
let replicas: RunningServer[]
let nginx: RunningProgram
let clients = 0

beforeAll(async () => {
  redis = await startRedis()
  const env = {
    RATE_LIMIT_PER_MINUTE: String(LIMIT),
    RATE_LIMIT_REDIS_URL: `redis://127.0.0.1:${redis.port}`,
  }
  replicas = await Promise.all([startProduction(env), startProduction(env)])
  nginx = await startNginx(replicas.map(({ port }) => port))
})
afterAll(async () => {
  await nginx.stop()
  await Promise.all(replicas.map((replica) => replica.stop()))
  await redis.stop()
})

const statusOf = (replica: RunningServer, client: string) =>
  fetch(`${replica.origin}/api/v1/booking`, { headers: { 'X-Forwarded-For': client } }).then(
    async ({ status, headers, body }) => {
      await body?.cancel()
      return { status, remaining: Number(headers.get('ratelimit-remaining')) }
    },
  )

/** As many requests as the limit allows and two more, by turns to both replicas. */
async function spend(): Promise<number[]> {
  const client = `203.0.113.${(clients += 1)}`
  const statuses: number[] = []
  for (let i = 0; i < LIMIT + 2; i += 1) {
    const replica = replicas[i % 2]
    if (replica) statuses.push((await statusOf(replica, client)).status)
  }
  return statuses
}

const refusals = (statuses: number[]) => statuses.filter((status) => status === 429).length

describe('two replicas and one Redis', () => {
  it('have one limit together', async () => {
    expect(await spend()).toEqual([...Array<number>(LIMIT).fill(200), 429, 429])
  })

  it('have it behind a balancer too, where each has its share of the requests', async () => {
    const answers = []
    for (let i = 0; i < LIMIT + 1; i += 1)
      answers.push(
        await askTls(nginx.port, '/api/v1/batch', {
          method: 'POST',
          body: '{"operations":[{"op":"booking"}]}',
        }),
      )
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(LIMIT).fill(200), 429])
    expect(answers.map(({ headers }) => headers['ratelimit-remaining'])).toEqual(
      [...Array(LIMIT).keys(), -1].map((i) => String(i < 0 ? 0 : LIMIT - 1 - i)),
    )
    for (const replica of replicas) {
      const own = replica.output().match(/"route":"\/api\/v1\/batch"/g) ?? []
      expect(own.length).toBeGreaterThan(LIMIT / 4)
    }
  })

  it('count a batch that is too long for what is left as a request, and not its messages', async () => {
    const client = '203.0.113.200'
    const [replica] = replicas
    if (!replica) throw new Error('no replica')
    for (let i = 0; i < LIMIT - 5; i += 1) await statusOf(replica, client)
    const pings = Array.from({ length: 10 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }))
    const refused = await fetch(`${replica.origin}/api/mcp`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': client },
      body: JSON.stringify(pings),
    })
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('4 are left')
    expect(await statusOf(replica, client)).toEqual({ status: 200, remaining: 3 })
  })

  it('refuse nobody because a batch of the same client is being refused', async () => {
    const changes: boolean[] = []
    const limiter = createSharedLimiter(
      `redis://127.0.0.1:${redis.port}`,
      new RateLimiter({ limit: LIMIT }),
      createTurns().admit,
      (isShared) => changes.push(isShared),
    )
    limiter.connect?.()
    await vi.waitFor(async () => {
      await limiter.consume('203.0.113.201')
      expect(changes).toEqual([false, true])
    })
    // Redis gets both at once, in this order.
    const states = await Promise.all([
      limiter.consume('203.0.113.202', LIMIT + 1),
      limiter.consume('203.0.113.202'),
    ])
    expect(states).toMatchObject([{ exceeded: true }, { exceeded: false, remaining: LIMIT - 1 }])
  })

  it('tell Redis nobody’s address', () => {
    const keys = execFileSync('redis-cli', ['-p', String(redis.port), 'KEYS', '*'], {
      encoding: 'utf8',
    })
    expect(keys).toContain('practice-site:')
    expect(keys).not.toMatch(/203\.0\.113|127\.0\.0\.1/)
  })

  it('count each for itself while Redis hangs, and lose no request', async () => {
    process.kill(redis.pid, 'SIGSTOP')
    try {
      const statuses = await spend()
      expect(refusals(statuses)).toBe(0)
      expect(new Set(statuses)).toEqual(new Set([200]))
    } finally {
      process.kill(redis.pid, 'SIGCONT')
    }
  })

  it('count each for itself while Redis is gone, and together when it is back', async () => {
    const { port } = redis
    await redis.stop()
    expect(refusals(await spend())).toBe(0)
    for (const replica of replicas)
      await expect.poll(() => replica.output()).toContain('Redis is away')
    redis = await startRedis(port)
    await expect.poll(async () => refusals(await spend()), { interval: 200 }).toBe(2)
    for (const replica of replicas)
      await expect.poll(() => replica.output()).toContain('shared again')
  })
})

describe('a Redis that is not there at start', () => {
  it('keeps nothing from answering', async () => {
    const own = await startProduction({ RATE_LIMIT_REDIS_URL: 'redis://:secretword@127.0.0.1:1' })
    expect((await statusOf(own, '203.0.113.250')).status).toBe(200)
    expect(await own.stop()).toBe(0)
    expect(own.output()).not.toContain('secretword')
  })
})

describe('a Redis that wants another password', () => {
  it.each([
    ['', 'NOAUTH'],
    [':wrongword@', 'WRONGPASS'],
  ])('%s is told apart from one that is not there', async (user, reason) => {
    const locked = await startRedis(undefined, '--requirepass', 'secretword')
    const own = await startProduction({
      RATE_LIMIT_REDIS_URL: `redis://${user}127.0.0.1:${locked.port}`,
    })
    try {
      await expect
        .poll(() => own.output())
        .toMatch(new RegExp(`"reason":"${reason}","msg":"Redis is away; each process counts"`))
      expect((await statusOf(own, '203.0.113.251')).status).toBe(200)
      await locked.stop()
      await expect.poll(() => own.output()).toContain('"reason":"ECONNREFUSED"')
      // Each once, however often it is tried.
      const reasons = own.output().match(/"reason":"\w+"/g)
      expect(reasons).toEqual([...new Set(reasons)])
      expect(own.output()).not.toContain('word')
    } finally {
      await own.stop()
      await locked.stop()
    }
  })
})
