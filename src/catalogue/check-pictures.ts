import sharp from 'sharp'
import type { Voice } from '../schemas/look.ts'
import { checkDrawing } from './check-drawing.ts'
import { type ContentProblem, problem } from './content-error.ts'
import { type Mistake, mistake } from './mistakes.ts'
import { readPlainFile } from './plain-files.ts'
import type { RawContent } from './raw.ts'

const LOOK = 'content/look.yaml'

/** As many as sharp opens, where it is not told otherwise. */
const MAX_PIXELS = 0x3fff ** 2

/** Checks that the owner's pictures and recording exist, that pictures can be opened, and that drawings are safe. */
export async function checkPictures(
  project: string,
  { look, practice }: Pick<RawContent, 'look' | 'practice'>,
): Promise<ContentProblem[]> {
  const { logo, hero, portrait, voice } = look
  const drawing = mistake('no-picture', { word: 'drawing' })
  const pictures = [
    { from: LOOK, field: 'logo', picture: logo, missing: drawing },
    { from: LOOK, field: 'hero', picture: hero?.file, missing: drawing },
    {
      from: LOOK,
      field: 'portrait',
      picture: portrait?.file,
      missing: mistake('no-picture', { word: 'none' }),
    },
    ...(practice.people ?? []).map((person, i) => ({
      from: 'content/practice.yaml',
      field: `people.${i}.portrait`,
      picture: person.portrait?.file,
      missing: mistake('no-portrait'),
    })),
  ]
  const problems = pictures.map(async ({ from, field, picture, missing }) => {
    if (!picture) return []
    const file = `content/${picture}`
    const { bytes, problem: notPlain } = await readPlainFile(project, file)
    if (notPlain) return notPlain
    const wrong = await whatIsWrong(bytes, missing)
    if (wrong) return problem(from, field, picture, wrong)
    return bytes && file.endsWith('.svg') ? checkDrawing(file, bytes) : []
  })
  return [...(await Promise.all(problems)).flat(), ...(await checkVoice(project, voice))]
}

async function checkVoice(project: string, voice: Voice | undefined): Promise<ContentProblem[]> {
  if (!voice) return []
  const { bytes, problem: notPlain } = await readPlainFile(project, `content/${voice.file}`)
  if (notPlain) return [notPlain]
  if (bytes && bytes.length > 0) return []
  return [problem(LOOK, 'voice', voice.file, mistake('no-recording'))]
}

async function whatIsWrong(
  bytes: Buffer | undefined,
  missing: Mistake,
): Promise<Mistake | undefined> {
  if (!bytes) return missing
  try {
    // Inside the try, since sharp throws at once for an empty file.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const most = Math.floor(MAX_PIXELS / 1e6)
    if (width * height > MAX_PIXELS) return mistake('large-picture', { most, width, height })
    // Resized, since a readable header is not enough.
    await sharp(bytes).resize(1).toBuffer()
    return undefined
  } catch {
    return mistake('broken-picture')
  }
}
