import { colourProblems, mix } from '../../catalogue/colours.ts'
import type { Colours, Look } from '../../schemas/look.ts'

const STEPS = 20

/** Five colours by day and five in the dark, around one, each as near to it as people can read. */
export function coloursAround(colour: string): NonNullable<Look['colours']> {
  const accent = mix(colour, '#ffffff', 0.4)
  const light = { paper: mix('#ffffff', colour, 0.03), ink: mix('#111111', colour, 0.15), accent }
  const dark = { paper: mix('#111111', colour, 0.12), ink: '#f2f2f2', accent }
  const at = (step: number) => {
    const share = step / STEPS
    const day = mix(colour, '#000000', share)
    const night = mix(colour, '#ffffff', share)
    return {
      light: { ...light, action: day, link: day } satisfies Colours,
      dark: {
        ...dark,
        action: night,
        link: night,
        accent: mix(accent, '#ffffff', share),
      } satisfies Colours,
    }
  }
  const readable = (scheme: 'light' | 'dark') => {
    const steps = Array.from({ length: STEPS + 1 }, (_, step) => at(step))
    const found = steps.find((colours) => {
      const problems = colourProblems({ colours })
      return !problems.some(({ field }) => field.startsWith(`colours.${scheme}`))
    })
    return (found ?? at(STEPS))[scheme]
  }
  return { light: readable('light'), dark: readable('dark') }
}
