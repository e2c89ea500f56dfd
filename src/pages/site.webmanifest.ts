import type { APIRoute } from 'astro'
import { colour, palettes } from '../website/drawings/palette.ts'
import { directionOf } from '../schemas/language.ts'
import { PATHS, iconPath } from '../catalogue/urls.ts'

/** Source: https://www.w3.org/TR/appmanifest/ */
export const GET: APIRoute = ({ locals: { catalogue } }) =>
  new Response(
    JSON.stringify({
      name: catalogue.practice.name,
      short_name: catalogue.practice.name,
      lang: catalogue.practice.language,
      dir: directionOf(catalogue.practice.language),
      start_url: PATHS.home,
      scope: PATHS.home,
      display: 'browser',
      background_color: colour(palettes(catalogue.look).light, 'paper'),
      theme_color: colour(palettes(catalogue.look).light, 'paper'),
      icons: ([192, 512] as const).map((size) => ({
        src: iconPath(size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  )
