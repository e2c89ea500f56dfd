import type { APIRoute } from 'astro'
import { catalogue } from '../../catalogue/load.ts'
import { openGraphPicture } from '../../website/drawings/open-graph.ts'
import { PATHS, openGraphPath, pagePaths, servicePath } from '../../catalogue/urls.ts'

const { pages, services, practice } = catalogue

/** Headings by the path of their pages. */
const titles = new Map<string, string>([
  ...Object.values(pages).map(
    ({ id, data }) => [id === 'home' ? PATHS.home : `/${id}`, data.heading ?? data.title] as const,
  ),
  ...services.map(({ id, data }) => [servicePath(id), data.name] as const),
])

export const getStaticPaths = () =>
  pagePaths(services.map(({ id }) => id)).map((path) => ({
    params: { page: openGraphPath(path).replace(/^\/og\/|\.png$/g, '') },
    props: { title: titles.get(path) },
  }))

export const GET: APIRoute<{ title: string }> = ({ props }) =>
  new Response(openGraphPicture(props.title, practice.name), {
    headers: { 'Content-Type': 'image/png' },
  })
