import sharp from 'sharp'
import type { Look, Voice } from '../schemas/look.ts'
import { checkDrawing } from './check-drawing.ts'
import { type ContentProblem, problem } from './content-error.ts'
import { type Mistake, mistake } from './mistakes.ts'
import { readPlainFile } from './plain-files.ts'

/** Checks that the owner's pictures and voice are there, that pictures can be opened, and drawings are nothing but that. */
export async function checkPictures(
  project: string,
  { logo, hero, portrait, voice }: Look,
): Promise<ContentProblem[]> {
  const pictures = { logo, hero: hero?.file, portrait: portrait?.file }
  const problems = Object.entries(pictures).map(async ([field, picture]) => {
    if (!picture) return []
    const file = `content/${picture}`
    const { bytes, problem: notPlain } = await readPlainFile(project, file)
    if (notPlain) return notPlain
    const instead = field === 'portrait' ? 'none' : 'drawing'
    const wrong = await whatIsWrong(bytes, instead)
    if (wrong) return problem('content/look.yaml', field, picture, wrong)
    return bytes && file.endsWith('.svg') ? checkDrawing(file, bytes) : []
  })
  return [...(await Promise.all(problems)).flat(), ...(await checkVoice(project, voice))]
}

async function checkVoice(project: string, voice: Voice | undefined): Promise<ContentProblem[]> {
  if (!voice) return []
  const { bytes, problem: notPlain } = await readPlainFile(project, `content/${voice.file}`)
  if (notPlain) return [notPlain]
  if (bytes && bytes.length > 0) return []
  return [problem('content/look.yaml', 'voice', voice.file, mistake('no-recording'))]
}

/** What a picture should be and is not, undefined where it is; `instead` is the word for doing without. */
async function whatIsWrong(
  bytes: Buffer | undefined,
  instead: string,
): Promise<Mistake | undefined> {
  if (!bytes) return mistake('no-picture', { word: instead })
  try {
    // Of no bytes at all, sharp throws before there is a promise.
    await sharp(bytes).metadata()
    return undefined
  } catch {
    return mistake('broken-picture')
  }
}
