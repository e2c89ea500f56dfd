import type { APIRoute, GetStaticPaths } from 'astro'
import { openGraphPath } from '../../catalogue/urls.ts'
import { allPages } from '../../documents/markdown/page-markdown.ts'
import { instance } from '../../instance.ts'
import { openGraphPicture } from '../../website/drawings/open-graph.ts'

export const getStaticPaths = (async () => {
  const { catalogue } = await instance()
  return allPages(catalogue).map(({ path, heading }) => ({
    params: { page: openGraphPath(path).replace(/^\/og\/|\.png$/g, '') },
    props: { heading },
  }))
}) satisfies GetStaticPaths

export const GET: APIRoute<{ heading: string }> = async ({ props, locals: { catalogue } }) =>
  new Response(await openGraphPicture(props.heading, catalogue.practice.name, catalogue.look), {
    headers: { 'Content-Type': 'image/png' },
  })
