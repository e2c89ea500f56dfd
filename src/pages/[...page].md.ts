import type { APIRoute, GetStaticPaths } from 'astro'
import { markdownPath, pagePaths } from '../catalogue/urls.ts'
import { documentResponse } from '../documents/serve.ts'
import { markdownVariant } from '../documents/markdown-variant.ts'
import { instance } from '../instance.ts'

export const getStaticPaths = (async () => {
  const { catalogue } = await instance()
  return pagePaths(catalogue).map((path) => ({
    params: { page: markdownPath(path).slice(1, -'.md'.length) },
  }))
}) satisfies GetStaticPaths

/** The Markdown variant of each page. */
export const GET: APIRoute = async (context) => {
  const { catalogue, documents } = context.locals
  const path = `/${context.params['page'] ?? ''}.md`
  const page = pagePaths(catalogue).find((candidate) => markdownPath(candidate) === path)
  return documentResponse(context, path, markdownVariant(await documents(), page ?? ''))
}
