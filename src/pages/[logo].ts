import type { APIRoute, GetStaticPaths } from 'astro'
import { logoPath } from '../catalogue/urls.ts'
import { instance } from '../instance.ts'
import { logoFile } from '../website/pictures.ts'

/** The owner's own logo; nothing where the drawing is kept. */
export const getStaticPaths = (async () => {
  const { logo } = (await instance()).catalogue.look
  return logo ? [{ params: { logo: logoPath(logo).slice(1) }, props: { file: logo } }] : []
}) satisfies GetStaticPaths

export const GET: APIRoute<{ file: string }> = async ({ props }) =>
  new Response(new Uint8Array(await logoFile(props.file)), {
    headers: { 'Content-Type': props.file.endsWith('.svg') ? 'image/svg+xml' : 'image/webp' },
  })
