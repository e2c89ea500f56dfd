/** Vitest gives each file of tests a number of its own. */
const FILE = process.env['VITEST_WORKER_ID'] ?? '0'

let given = 0

/**
 * An address that no other client has in this run, so that none shares another's limit.
 *
 * @param network Its first number: 127 is one of this machine, which a client can connect from.
 */
export function newClient(network: 10 | 127 = 10): string {
  given += 1
  return `${network}.${FILE}.${given >> 8}.${given & 255}`
}
