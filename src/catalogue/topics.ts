import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { closestNames } from './closest-names.ts'
import type { ContentProblem } from './content-error.ts'

/** Examples of what any practice is asked, a file a topic; questions name the topics they answer. */
export const TOPICS_FOLDER = 'examples/topics'

/**
 * Which question answers a topic, by the front matter of the questions: the label of its examples.
 *
 * @param problems Gets topics that do not exist, and those that two questions name.
 */
export async function topicsOfEntries(
  project: string,
  problems: ContentProblem[],
): Promise<Map<string, string>> {
  const known = new Set((await namesIn(join(project, TOPICS_FOLDER))).map(idOf))
  const labels = new Map<string, string>()
  for (const name of await namesIn(join(project, 'content/faq'))) {
    if (!name.endsWith('.md')) continue
    const file = `content/faq/${name}`
    for (const topic of topicsIn(await readFile(join(project, file), 'utf8'))) {
      const answered = labels.get(topic)
      if (!known.has(topic))
        problems.push({
          file,
          field: 'topics',
          got: `"${topic}"`,
          expected: `a topic of ${TOPICS_FOLDER}, perhaps ${closestNames(topic, [...known]).join(' or ')}`,
        })
      else if (answered !== undefined)
        problems.push({
          file,
          field: 'topics',
          got: `"${topic}"`,
          expected: `a topic that no other question names: content/${answered}.md does`,
        })
      else labels.set(topic, `faq/${idOf(name)}`)
    }
  }
  return labels
}

/** Front matter that cannot be read has no topics here; the collections say what is wrong with it. */
function topicsIn(markdown: string): string[] {
  const [, frontMatter = ''] = /^\uFEFF?---\r?\n(.*?)\r?\n---/su.exec(markdown) ?? []
  try {
    const { topics } = (parse(frontMatter) ?? {}) as { topics?: unknown }
    return Array.isArray(topics) ? topics.map(String) : []
  } catch {
    return []
  }
}

/** The names in a folder, in order; none where there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).sort()
}

/** The entry or topic that a file belongs to: `parking` for parking.txt and parking.ar.txt. */
export const idOf = (name: string) => name.split('.')[0] ?? ''
