import { z } from 'zod'
import { distinct, placeInFile, slug, text } from './primitives.ts'

/** An item of `content/promises.yaml`: what texts promise, and only the owner can know to be true. */
export const PracticePromise = z.strictObject({
  id: slug.describe('Name of the promise'),
  text: text.describe('What is promised'),
  where: distinct(text).min(1).describe('Files of content/ whose text says so'),
  confirmed: z.boolean().describe('Whether the owner has read those texts and made them true'),
  order: placeInFile,
})
export type PracticePromise = z.output<typeof PracticePromise>
