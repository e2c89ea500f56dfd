import type { APIRoute, GetStaticPaths } from 'astro'
import { PICTURES_PATH } from '../../catalogue/urls.ts'
import { instance } from '../../instance.ts'
import { type PictureFile, pictureFiles } from '../../website/pictures.ts'

export const getStaticPaths = (async () => {
  const { catalogue } = await instance()
  return (await pictureFiles(catalogue.look)).map((picture) => ({
    params: { name: picture.path.slice(PICTURES_PATH.length) },
    props: { picture },
  }))
}) satisfies GetStaticPaths

export const GET: APIRoute<{ picture: PictureFile }> = async ({ props }) =>
  new Response(new Uint8Array(await props.picture.bytes()))
