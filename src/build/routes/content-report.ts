import type { APIRoute } from 'astro'
import { content } from '../../instance.ts'
import { reportOn } from '../report.ts'

/** Read by the build, which then removes it: only a page can see the collections. */
export const GET: APIRoute = async () =>
  Response.json(reportOn((await content()).catalogue, new Date()))
