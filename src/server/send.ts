import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Answer } from '../api/endpoint.ts'
import type { HeaderList } from '../api/header-list.ts'
import { headerList } from '../api/header-list.ts'
import { isNotModified } from '../api/validators.ts'
import { acceptedCodings } from './negotiate-encoding.ts'
import type { Representation, StaticFile } from './static-files.ts'

interface SendOptions {
  /** Headers of this answer alone, other ones than the file's; they are never part of a validator. */
  extra?: HeaderList
  /** Of a full answer; an error page is a file too. */
  status?: number
}

/** Answers GET or HEAD with a file from memory, in the best coding. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  options?: SendOptions,
): void {
  const representation = bestOf(file, request.headers['accept-encoding'])
  sendRepresentation(request, response, representation, options)
}

function bestOf(file: StaticFile, acceptEncoding: string | undefined): Representation {
  for (const coding of acceptedCodings(acceptEncoding)) {
    const representation = file[coding]
    if (representation) return representation
  }
  return file.identity
}

/** Answers GET or HEAD with these bytes, or 304 when the client has them. */
export function sendRepresentation(
  request: IncomingMessage,
  response: ServerResponse,
  { body, etag, headers, bodiless }: Representation,
  { extra, status = 200 }: SendOptions = {},
): void {
  if (status === 200 && isNotModified(request.headers['if-none-match'], etag)) {
    response.writeHead(304, whole(bodiless, extra)).end()
    return
  }
  response.writeHead(status, whole(headers, extra))
  if (request.method === 'HEAD') response.end()
  else response.end(body, 'latin1')
}

function whole(headers: HeaderList, extra: HeaderList = []): string[] {
  // Node reads the list and no more.
  if (extra.length === 0) return headers as string[]
  // Of its length from the start: two lists that are spread make one that grows as it is filled.
  const both = new Array<string>(headers.length + extra.length)
  for (let i = 0; i < headers.length; i += 1) both[i] = headers[i] ?? ''
  for (let i = 0; i < extra.length; i += 1) both[headers.length + i] = extra[i] ?? ''
  return both
}

/**
 * Answers with what was made for this request.
 *
 * @param headers What every answer to this client carries.
 */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  headers: HeaderList,
): void {
  response.writeHead(answer.status, whole(headerList(answer.headers), headers))
  if (request.method === 'HEAD' || !answer.body) response.end()
  else response.end(answer.body)
}
