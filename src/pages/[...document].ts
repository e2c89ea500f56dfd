import type { APIRoute, GetStaticPaths } from 'astro'
import { type Document, documentsOf } from '../documents/documents.ts'
import { instance } from '../instance.ts'

export const getStaticPaths = (async () => {
  const { catalogue } = await instance()
  return [...documentsOf(catalogue)].map(([path, document]) => ({
    params: { document: path.slice(1) },
    props: { document },
  }))
}) satisfies GetStaticPaths

/** Every document for machines, at its own path; in development, they are answered before Astro is asked. */
export const GET: APIRoute<{ document: Document }> = async ({ props, locals }) =>
  new Response(props.document(await locals.documentContext()))
