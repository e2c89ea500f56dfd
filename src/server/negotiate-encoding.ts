import Negotiator from 'negotiator'
import { remember } from './remember.ts'

/** Content codings that files are kept in, the smallest first. */
export const CODINGS = ['br', 'gzip'] as const
export type Coding = (typeof CODINGS)[number]

/**
 * The coding to answer with (RFC 9110, 12.5.3), or undefined for none.
 *
 * @param acceptEncoding The request's header.
 */
export function negotiateEncoding(acceptEncoding: string | undefined): Coding | undefined {
  return acceptEncoding ? codingFor(acceptEncoding) : undefined
}

const codingFor = remember((acceptEncoding) => {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } })
  const accepted = negotiator.encodings([...CODINGS, 'identity'])
  return CODINGS.find((name) => accepted.includes(name))
})
