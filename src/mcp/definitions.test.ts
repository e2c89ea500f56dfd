import { expect, it } from 'vitest'
import { rpc } from './testing/post.ts'

/** The public surface: a change of it shows up here and raises the server's version. */
it.each(['tools/list', 'resources/templates/list'])('%s is what it was', async (method) => {
  const { body } = await rpc(method)
  await expect(`${JSON.stringify(body.result, undefined, 2)}\n`).toMatchFileSnapshot(
    `testing/${method.replaceAll('/', '-')}.snapshot.json`,
  )
})
