import type { APIRoute, GetStaticPaths } from 'astro'
import { type Document, documentsOf } from '../documents/documents.ts'
import { instance } from '../instance.ts'
import { filesOf, type MakeFile } from '../website/files.ts'

export const getStaticPaths = (async () => {
  const { catalogue } = await instance()
  return [...documentsOf(catalogue), ...(await filesOf(catalogue))].map(([path, make]) => ({
    params: { document: path.slice(1) },
    props: { make },
  }))
}) satisfies GetStaticPaths

/**
 * Every document for machines and every file of the site, at its own path; in development, they are answered before
 * Astro is asked. No header is needed: the server tells the media type by the path.
 */
export const GET: APIRoute<{ make: Document | MakeFile }> = async ({ props, locals }) =>
  new Response(Buffer.from(await props.make(await locals.documentContext())))
