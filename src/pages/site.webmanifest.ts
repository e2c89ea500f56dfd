import type { APIRoute } from 'astro'
import { catalogue } from '../catalogue/load.ts'
import { LIGHT, colour } from '../website/drawings/palette.ts'
import { PATHS, iconPath } from '../catalogue/urls.ts'

const { practice } = catalogue

/** Source: https://www.w3.org/TR/appmanifest/ */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: practice.name,
      short_name: practice.name,
      lang: practice.language,
      dir: 'rtl',
      start_url: PATHS.home,
      scope: PATHS.home,
      display: 'browser',
      background_color: colour(LIGHT, 'paper'),
      theme_color: colour(LIGHT, 'paper'),
      icons: ([192, 512] as const).map((size) => ({
        src: iconPath(size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  )
