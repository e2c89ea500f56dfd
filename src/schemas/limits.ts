/** The limits of what is sent, as the contract and the texts of errors have them. */

/** The longest question, in Unicode code points. */
export const MAX_QUERY_LENGTH = 2000

/** The most entries one page of a list may hold. */
export const MAX_LIMIT = 50

/** The most operations of one batch. */
export const MAX_OPERATIONS = 10

/** The longest address, in bytes: a question that is far too long is still told so by the API. */
export const MAX_TARGET_BYTES = 64 * 1024

/** The longest header fields, all together, in bytes; `npm run dev` names the sum of both. */
export const MAX_FIELDS_BYTES = 16 * 1024

/** The most header fields that are read: each takes four bytes at least, so that more of them are too long as well. */
export const MAX_FIELDS = MAX_FIELDS_BYTES / 4

/** The largest body that is read, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024

/** The longest Idempotency-Key that is given back, in characters. */
export const MAX_IDEMPOTENCY_KEY = 128

/** The most messages of one batch of MCP. */
export const MAX_MESSAGES = 20

/** The most values that a message of MCP may have, those in others included; clients write some fifty. */
export const MAX_MESSAGE_VALUES = 500
