import { z } from 'zod'
import { or } from '../../schemas/primitives.ts'

/** Languages that sessions in this country are often held in; of any other its code is written. */
const OFTEN = 'he ar en ru fr am es de yi ro uk ti pt it hu fa'.split(' ')

const names = new Map(
  ['he', 'en'].flatMap((reader) => {
    const nameOf = new Intl.DisplayNames(reader, { type: 'language' })
    return OFTEN.map((code) => [nameOf.of(code)?.toLowerCase(), code] as const)
  }),
)

/** The languages of sessions in a new practice, by their names in Hebrew or English or by their codes; Hebrew for nothing. */
export const languagesAnswer = z
  .string()
  .transform((line) =>
    (line.trim() || 'he')
      .split(/\s*[,;]\s*/u)
      .map((written) => written.toLowerCase())
      .map((written) => names.get(written) ?? written),
  )
  .refine((codes) => codes.every((code) => /^[a-z]{2,3}$/.test(code)), or('languages-answer'))
