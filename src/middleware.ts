import { defineMiddleware } from 'astro:middleware'
import { compress } from './server/content-coding.ts'
import { PAGE_HEADERS } from './core/page-headers.ts'

/**
 * Gives pages and components the service (in production the server's, otherwise the process's own instance), and
 * pages that are rendered on demand the headers and the compression that the server gives to built ones.
 */
export const onRequest = defineMiddleware(async ({ isPrerendered, locals, request }, next) => {
  if (!('app' in locals)) {
    // Imported for each request, since Astro keeps this module when the content changes.
    const { instance } = await import('./instance.ts')
    Object.assign(locals, await instance())
  }
  const response = await next()
  // In development these headers would keep Vite's own scripts from running.
  if (isPrerendered || import.meta.env.DEV) return response
  if (response.headers.get('Content-Type') === 'text/html')
    response.headers.set('Content-Type', 'text/html; charset=utf-8')
  for (const [name, value] of Object.entries({ ...PAGE_HEADERS, 'Cache-Control': 'no-store' }))
    if (!response.headers.has(name)) response.headers.set(name, value)
  return compress(response, request.headers.get('Accept-Encoding') ?? undefined)
})
