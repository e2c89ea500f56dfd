import { BLACK, WHITE, colourProblems, mix } from '../../catalogue/colours.ts'
import type { Look } from '../../schemas/look.ts'

const NEARLY_BLACK = '#111111'

/** How much black or white is mixed into the colour until it is readable, the least first. */
const MIX_SHARES = Array.from({ length: 21 }, (_, step) => step / 20)

/** The colours of light and dark mode, made from one, and as close to it as enough contrast allows. */
export function coloursAround(colour: string): NonNullable<Look['colours']> {
  const accent = mix(colour, WHITE, 0.4)
  const light = { paper: mix(WHITE, colour, 0.03), ink: mix(NEARLY_BLACK, colour, 0.15), accent }
  const dark = { paper: mix(NEARLY_BLACK, colour, 0.12), ink: '#f2f2f2' }
  const coloursAt = (share: number) => {
    const day = mix(colour, BLACK, share)
    const night = mix(colour, WHITE, share)
    return {
      light: { ...light, action: day, link: day },
      dark: { ...dark, accent: mix(accent, WHITE, share), action: night, link: night },
    }
  }
  const readable = (scheme: 'light' | 'dark') => {
    const share = MIX_SHARES.find((each) => {
      const problems = colourProblems({ colours: coloursAt(each) })
      return !problems.some(({ field }) => field.startsWith(`colours.${scheme}`))
    })
    return coloursAt(share ?? 1)[scheme]
  }
  return { light: readable('light'), dark: readable('dark') }
}
