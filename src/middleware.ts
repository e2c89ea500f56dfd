import { defineMiddleware } from 'astro:middleware'
import { EDITOR_PATH } from './catalogue/urls.ts'
import { represent } from './core/content-coding.ts'

/**
 * Gives pages and components the service (in production the server's, otherwise the process's own instance), and
 * pages that are rendered on demand what the server gives to built ones before: their media type and compression.
 */
export const onRequest = defineMiddleware(async ({ isPrerendered, locals, request, url }, next) => {
  // The editor needs none of it, and may mend it.
  if (!('app' in locals) && url.pathname !== EDITOR_PATH) {
    // Imported for each request, since Astro keeps this module when the content changes.
    const { instance } = await import('./instance.ts')
    Object.assign(locals, await instance())
  }
  const response = await next()
  if (isPrerendered || import.meta.env.DEV) return response
  const { headers, status } = response
  const type = headers.get('Content-Type') ?? ''
  const answer = await represent(
    {
      status,
      headers: {
        'Content-Type': type === 'text/html' ? 'text/html; charset=utf-8' : type,
        // Unless the route says how long it may be kept.
        'Cache-Control': headers.get('Cache-Control') ?? 'no-store',
        Vary: headers.get('Vary') ?? '',
      },
      body: await response.text(),
    },
    (name) => request.headers.get(name) ?? undefined,
  )
  for (const [name, value] of Object.entries(answer.headers)) headers.set(name, value)
  return new Response(answer.body as BodyInit, { status, headers })
})
