import type { z } from 'zod'
import type { FieldMistake } from '../../schemas/field-mistakes.ts'

/** Splits a line at Latin and Arabic semicolons, or other separators. */
export const partsOf = (line: string, separators = /[;؛]/u) =>
  line
    .split(separators)
    .map((part) => part.trim())
    .filter(Boolean)

/** A check of the parts of an answer. Where there are several, the mistake is that of the wrong one alone. */
export function eachSound(isSound: (part: string) => boolean, message: FieldMistake) {
  return (parts: readonly string[], context: z.RefinementCtx) => {
    const at = parts.findIndex((part) => !isSound(part))
    if (at < 0) return
    const place = parts.length > 1 ? { path: [at], input: parts[at] } : {}
    context.addIssue({ code: 'custom', message, ...place })
  }
}
