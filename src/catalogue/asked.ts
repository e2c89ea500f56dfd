/**
 * The questions that people asked, in `examples/asked/`: a file for each hand (author), so that an evaluation can leave
 * hands out of what is learned. Lines that begin with `= ` describe the questions below them:
 *
 * ```
 * = indirect he family-conflict relationships
 * חמותי עם מפתח לבית שלנו ונכנסת מתי שבא לה
 * ```
 *
 * that is, their kind, language, the topics that answer them, best first (none where nothing does), and `@child` where
 * they tell of a situation of the page of help.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { namesIn } from './content-file.ts'

export const ASKED_FOLDER = 'examples/asked'

export interface AskedQuestion {
  readonly text: string
  /** The name of its file, without `.txt`. */
  readonly hand: string
  /** plain, indirect, oblique, keyword, service, crisis, near or negative. */
  readonly kind: string
  readonly language: string
  /** What answers it, best first: topics of questions, and `services/…`. */
  readonly topics: readonly string[]
  /** The situation of the page of help that it tells of. */
  readonly situation?: string
}

/**
 * Reads the questions of all hands. Later calls share the first reading: nobody edits them while a practice is built.
 *
 * @param project The folder that holds examples/.
 */
export function readAsked(project: string): Promise<readonly AskedQuestion[]> {
  const known = asked.get(project)
  if (known) return known
  const reading = readHands(project)
  asked.set(project, reading)
  return reading
}

const asked = new Map<string, Promise<readonly AskedQuestion[]>>()

async function readHands(project: string): Promise<AskedQuestion[]> {
  const names = await namesIn(join(project, ASKED_FOLDER), '.txt')
  const hands = await Promise.all(
    names.map(async (name) =>
      questionsIn(
        await readFile(join(project, ASKED_FOLDER, name), 'utf8'),
        name.slice(0, -'.txt'.length),
      ),
    ),
  )
  return hands.flat()
}

/**
 * The questions of one file.
 *
 * @throws {Error} For a question above the first heading, and a malformed heading.
 */
export function questionsIn(text: string, hand: string): AskedQuestion[] {
  const questions: AskedQuestion[] = []
  let heading: ReturnType<typeof readHeading> | undefined
  for (const [at, line] of text.split('\n').entries()) {
    const place = () => `${ASKED_FOLDER}/${hand}.txt:${at + 1}`
    if (line.startsWith('= ')) heading = readHeading(line, place)
    else if (line !== '') {
      if (!heading) throw new Error(`${place()}: a question stands above the first heading.`)
      questions.push({ text: line, hand, ...heading })
    }
  }
  return questions
}

function readHeading(line: string, place: () => string) {
  const { kind, language, rest } = HEADING.exec(line)?.groups ?? {}
  if (!kind || !language) throw new Error(`${place()}: expected “= kind language topics”.`)
  const words = (rest ?? '').split(' ').filter(Boolean)
  const situation = words.find((word) => word.startsWith('@'))?.slice(1)
  const topics = words.filter((word) => !word.startsWith('@'))
  return { kind, language, topics, ...(situation && { situation }) }
}

const HEADING = /^= (?<kind>[a-z]+) (?<language>[a-z]{2})(?<rest>(?: [@\w/-]+)*)$/u
