import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { typesOf } from '../../e2e/example/generate-types.ts'
import { instance } from '../instance.ts'

it('the example client’s types are those of the present OpenAPI document', async () => {
  const written = await readFile(new URL('../../e2e/example/practice.ts', import.meta.url), 'utf8')
  const present = await typesOf(
    JSON.stringify((await (await instance()).documentContext()).openapi),
  )
  expect(written === present, 'npm run build && npm run example:types makes them anew').toBe(true)
})
