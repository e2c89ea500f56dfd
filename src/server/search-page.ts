import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { strongEtag } from '../api/validators.ts'
import type { Coding } from './negotiate-encoding.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'
import { PAGE_HEADERS } from './page-headers.ts'
import { sendFile } from './send.ts'
import type { StaticFile } from './static-files.ts'
import { represent } from './static-files.ts'

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=60',
  Vary: 'Accept, Accept-Encoding',
  ...PAGE_HEADERS,
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** A page of 23 KB becomes 6 KB in half a millisecond; from brotli's level 9 on it takes 20 times that. */
const COMPRESS: Record<Coding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotliAsync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => gzipAsync(bytes),
}

/**
 * Answers GET or HEAD with a page that was rendered for this question, as files are answered. There is no
 * secret in it that its size could tell of.
 *
 * @throws {Error} When rendering failed, so that the answer is the same as to any other failure.
 */
export async function sendSearchPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Response,
): Promise<void> {
  if (page.status >= 500) throw new Error('The search page could not be rendered.')
  const body = Buffer.from(await page.arrayBuffer())
  const etag = strongEtag(body)
  const file: StaticFile = { identity: represent(body, etag, HEADERS) }
  const coding = negotiateEncoding(request.headers['accept-encoding'])
  if (coding) file[coding] = represent(await COMPRESS[coding](body), etag, HEADERS, coding)
  sendFile(request, response, file, { status: page.status })
}
