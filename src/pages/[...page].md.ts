import type { APIRoute } from 'astro'
import { catalogue } from '../catalogue/load.ts'
import { pagePaths } from '../documents/markdown.ts'
import { publishedContext } from '../documents/published.ts'
import { documentResponse } from '../documents/serve.ts'
import { twin } from '../documents/twin.ts'
import { markdownPath } from '../catalogue/urls.ts'

const pages = new Map(pagePaths(catalogue).map((path) => [markdownPath(path), path]))

export const getStaticPaths = () =>
  [...pages.keys()].map((path) => ({ params: { page: path.slice(1, -'.md'.length) } }))

/** The Markdown twin of each page. */
export const GET: APIRoute = async (context) => {
  const path = `/${context.params['page'] ?? ''}.md`
  const text = twin(await publishedContext(), pages.get(path) ?? '')
  return documentResponse(context, path, text)
}
