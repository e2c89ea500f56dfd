import type { Piece } from '../api/json-bytes.ts'
import { join } from '../api/json-bytes.ts'
import type { AskResponse, AskResult } from '../schemas/ask.ts'

/** A result in JSON, but for its score: all of it that is the same whatever was asked. */
interface Halves {
  beforeScore: Buffer
  afterScore: Buffer
  description: Buffer
}

/** By `schema_object`, which is made once for each entry. */
const known = new WeakMap<object, Halves>()

/**
 * The answer as JSON, with the very bytes that `JSON.stringify` would make. Published text, which is nearly
 * all of it, is encoded once and then copied: encoding it for every answer took a tenth of its CPU.
 */
export function encodeAnswer(response: AskResponse): Buffer<ArrayBuffer> {
  const { answer: _, results, ...head } = response
  const pieces = [
    `${JSON.stringify(head).slice(0, -1)},"answer":`,
    encodeText(response),
    ',"results":[',
  ]
  results.forEach((result, i) => {
    if (i > 0) pieces.push(',')
    pieces.push(...encodeResult(result))
  })
  pieces.push(']}')
  return join(pieces)
}

/** One result, in the same way. */
export function encodeResult(result: AskResult): Piece[] {
  const { beforeScore, afterScore } = halvesOf(result)
  return [beforeScore, String(result.score), afterScore]
}

/** The answer's text, in the same way. */
export function encodeText({ answer, results: [best] }: AskResponse): Piece {
  return answer === best?.description ? halvesOf(best).description : JSON.stringify(answer)
}

function halvesOf(result: AskResult): Halves {
  const before = known.get(result.schema_object)
  if (before) return before
  // Inside of a text the quotation marks would be escaped.
  const [beforeScore = '', afterScore = ''] = JSON.stringify({ ...result, score: 0 }).split(
    '"score":0',
  )
  const halves = {
    beforeScore: Buffer.from(`${beforeScore}"score":`),
    afterScore: Buffer.from(afterScore),
    description: Buffer.from(JSON.stringify(result.description)),
  }
  known.set(result.schema_object, halves)
  return halves
}
