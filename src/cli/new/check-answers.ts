import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import interview from './interview.json' with { type: 'json' }
import {
  answersFrom,
  type Given,
  isApplicable,
  languageOf,
  mistakeIn,
  QUESTION_NAMES,
  type QuestionName,
} from './questions.ts'
import { writePractice } from './write-practice.ts'
import type { ContentProblem } from '../../catalogue/content-error.ts'
import { readContent } from '../../catalogue/read-content.ts'
import type { SiteLanguage } from '../../schemas/language.ts'

/**
 * Writes the content of a practice into a new folder, which the caller removes.
 *
 * @param given Sound answers.
 */
export async function writeDraft(given: Given): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'practice-new-'))
  const today = new Date().toISOString().slice(0, 10)
  await writePractice(answersFrom(given), '.', join(folder, 'content'), today)
  await symlink(resolve('examples'), join(folder, 'examples'))
  return folder
}

/** How thoroughly content is read: without the examples of questions it takes a tenth of the time. */
type Depth = NonNullable<Parameters<typeof readContent>[1]>
const QUICKLY: Depth = { examples: false }
const WHOLLY: Depth = { examples: true }

async function problemsIn(given: Given, depth: Depth): Promise<readonly ContentProblem[]> {
  const folder = await writeDraft(given)
  try {
    return (await readContent(folder, depth)).problems
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * What the content check would refuse in content of these answers, with stand-ins for those that are not there yet, or
 * undefined. What it refuses in the stand-ins alone stands in the present content, and is no fault of an answer.
 */
export async function mistakeTogether(given: Given, depth = QUICKLY) {
  const standIns = standInsIn(languageOf(given) ?? 'he')
  const found = await problemsIn({ ...standIns, ...given }, depth)
  if (found.length === 0) return undefined
  const placeOf = ({ file, field, code }: ContentProblem) => `${file} ${field} ${code}`
  const known = (await problemsIn(standIns, depth)).map(placeOf)
  return found.find((problem) => !known.includes(placeOf(problem)))
}

/** The answers for which the content of all together would be refused, each with the first mistake that it makes. */
export async function mistakesTogether(given: Given): Promise<[QuestionName, ContentProblem][]> {
  if (Object.keys(given).length === 0) return []
  for (const depth of [QUICKLY, WHOLLY])
    if (await mistakeTogether(given, depth)) return mistakesOfEach(given, depth)
  return []
}

/** Adds one answer after the other: one is wrong if those before it were sound without it. */
async function mistakesOfEach(given: Given, depth: Depth) {
  const wrong: [QuestionName, ContentProblem][] = []
  let sound: Given = {}
  for (const name of QUESTION_NAMES) {
    if (given[name] === undefined || !isApplicable(name, given)) continue
    const more = { ...sound, [name]: given[name] }
    const mistake = await mistakeTogether(more, depth)
    if (mistake) wrong.push([name, mistake])
    else sound = more
  }
  return wrong
}

/** The examples of the interview, for whatever has to be answered. */
function standInsIn(language: SiteLanguage): Given {
  const { questions } = interview[language]
  const needed = QUESTION_NAMES.filter((name) => mistakeIn(name, ''))
  const examples = needed.map((name) => [name, questions[name][1]] as const)
  // The example of this one names all its answers.
  return { ...Object.fromEntries(examples), gender: 'several', language }
}
