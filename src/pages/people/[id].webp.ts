import type { APIRoute, GetStaticPaths } from 'astro'
import { instance } from '../../instance.ts'
import { portraitFile } from '../../website/pictures.ts'

/** Portraits of who works here, at addresses that stay when the picture changes: programs are told them. */
export const getStaticPaths = (async () => {
  const { people = [] } = (await instance()).catalogue.practice
  return people.flatMap(({ id, portrait }) =>
    portrait ? [{ params: { id }, props: { file: portrait.file } }] : [],
  )
}) satisfies GetStaticPaths

export const GET: APIRoute<{ file: string }> = async ({ props }) =>
  new Response(new Uint8Array(await portraitFile(props.file)), {
    headers: { 'Content-Type': 'image/webp' },
  })
