import type { APIRoute } from 'astro'
import { searchData } from '../../api/instance.ts'
import { staleFacts } from '../../catalogue/stale-facts.ts'
import { catalogue } from '../../catalogue/load.ts'
import { idleConcepts } from '../../search/idle-concepts.ts'

/** Read by the build, which then removes it: only a page can see the collections. */
export const GET: APIRoute = () =>
  Response.json({
    placeholders: catalogue.practice.placeholders,
    stale: staleFacts(catalogue, new Date()),
    idleConcepts: idleConcepts(searchData().index, catalogue.lexicon.concepts),
  })
