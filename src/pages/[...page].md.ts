import type { APIRoute } from 'astro'
import { catalogue } from '../catalogue/load.ts'
import { pageMarkdown, pagePaths } from '../documents/markdown.ts'
import { documentResponse } from '../documents/serve.ts'
import { twin } from '../documents/twin.ts'
import { markdownPath } from '../site/urls.ts'

const pages = new Map(pagePaths(catalogue).map((path) => [markdownPath(path), path]))

export const getStaticPaths = () =>
  [...pages.keys()].map((path) => ({ params: { page: path.slice(1, -'.md'.length) } }))

/** The Markdown twin of each page. */
export const GET: APIRoute = (context) => {
  const path = `/${context.params['page'] ?? ''}.md`
  const page = pageMarkdown(catalogue, pages.get(path) ?? '')
  return documentResponse(context, path, page && twin(page))
}
