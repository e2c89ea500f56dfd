import type { APIRoute, GetStaticPaths } from 'astro'
import type { DocumentPath } from '../documents/documents.ts'
import { DOCUMENTS } from '../documents/documents.ts'
import { serveDocument } from '../documents/serve.ts'

export const getStaticPaths = (() =>
  Object.keys(DOCUMENTS).map((path) => ({
    params: { document: path.slice(1) },
    props: { path },
  }))) satisfies GetStaticPaths

/** The documents that machines look for. */
export const GET: APIRoute<{ path: DocumentPath }> = (context) =>
  serveDocument(context.props.path)(context)
