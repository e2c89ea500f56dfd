/** A GET as it stands on the wire; each further header ends with CRLF. */
export function get(path: string, headers = ''): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`)
}

/** A POST of JSON as it stands on the wire. */
export function post(path: string, body: string): Buffer {
  const length = Buffer.byteLength(body)
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`,
  )
}
