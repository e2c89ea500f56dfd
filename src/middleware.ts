import { defineMiddleware } from 'astro:middleware'
import { EDITOR_PATH } from './catalogue/urls.ts'
import { represent } from './core/content-coding.ts'

/**
 * Puts the service into `Astro.locals` (in production, the server has done so), and gives pages that are rendered on
 * demand the media type and compression that static files have.
 */
export const onRequest = defineMiddleware(async ({ isPrerendered, locals, request, url }, next) => {
  // The editor must work without the service, since it can correct content that breaks it.
  if (!('app' in locals) && url.pathname !== EDITOR_PATH) {
    // Imported for each request: when the content changes, that module is reloaded, and this one is not.
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
