import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { perhaps } from './closest-names.ts'
import { type ContentProblem, problem, quote } from './content-error.ts'
import { readContentFile } from './content-file.ts'

/** Examples of what any practice is asked, a file a topic; questions name the topics they answer. */
export const TOPICS_FOLDER = 'examples/topics'

/**
 * Which question answers a topic, by the front matter of the questions: the label of its examples.
 *
 * @returns As problems topics that do not exist, and those that two questions name.
 */
export async function topicsOfEntries(project: string) {
  const known = new Set((await namesIn(join(project, TOPICS_FOLDER), '.txt')).map(idOf))
  const labels = new Map<string, string>()
  const problems: ContentProblem[] = []
  for (const name of await namesIn(join(project, 'content/faq'), '.md')) {
    const file = `content/faq/${name}`
    // What cannot be read has no topics here; the collections say what is wrong with it.
    const { data } = readContentFile(file, await readFile(join(project, file)))
    const { topics } = (data ?? {}) as { topics?: unknown }
    for (const topic of Array.isArray(topics) ? topics.map(String) : []) {
      const answered = labels.get(topic)
      const wrong = (expected: string) =>
        problems.push(problem(file, 'topics', quote(topic), expected))
      if (!known.has(topic)) wrong(`a topic of ${TOPICS_FOLDER}, ${perhaps(topic, known)}`)
      else if (answered) wrong(`a topic that no other question names: content/${answered}.md does`)
      else labels.set(topic, `faq/${idOf(name)}`)
    }
  }
  return { labels, problems }
}

/** The names in a folder that end so, in order, without those that systems hide; none where there is no such folder. */
export async function namesIn(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith(ending) && !name.startsWith('.')).sort()
}

/** The entry or topic that a file belongs to: `parking` for parking.txt and parking.ar.txt. */
export const idOf = (name: string) => name.split('.')[0] ?? ''
