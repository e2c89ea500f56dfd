import { expect, it } from 'vitest'
import { rpc } from '../testing/mcp-calls.ts'

const ON_CHANGE = 'raise VERSION in mcp/identity.ts, then vitest run src/mcp -u'

/** The public surface: a change of it shows up here. */
it.each(['tools/list', 'resources/templates/list'])('%s is what it was', async (method) => {
  const { body } = await rpc(method)
  await expect(`${JSON.stringify(body.result, undefined, 2)}\n`, ON_CHANGE).toMatchFileSnapshot(
    `testing/${method.replaceAll('/', '-')}.snapshot.json`,
  )
})
