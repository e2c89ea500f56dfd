import type { APIRoute, GetStaticPaths } from 'astro'
import { markdownPath, pagePaths, skillPath } from '../catalogue/urls.ts'
import type { DocumentContext } from '../documents/context.ts'
import { DOCUMENTS } from '../documents/documents.ts'
import { markdownVariant } from '../documents/markdown-variant.ts'
import { documentResponse } from '../documents/serve.ts'
import { skills } from '../documents/agents/skills.ts'
import { instance } from '../instance.ts'

interface Props {
  path: string
  text: (context: DocumentContext) => string | undefined
}

export const getStaticPaths = (async () => {
  const { catalogue } = await instance()
  const documents: Props[] = [
    ...Object.entries(DOCUMENTS).map(([path, text]) => ({ path, text })),
    ...pagePaths(catalogue).map((page) => ({
      path: markdownPath(page),
      text: (context: DocumentContext) => markdownVariant(context, page),
    })),
    ...skills(catalogue).map(({ name }, i) => ({
      path: skillPath(name),
      text: (context: DocumentContext) => skills(context.catalogue)[i]?.markdown,
    })),
  ]
  return documents.map(({ path, text }) => ({
    params: { document: path.slice(1) },
    props: { path, text },
  }))
}) satisfies GetStaticPaths

/** The texts for machines: documents, the Markdown of each page, and skills. */
export const GET: APIRoute<Props> = async (context) => {
  const { path, text } = context.props
  return documentResponse(context, path, text(await context.locals.documents()))
}
