import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createFairQueues, type Weight } from '../../core/fair-queue.ts'
import type { ApiEnv } from '../environment.ts'
import { readBody } from '../json-body.ts'
import { turnTaking } from './in-turn.ts'

const from = { client: '192.0.2.1' }

describe('turns', () => {
  it('are not taken by a body that does not come', async () => {
    const app = new Hono<ApiEnv>().post('/', readBody, turnTaking(createFairQueues())(), (c) =>
      c.text('ok'),
    )
    const endless = { method: 'POST', body: new ReadableStream(), duplex: 'half' }
    void app.request(new Request('http://x/', endless), {}, from)
    const answer = await app.request('/', { method: 'POST', body: '{}' }, from)
    expect(await answer.text()).toBe('ok')
  })

  it('are not taken by who went away', async () => {
    let isAsked = false
    const app = new Hono<ApiEnv>().get('/', turnTaking(createFairQueues())(), (c) => {
      isAsked = true
      return c.text('ok')
    })
    await app.request(new Request('http://x/', { signal: AbortSignal.abort() }), {}, from)
    expect(isAsked).toBe(false)
  })

  it.each<[string, string, Weight]>([
    ['short', '{}', 'light'],
    ['long', 'a'.repeat(2000), 'heavy'],
    ['of a list', '[', 'heavy'],
  ])('for a body that is %s', async (_, body, expected) => {
    const weights: (Weight | undefined)[] = []
    const inTurn = turnTaking((_client, work, weight) => {
      weights.push(weight)
      return Promise.try(work)
    })
    const app = new Hono<ApiEnv>().post(
      '/',
      readBody,
      inTurn(([first]) => first === '['.charCodeAt(0)),
      (c) => c.text(Buffer.from(c.var.body).toString()),
    )
    const answer = await app.request('/', { method: 'POST', body }, from)
    expect(await answer.text()).toBe(body)
    expect(weights).toEqual([expected])
  })
})
