import { z } from 'zod'

/** An expression of at least one letter or digit; YAML reads a bare number as one. */
const expression = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine((value) => /[\p{L}\p{N}]/u.test(value), 'expected a word or an expression')
  .describe('A word or an expression as people type it')

const bilingual = z
  .strictObject({
    he: z.array(expression).default([]).describe('Hebrew expressions'),
    en: z.array(expression).default([]).describe('English expressions'),
  })
  .describe('Expressions by language')

/** `content/search/concepts.yaml` */
export const ConceptsContent = z
  .array(
    z.strictObject({
      id: z
        .string()
        .regex(/^[a-z][a-z0-9-]*$/u, 'expected lower-case letters, digits and hyphens')
        .describe('Name of the concept, once in the file'),
      he: z.array(expression).default([]).describe('Hebrew expressions for it'),
      en: z.array(expression).default([]).describe('English expressions for it'),
      weak: z
        .array(expression)
        .optional()
        .describe('Those of its expressions that are everyday words too, and count less'),
    }),
  )
  .superRefine((concepts, context) => {
    const seen = new Set<string>()
    concepts.forEach(({ id, he, en, weak = [] }, place) => {
      if (seen.has(id)) {
        context.addIssue({ code: 'custom', path: [place, 'id'], message: `${id} is there twice` })
      }
      seen.add(id)
      const own = new Set([...he, ...en])
      weak.forEach((form, position) => {
        if (own.has(form)) return
        const message = `${JSON.stringify(form)} is not among the concept's expressions`
        context.addIssue({ code: 'custom', path: [place, 'weak', position], message })
      })
    })
  })
  .describe('Expressions that mean the same, in Hebrew and in English')

/** `content/search/stop-words.yaml` */
export const StopWordsContent = z.strictObject({
  stopWords: bilingual.describe('Words that count nothing in a question'),
  conversational: bilingual.describe('Words that people pad a question with, which count little'),
})

/** `content/search/elsewhere.yaml` */
export const ElsewhereContent = bilingual.describe(
  'Words of subjects that the practice has nothing to do with; where no entry covers one, it counts against an answer',
)

/** `content/search/distress.yaml` */
export const DistressContent = z
  .array(
    z.strictObject({
      entry: z.string().describe('Id of the FAQ entry that is shown first'),
      he: z.array(expression).describe('Hebrew expressions of acute distress or danger'),
      en: z.array(expression).describe('English expressions of acute distress or danger'),
      unless: bilingual.describe('Expressions around which the others mean nothing of the kind'),
      notWith: bilingual
        .optional()
        .describe('Expressions that, anywhere in the question, mean that it is not about now'),
    }),
  )
  .min(1)
  .describe('Rules of distress; the first that matches holds')
