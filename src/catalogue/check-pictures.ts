import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Look } from '../schemas/look.ts'
import { type ContentProblem, problem } from './content-error.ts'

/** Checks that the owner's pictures are there, and can be opened. */
export async function checkPictures(
  project: string,
  { logo, hero, portrait }: Look,
): Promise<ContentProblem[]> {
  const pictures = { logo, hero: hero?.file, portrait: portrait?.file }
  const problems = Object.entries(pictures).map(async ([field, picture]) => {
    if (!picture) return []
    const instead = field === 'portrait' ? 'none' : 'drawing'
    const expected = await whatIsWrong(join(project, 'content', picture), instead)
    return expected ? problem('content/look.yaml', field, picture, expected) : []
  })
  return (await Promise.all(problems)).flat()
}

/** What a picture should be and is not, undefined where it is; `instead` is the word for doing without. */
async function whatIsWrong(path: string, instead: string): Promise<string | undefined> {
  const bytes = await readFile(path).catch(() => undefined)
  if (!bytes) return `a picture that is there, or the word ${instead}`
  try {
    // Of no bytes at all, sharp throws before there is a promise.
    await sharp(bytes).metadata()
    return undefined
  } catch {
    return 'a picture that can be opened'
  }
}
