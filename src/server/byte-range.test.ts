import { expect, it } from 'vitest'
import { byteRange } from './byte-range.ts'

const whole = {
  status: 200,
  headers: { 'Content-Type': 'audio/mp4', 'Content-Length': '10' },
  body: Buffer.from('0123456789'),
}
const part = (asked?: string) => {
  const { status, headers, body } = byteRange(asked, whole)
  return [status, headers['Content-Range'], headers['Content-Length'], String(body)]
}

it('sends the part that is asked for', () => {
  expect(part('bytes=0-1')).toEqual([206, 'bytes 0-1/10', '2', '01'])
  expect(part('bytes=8-')).toEqual([206, 'bytes 8-9/10', '2', '89'])
  expect(part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '3', '789'])
  expect(part('bytes=4-99')).toEqual([206, 'bytes 4-9/10', '6', '456789'])
})

it('says that the file ends before a part', () => {
  const noPart = { status: 416, headers: { 'Content-Range': 'bytes */10' } }
  expect(byteRange('bytes=10-', whole)).toEqual(noPart)
  expect(byteRange('bytes=-0', whole)).toEqual(noPart)
})

it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=3-1', 'bytes=0-1,3-4', 'lines=0-1'])(
  'sends the whole for %o',
  (asked) => {
    expect(part(asked)).toEqual([200, undefined, '10', '0123456789'])
  },
)
