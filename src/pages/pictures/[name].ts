import type { APIRoute, GetStaticPaths } from 'astro'
import { PICTURES_PATH } from '../../catalogue/urls.ts'
import { instance } from '../../instance.ts'
import { ownFiles, type OwnFile } from '../../website/pictures.ts'

export const getStaticPaths = (async () => {
  const { catalogue } = await instance()
  const { look, practice } = catalogue
  return (await ownFiles(look, practice.people)).map((file) => ({
    params: { name: file.path.slice(PICTURES_PATH.length) },
    props: { file },
  }))
}) satisfies GetStaticPaths

export const GET: APIRoute<{ file: OwnFile }> = async ({ props }) =>
  new Response(new Uint8Array(await props.file.bytes()))
