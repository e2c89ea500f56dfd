/** The files that a build makes beside pages and documents. Only builds and development need this. */
import type { Catalogue } from '../catalogue/build.ts'
import { practiceIn } from '../catalogue/other-languages.ts'
import {
  FAVICON_PATH,
  ICON_SIZES,
  ICO_PATH,
  MANIFEST_PATH,
  PATHS,
  iconPath,
  logoPath,
  openGraphPath,
  portraitPath,
} from '../catalogue/urls.ts'
import { allPages } from '../documents/markdown/page-markdown.ts'
import { directionOf } from '../schemas/language.ts'
import { favicon, icoFile, icon } from './drawings/icon.ts'
import { openGraphPicture } from './drawings/open-graph.ts'
import { colour, palettes } from './drawings/palette.ts'
import { logoFile, ownFiles, portraitFile } from './pictures.ts'

type Content = string | Uint8Array

/** Makes the content of a file. */
export type MakeFile = () => Content | Promise<Content>

/** All of them by path: icons, the manifest, the owner's pictures and recording, and pictures for shared links. */
export async function filesOf(catalogue: Catalogue): Promise<Map<string, MakeFile>> {
  const { look, practice } = catalogue
  const { logo } = look
  const { people = [] } = practice
  return new Map<string, MakeFile>([
    [ICO_PATH, () => icoFile(32, look)],
    [FAVICON_PATH, () => favicon(look)],
    [MANIFEST_PATH, () => manifest(catalogue)],
    ...ICON_SIZES.map((size) => [iconPath(size), () => icon(size, look)] as const),
    ...(logo ? [[logoPath(logo), () => logoFile(logo)] as const] : []),
    ...people.flatMap(({ id, portrait }) =>
      portrait ? [[portraitPath(id), () => portraitFile(portrait.file)] as const] : [],
    ),
    ...(await ownFiles(look, people)).map(({ path, bytes }) => [path, bytes] as const),
    ...allPages(catalogue).map(({ path, heading: title, lang }) => {
      const { name } = lang === practice.language ? practice : practiceIn(catalogue, lang)
      return [openGraphPath(path), () => openGraphPicture({ title, name, lang }, look)] as const
    }),
  ])
}

/** Source: https://www.w3.org/TR/appmanifest/ */
function manifest({ practice: { name, language }, look }: Catalogue): string {
  const paper = colour(palettes(look).light, 'paper')
  return JSON.stringify({
    name,
    short_name: name,
    lang: language,
    dir: directionOf(language),
    start_url: PATHS.home,
    scope: PATHS.home,
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: ([192, 512] as const).map((size) => ({
      src: iconPath(size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  })
}
