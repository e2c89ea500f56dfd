import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { expect, it } from 'vitest'
import { instance } from '../../src/instance.ts'

it('the types are those of the present OpenAPI document', async () => {
  const { openapi } = await (await instance()).documentContext()
  // Examples would only make comments of the types.
  const document = JSON.parse(JSON.stringify(openapi), (name, value: unknown) =>
    name === 'example' || name === 'examples' ? undefined : value,
  ) as OpenAPI3
  const types = astToString(await openapiTS(document, { alphabetize: true }))
  await expect(
    types,
    '`npm run tool -- vitest run e2e/typed-client -u` writes them anew',
  ).toMatchFileSnapshot('practice.ts')
})
