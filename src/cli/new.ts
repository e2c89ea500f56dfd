/**
 * npm run new: asks about a practice and writes its content.
 *   npm run new                            asks, and writes content/ anew
 *   npm run new -- --to DIR                writes into a folder that is not there yet
 *   npm run new -- --answers FILE.yaml     takes answers from a file; --city=… gives one
 */
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { cp, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { stdin } from 'node:process'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { ContentError } from '../catalogue/content-error.ts'
import { readContentFile } from '../catalogue/content-file.ts'
import { readContent } from '../catalogue/read-content.ts'
import { askUntilSound, fail, remedy, spokenTo } from './new/ask.ts'
import { mistakesTogether, writeDraft } from './new/check-answers.ts'
import interview from './new/interview.json' with { type: 'json' }
import {
  answersFrom,
  type Given,
  mistakesIn,
  QUESTION_NAMES,
  type QuestionName,
  QUESTIONS,
} from './new/questions.ts'
import { isRecord } from '../schemas/values.ts'

const options = readOptions()
const target = resolve(options.to ?? 'content')
if (options.to === undefined) refuseToLoseContent()
else if (existsSync(target))
  fail(
    `התיקייה כבר קיימת. כותבים שם של תיקייה חדשה:\nThis folder is there already; name a new one:\n  ${target}`,
  )
const given = { ...(await fromFile(options.answers)), ...(options as Given) }
const allAnswers = stdin.isTTY ? await askUntilSound(given) : await complete(given)
const answers = answersFrom(allAnswers)

const draft = await writeDraft(allAnswers)
process.once('exit', () => rmSync(draft, { recursive: true }))
try {
  const { problems, language } = await readContent(draft)
  if (problems.length > 0) throw new ContentError(problems, language)
  if (options.to === undefined) await rm(target, { recursive: true })
  await cp(join(draft, 'content'), target, { recursive: true, errorOnExist: true, force: false })
} catch (error) {
  fail((error as Error).message)
}
console.log(`
${ending('written')}
  ${target}
${
  options.to === undefined
    ? saved(answers.name)
    : `האתר קורא את content. מעבירים את הישן למקום אחר, ושמים את החדש במקומו:
The site reads content/. Move the former one away, and this one into its place:
  mv content ../former-content
  mv "${target}" content
`
}
${ending('next')}`)

/** Words at the end, in the language of the site and in English. */
function ending(name: 'written' | 'saved' | 'next'): string {
  return spokenTo({ language: answers.language })
    .map((words) => words[name])
    .join('\n')
}

/**
 * Commits the new content, so that undoing later changes does not bring the former content back.
 *
 * @returns What was done, in words.
 */
function saved(name: string): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).status === 0
  const message = `content: begin ${name}`
  const isSaved =
    git('add', '--all', '--', 'content') &&
    git('commit', '--quiet', '--message', message, '--', 'content')
  return isSaved
    ? `${ending('saved')}
`
    : `כדאי לשמור אותו עכשיו ב־Git, כדי ששום ביטול לא יחזיר את הישן:
Commit it now, so that nothing that is taken back brings the former one with it:
  git add --all content && git commit --message "${message}"
`
}

/** Ends the process if content/ has changes that Git does not have, which could not be restored. */
function refuseToLoseContent(): void {
  const { status, stdout: changed } = spawnSync(
    'git',
    ['status', '--porcelain', '--ignored', '--untracked-files=all', '--', 'content'],
    { encoding: 'utf8' },
  )
  if (status === 0 && changed === '') return
  fail(
    `יש ב־content/ דברים שאינם שמורים ב־Git, והם היו אובדים.
שומרים אותם קודם, או כותבים לתיקייה אחרת:
content/ holds what Git does not have, and it would be lost. Commit it first, or write elsewhere:
  npm run new -- --to ../new-practice
${changed}`,
  )
}

function readOptions() {
  const names = ['to', 'answers', ...QUESTION_NAMES]
  try {
    const { values } = parseArgs({
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    })
    return values as Partial<Record<'to' | 'answers' | QuestionName, string>>
  } catch (error) {
    return fail(
      `אין אפשרות כזאת. ${(error as Error).message}
אלה האפשרויות. These are the options:
  --${names.join(' --')}`,
    )
  }
}

async function fromFile(file: string | undefined): Promise<Given> {
  if (file === undefined) return {}
  const bytes = await readFile(file).catch(() =>
    fail(`אין קובץ כזה. There is no such file:\n  ${file}`),
  )
  const { problems } = readContentFile(file, bytes)
  if (problems.length > 0) fail(new ContentError(problems).message)
  // All values as text, so that a phone number keeps its leading zero.
  const all: unknown = parse(bytes.toString(), { schema: 'failsafe' })
  if (!isRecord(all)) return {}
  const unknown = Object.keys(all).filter((name) => !Object.hasOwn(QUESTIONS, name))
  if (unknown.length > 0)
    fail(
      `בקובץ התשובות כותבים רק את השמות האלה:\nThe file of answers may hold these names alone:
  ${QUESTION_NAMES.join(', ')}
לא אלה. Not these:\n  ${unknown.join(', ')}`,
    )
  return Object.fromEntries(Object.entries(all).map(([name, answer]) => [name, String(answer)]))
}

/** Ends the process if answers are missing or wrong, since without a terminal nobody can be asked. */
async function complete(known: Given): Promise<Given> {
  const mistakes = mistakesIn(known)
  const all = mistakes.length > 0 ? mistakes : await mistakesTogether(known)
  const wrong = all.map(([name, mistake]) => {
    const said = remedy(mistake, known).replaceAll('\n', '\n    ')
    return `  --${name}: ${said} (${interview.en.questions[name][1]})`
  })
  if (wrong.length > 0)
    fail(`תשובות חסרות או שגויות. Answers are missing or wrong:\n${wrong.join('\n')}`)
  return known
}
