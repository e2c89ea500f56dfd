import { BUILT_FOR } from '../e2e/support/servers.ts'

/** As the site is called: MCP answers to no other name. */
const HOST = `Host: ${new URL(BUILT_FOR).host}\r\n`

/** A GET as it stands on the wire; each further header ends with CRLF. */
export function get(path: string, headers = ''): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${HOST}${headers}\r\n`)
}

/** A POST of JSON as it stands on the wire; each further header ends with CRLF. */
export function post(path: string, body: string, headers = ''): Buffer {
  const length = Buffer.byteLength(body)
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\n${HOST}${headers}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`,
  )
}
