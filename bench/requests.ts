import { BUILT_FOR } from '../e2e/support/servers.ts'

/** The host of SITE_URL, since MCP answers to no other name. */
const HOST = `Host: ${new URL(BUILT_FOR).host}\r\n`

/** A raw GET request; each further header ends with CRLF. */
export function get(path: string, headers = ''): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${HOST}${headers}\r\n`)
}

/** A raw POST request with JSON; each further header ends with CRLF. */
export function post(path: string, body: string, headers = ''): Buffer {
  const length = Buffer.byteLength(body)
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\n${HOST}${headers}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`,
  )
}
