/** The limits of requests, which the contract and the texts of errors name. */

/** The longest question, in Unicode code points. */
export const MAX_QUERY_LENGTH = 2000

/** The most entries one page of a list may hold. */
export const MAX_LIMIT = 50

/** The most operations of one batch. */
export const MAX_OPERATIONS = 10

/** The longest address, in bytes: far longer than a question may be, so that the API itself can say what is wrong. */
export const MAX_TARGET_BYTES = 64 * 1024

/** The longest header fields together, in bytes; the script `dev` of package.json has the sum with the address. */
export const MAX_FIELDS_BYTES = 16 * 1024

/** The most header fields, and trailers: each takes over a hundred bytes of memory besides its own. Browsers send some 20. */
export const MAX_FIELDS = 100

/** The largest body that is read, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024

/** Chunks of a body, each of which costs as much as a hundred bytes. A client that streams has some dozen. */
export const MAX_CHUNKS = 256

/** The longest Idempotency-Key that is given back, in characters. */
export const MAX_IDEMPOTENCY_KEY = 128

/** The most messages of one batch of MCP. */
export const MAX_MESSAGES = 20

/** The longest address by which a client of MCP names a page or a resource; published ones are far shorter. */
export const MAX_ADDRESS_LENGTH = 500

/** The most values in a message of MCP, nested ones included; clients send some fifty. */
export const MAX_MESSAGE_VALUES = 500
