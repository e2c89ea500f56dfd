/**
 * npm run example: a page of questions by a client whose types come from the OpenAPI document; none of
 * them is written by hand. The types are made anew by `npm run build && npm run example:types`.
 *
 * Usage: npm run example [-- BASE_URL], while the service runs.
 */
import createClient from 'openapi-fetch'
import type { paths } from './practice.ts'

const baseUrl = process.argv[2] ?? 'http://127.0.0.1:4321'
const client = createClient<paths>({ baseUrl })

const { data, error, response } = await client.GET('/api/v1/faq', {
  params: { query: { q: 'how much does a session cost', limit: 3 } },
})

if (error) {
  console.error(`${response.status} ${error.code}: ${error.hint ?? error.error}`)
  process.exitCode = 1
} else {
  console.log(`${data.count} of ${data.total}`)
  for (const { question, answer, url } of data.faq)
    console.log(`\n${question}\n${answer}\n${url ?? ''}`)
}
