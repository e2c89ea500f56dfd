import { mkdtempSync, rmSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildCatalogue } from '../../../catalogue/build.ts'
import { ContentError } from '../../../catalogue/content-error.ts'
import { readExamples } from '../../../catalogue/examples.ts'
import { readContent } from '../../../catalogue/read-content.ts'
import { readConfig } from '../../../config.ts'
import { content } from '../../../instance.ts'
import { createService } from '../../../service.ts'
import { answersFrom, type QuestionName } from '../questions.ts'
import { writePractice } from '../write-practice.ts'

/** The answers of a tutor who answers only what is required. */
export const ANSWERS = {
  name: 'מתמטיקה בנחת',
  nameEnglish: 'Calm Mathematics',
  profession: 'מורה פרטי',
  professionEnglish: 'private tutor',
  treatment: 'שיעורים פרטיים',
  treatmentEnglish: 'private lessons',
  gender: 'male',
  city: 'באר שבע',
  cityEnglish: 'Beersheba',
  services: 'בגרות במתמטיקה = matriculation',
  channels: '@calm_mathematics',
}

/**
 * The service of a practice that `npm run new` wrote, with the models of the present practice.
 *
 * @param given Answers other than `ANSWERS`.
 * @throws {ContentError} For mistakes in what was written.
 */
export function newPractice(given: Given) {
  return inFolderOf(given, async (folder) => {
    const { content: raw, problems } = await readContent(folder)
    if (!raw || problems.length > 0) throw new ContentError(problems)
    const catalogue = buildCatalogue(raw, 'https://practice.example')
    const { models } = await content()
    const log = { error: () => undefined, warn: () => undefined }
    return createService(readConfig({}), { catalogue, models }, log)
  })
}

/** The examples that such a practice learns from. */
export function examplesOfNew(given: Given) {
  return inFolderOf(given, readExamples)
}

type Given = Partial<Record<QuestionName, string>>

/** Writes a practice into a folder, which is removed once it has been used. */
async function inFolderOf<T>(given: Given, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'practice-new-'))
  try {
    const answers = answersFrom({ ...ANSWERS, ...given })
    await writePractice(answers, '.', join(folder, 'content'), '2026-11-24')
    await symlink(resolve('examples'), join(folder, 'examples'))
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
