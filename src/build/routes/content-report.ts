import type { APIRoute } from 'astro'
import { staleFacts } from '../../catalogue/stale-facts.ts'
import { catalogue } from '../../catalogue/load.ts'

/** Read by the build, which then removes it: only a page can see the collections. */
export const GET: APIRoute = () =>
  Response.json({
    placeholders: catalogue.practice.placeholders,
    stale: staleFacts(catalogue, new Date()),
  })
