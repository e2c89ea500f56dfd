/** A number that Vitest gives to each test file's worker. */
const WORKER = process.env['VITEST_WORKER_ID'] ?? '0'

let clients = 0

/**
 * Returns an IPv4 address that no other client of this run has, so that each has a rate limit of its own.
 *
 * @param network Its first byte; clients can connect from addresses in 127.0.0.0/8.
 */
export function newClient(network: 10 | 127 = 10): string {
  clients += 1
  return `${network}.${WORKER}.${clients >> 8}.${clients & 255}`
}
