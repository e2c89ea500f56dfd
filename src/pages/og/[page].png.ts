import type { APIRoute, GetStaticPaths } from 'astro'
import { practiceIn } from '../../catalogue/other-languages.ts'
import { openGraphPath } from '../../catalogue/urls.ts'
import { allPages } from '../../documents/markdown/page-markdown.ts'
import { instance } from '../../instance.ts'
import { openGraphPicture } from '../../website/drawings/open-graph.ts'

export const getStaticPaths = (async () => {
  const { catalogue } = await instance()
  const { practice } = catalogue
  return allPages(catalogue).map(({ path, heading: title, lang }) => ({
    params: { page: openGraphPath(path).replace(/^\/og\/|\.png$/g, '') },
    props: {
      title,
      name: lang === practice.language ? practice.name : practiceIn(catalogue, lang).name,
      lang,
    },
  }))
}) satisfies GetStaticPaths

export const GET: APIRoute<{ title: string; name: string; lang: string }> = async ({
  props,
  locals: { catalogue },
}) =>
  new Response(await openGraphPicture(props, catalogue.look), {
    headers: { 'Content-Type': 'image/png' },
  })
