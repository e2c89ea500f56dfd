/** Writes the client that @hey-api/openapi-ts makes of a document: node generate.mjs DOCUMENT FOLDER */
import { createClient } from '@hey-api/openapi-ts'

const [input, path] = process.argv.slice(2)
await createClient({
  input,
  // With the ending that Node needs to run TypeScript as it is.
  output: { path, module: { extension: '.ts' } },
  logs: { level: 'silent', file: false },
  plugins: ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'],
})
