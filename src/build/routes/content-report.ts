import type { APIRoute } from 'astro'
import { staleFacts } from '../../catalogue/stale-facts.ts'
import { content } from '../../instance.ts'

/** Read by the build, which then removes it: only a page can see the collections. */
export const GET: APIRoute = async () => {
  const { catalogue } = await content()
  return Response.json({
    placeholders: catalogue.practice.placeholders,
    promises: catalogue.promises
      .filter(({ confirmed }) => !confirmed)
      .map(({ id, text, where }) => ({ name: id, text, where })),
    unverified: catalogue.helplines
      .filter(({ unverified }) => unverified.length > 0)
      .map(({ id, unverified }) => ({ name: id, fields: unverified })),
    stale: staleFacts(catalogue, new Date()),
  })
}
