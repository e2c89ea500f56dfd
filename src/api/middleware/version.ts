import type { MiddlewareHandler } from 'hono'
import { API_VERSION, VERSION_HEADER } from '../../core/http.ts'
import type { ApiEnv } from '../environment.ts'

export interface VersionOptions {
  /** Headers that announce the end of the version, on its own paths; none while it is current. */
  deprecation: Readonly<Record<string, string>>
}

/** Paths of the version. */
const VERSIONED = `/api/v${API_VERSION}/`

/** Names the version of the API on every answer, and announces its end on the paths that have it. */
export function version({ deprecation }: VersionOptions): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next()
    const headers = {
      ...VERSION_HEADER,
      'X-Content-Type-Options': 'nosniff',
      ...(c.req.path.startsWith(VERSIONED) && deprecation),
    }
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  }
}
