/** Reads a request's header by its name in lower case, as `Headers` do; null when it was not sent. */
export interface HeaderReader {
  get: (name: string) => string | null
}
