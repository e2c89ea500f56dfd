/** What whoever serves the application tells it about a request, beside the request itself. */
export interface Bindings {
  /** Address of the socket's other end. */
  peer: string
  /** What the log calls this request. */
  requestId?: string
  /** Whether the gate was asked before, by who then sends its headers too. */
  isAdmitted?: boolean
  /** The request's body, when it was read before. */
  body?: Uint8Array | undefined
  /** Set by the application: the pattern of the route that answered, for logs and metrics. */
  route?: string
}

/** The type parameters of the Hono application. */
export interface ApiEnv {
  Bindings: Bindings
}
