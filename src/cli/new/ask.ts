/** The interview of `npm run new`, in a terminal. */
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { printable } from '../../catalogue/content-error.ts'
import { inWords, type Mistake } from '../../catalogue/mistakes.ts'
import type { FieldProblem } from '../../catalogue/validate.ts'
import { SCHEMA_TYPES } from '../../schemas/practice.ts'
import { mistakesTogether, mistakeTogether } from './check-answers.ts'
import interview from './interview.json' with { type: 'json' }
import {
  type Given,
  isApplicable,
  languageOf,
  mistakeIn,
  mistakesIn,
  QUESTION_NAMES,
  type QuestionName,
  wordsOf,
} from './questions.ts'

/** An answer that goes back to the question before. */
const BACK = '<'

/** Asks for what was not given, and again for those answers alone that are wrong together with the others. */
export async function askUntilSound(known: Given): Promise<Given> {
  const given = without(known, mistakesIn(known))
  const wrong = await mistakesTogether(given)
  const kept = without(given, wrong)
  const isComplete = QUESTION_NAMES.every(
    (name) => kept[name] !== undefined || !isApplicable(name, kept),
  )
  return isComplete ? kept : askUntilSound(await ask(kept, new Map(wrong)))
}

/** The answers that may be kept. */
function without(given: Given, wrong: readonly (readonly [QuestionName, Mistake])[]): Given {
  const names = wrong.map(([name]) => name)
  return Object.fromEntries(
    Object.entries(given).filter(([name]) => !names.includes(name as QuestionName)),
  )
}

/**
 * Asks for the answers that are not known, each until it is right. `<` goes back to the question before.
 *
 * @param wrong What was wrong with the answers that were given before.
 */
async function ask(known: Given, wrong: ReadonlyMap<QuestionName, Mistake>): Promise<Given> {
  const lines = createInterface({ input: stdin, output: stdout, prompt: '> ' })
  // The iterator buffers lines that are pasted at once; `question` would lose them.
  const written = lines[Symbol.asyncIterator]()
  const input = { isOpen: true }
  lines.once('close', () => (input.isOpen = false))
  const answered: Partial<Record<QuestionName, string>> = { ...known }
  const isAsked = (name: QuestionName) => known[name] === undefined && isApplicable(name, answered)
  for (const { introduction, keys } of spokenTo(answered))
    console.log(`\n${introduction}\n  ${keys}`)
  const asked: number[] = []
  let at = 0
  for (let name = QUESTION_NAMES[at]; name; name = QUESTION_NAMES[at]) {
    if (!isAsked(name)) {
      at += 1
      continue
    }
    console.log(questionIn(name, answered))
    const found = wrong.get(name)
    if (found) console.log(remedy(found, answered))
    // Answers that were pasted with the end of the input are still to be taken.
    if (input.isOpen) lines.prompt()
    const { value: answer, done } = await written.next()
    if (done) return stop()
    if (answer.trim() === BACK) at = asked.pop() ?? at
    else {
      const mistake =
        mistakeIn(name, answer) ?? (await mistakeTogether({ ...answered, [name]: answer }))
      if (mistake) console.log(remedy(mistake, answered))
      else {
        answered[name] = answer
        asked.push(at)
        at += 1
      }
    }
  }
  lines.close()
  return answered
}

/** The words to speak in: all languages until the site's is known, then that one and English. */
export function spokenTo(given: Given) {
  const { he, en, ...others } = interview
  const language = languageOf(given)
  if (language === undefined) return [he, ...Object.values(others), en]
  return language === 'en' ? [en] : [interview[language], en]
}

function questionIn(name: QuestionName, given: Given): string {
  const words = spokenTo(given)
  const asked = wordsOf(name, given)
  const lines = words.map(({ questions }) => questions[asked][0])
  const [{ example, questions } = interview.en] = words
  const choices = name === 'type' ? [SCHEMA_TYPES.join(', ')] : []
  return ['', ...lines, ...choices, `  ${example}: ${questions[asked][1]}`].join('\n')
}

/** A mistake in an answer: in a part of it, where it has a path, or in a file that was made of it. */
type AnswerMistake = Mistake & Partial<Pick<FieldProblem, 'got' | 'path'>> & { file?: string }

/** What is expected, below what the site would say or the part that is wrong, where that is not the bare answer. */
export function remedy(mistake: AnswerMistake, given: Given) {
  const said = inWords(mistake)
  const language = languageOf(given) ?? 'he'
  const expected = [...new Set([language, 'en'] as const)].map(
    (each) => `${interview[each].expected}: ${said[each]}`,
  )
  const { got, file, path = [] } = mistake
  const isBare = file === undefined && path.length === 0
  return [...(got && !isBare ? [printable(got)] : []), ...expected].join('\n')
}

/** For Ctrl+C or Ctrl+D. */
function stop(): never {
  return fail('\nלא נכתב דבר. Nothing was written.')
}

/** Ends the process with a message, in several languages. */
export function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
