import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { instance } from '../../src/instance.ts'
import { typesOf } from './generate-types.ts'

it('the types are those of the present OpenAPI document', async () => {
  const written = await readFile(new URL('practice.ts', import.meta.url), 'utf8')
  const present = await typesOf(
    JSON.stringify((await (await instance()).documentContext()).openapi),
  )
  expect(written === present, 'npm run build && npm run example:types makes them anew').toBe(true)
})
