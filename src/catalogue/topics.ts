import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AskedQuestion } from './asked.ts'
import { closestNames } from './closest-names.ts'
import { type ContentProblem, problem, quote } from './content-error.ts'
import { idOf, namesIn, readContentFile } from './content-file.ts'
import { type Mistake, mistake } from './mistakes.ts'
import { isRecord } from '../schemas/values.ts'

export interface Topics {
  /** The label of a topic's examples: `faq/…` or `services/…`. */
  readonly labels: ReadonlyMap<string, string>
  /** Labels of what somebody in danger needs. */
  readonly help: ReadonlySet<string>
  /** What the practice is about: its profession, what it knows about, the names of its services. */
  readonly subjects: readonly string[]
  /** Topics that do not exist, and those that two questions name. */
  readonly problems: readonly ContentProblem[]
}

/**
 * Finds the entry of each topic: the FAQ entry that names it in its front matter, otherwise the entry of its name.
 *
 * @param asked All asked questions: the topics that they name are those there are.
 */
export async function topicsOfEntries(
  project: string,
  asked: readonly AskedQuestion[],
): Promise<Topics> {
  const known = new Set(asked.flatMap(({ topics }) => topics))
  const named = new Map<string, string>()
  const own = new Map<string, string>()
  const help = new Set<string>()
  const problems: ContentProblem[] = []
  const practice = await fieldsOf(project, 'content/practice.yaml')
  const subjects = [practice['jobTitle'], practice['knowsAbout']]
  for (const name of await namesIn(join(project, 'content/services'), '.md')) {
    const label = `services/${idOf(name)}`
    own.set(label, label)
    const fields = await fieldsOf(project, `content/${label}.md`)
    subjects.push(fields['name'], fields['english'])
  }
  for (const name of await namesIn(join(project, 'content/faq'), '.md')) {
    const label = `faq/${idOf(name)}`
    const file = `content/${label}.md`
    own.set(idOf(name), label)
    const fields = await fieldsOf(project, file)
    if (fields['help'] === true) help.add(label)
    for (const topic of Array.isArray(fields['topics']) ? fields['topics'].map(String) : []) {
      const other = named.get(topic)
      const wrong = (what: Mistake) => problems.push(problem(file, 'topics', quote(topic), what))
      if (!known.has(topic))
        wrong(mistake('unknown-topic', { near: closestNames(topic, [...known]) }))
      else if (other) wrong(mistake('taken-topic', { file: `content/${other}.md` }))
      else named.set(topic, label)
    }
  }
  const labels = new Map([...own, ...named])
  return { labels, help, subjects: subjects.flat().filter(isText), problems }
}

const isText = (value: unknown) => typeof value === 'string'

/** A file's fields: none if it cannot be read, which the reading of the collections reports. */
async function fieldsOf(project: string, file: string): Promise<Record<string, unknown>> {
  const bytes = await readFile(join(project, file)).catch(() => undefined)
  const data = bytes && readContentFile(file, bytes).data
  return isRecord(data) ? data : {}
}
