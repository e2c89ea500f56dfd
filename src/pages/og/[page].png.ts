import type { APIRoute, GetStaticPaths } from 'astro'
import type { Catalogue } from '../../catalogue/build.ts'
import { PATHS, openGraphPath, pagePaths, servicePath } from '../../catalogue/urls.ts'
import { instance } from '../../instance.ts'
import { openGraphPicture } from '../../website/drawings/open-graph.ts'

export const getStaticPaths = (async () => {
  const { catalogue } = await instance()
  const titles = headings(catalogue)
  return pagePaths(catalogue).map((path) => ({
    params: { page: openGraphPath(path).replace(/^\/og\/|\.png$/g, '') },
    props: { title: titles.get(path) },
  }))
}) satisfies GetStaticPaths

export const GET: APIRoute<{ title: string }> = async ({ props, locals: { catalogue } }) =>
  new Response(await openGraphPicture(props.title, catalogue.practice.name, catalogue.look), {
    headers: { 'Content-Type': 'image/png' },
  })

/** Headings by the path of their pages. */
function headings({ pages, services }: Catalogue): Map<string | undefined, string> {
  const paths: Record<string, string> = PATHS
  return new Map([
    ...Object.values(pages).map(({ id, data }) => [paths[id], data.heading ?? data.title] as const),
    ...services.map(({ id, data }) => [servicePath(id), data.name] as const),
  ])
}
