import { defineMiddleware } from 'astro:middleware'
import { represent } from './core/content-coding.ts'

/**
 * Gives pages and components the service (in production the server's, otherwise the process's own instance), and
 * pages that are rendered on demand what the server gives to built ones before: their media type and compression.
 */
export const onRequest = defineMiddleware(async ({ isPrerendered, locals, request }, next) => {
  if (!('app' in locals)) {
    // Imported for each request, since Astro keeps this module when the content changes.
    const { instance } = await import('./instance.ts')
    Object.assign(locals, await instance())
  }
  const response = await next()
  if (isPrerendered || import.meta.env.DEV) return response
  if (response.headers.get('Content-Type') === 'text/html')
    response.headers.set('Content-Type', 'text/html; charset=utf-8')
  // Unless the route says how long it may be kept.
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
  return represent(response, (name) => request.headers.get(name) ?? undefined)
})
