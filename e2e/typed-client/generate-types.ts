/** npm run example:types: writes the client's types from the OpenAPI document of the production build. */
import { readFile, writeFile } from 'node:fs/promises'
import type { OpenAPI3 } from 'openapi-typescript'
import openapiTS, { astToString } from 'openapi-typescript'

const DOCUMENT = new URL('../../dist/client/openapi.json', import.meta.url)

/** The types of an OpenAPI document, as TypeScript; its examples would only make comments of them. */
export async function typesOf(json: string): Promise<string> {
  const document = JSON.parse(json, (name, value: unknown) =>
    name === 'example' || name === 'examples' ? undefined : value,
  ) as OpenAPI3
  return astToString(await openapiTS(document, { alphabetize: true }))
}

if (import.meta.main)
  await writeFile(
    new URL('practice.ts', import.meta.url),
    await typesOf(await readFile(DOCUMENT, 'utf8')),
  )
