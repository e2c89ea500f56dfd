import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { idOf, namesIn, readContentFile } from './content-file.ts'
import { isRecord } from '../schemas/values.ts'

export interface Topics {
  /** The label of a topic's examples: `faq/…` or `services/…`. */
  readonly labels: ReadonlyMap<string, string>
  /** Labels of what somebody in danger needs. */
  readonly help: ReadonlySet<string>
  /** What the practice is about: its profession, what it knows about, the names of its services. */
  readonly subjects: readonly string[]
  /** The topics that front matter names, each with its file; one that two questions name stands here twice. */
  readonly named: readonly { readonly topic: string; readonly file: string }[]
}

/** Finds the entry of each topic: the FAQ entry that names it in its front matter, otherwise the entry of its name. */
export async function topicsOfEntries(project: string): Promise<Topics> {
  const named: { topic: string; file: string; label: string }[] = []
  const own = new Map<string, string>()
  const help = new Set<string>()
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
    const topics = Array.isArray(fields['topics']) ? fields['topics'].map(String) : []
    named.push(...topics.map((topic) => ({ topic, file, label })))
  }
  // The first that names a topic has it.
  const byTopic = named.toReversed().map(({ topic, label }) => [topic, label] as const)
  return {
    labels: new Map([...own, ...byTopic]),
    help,
    subjects: subjects.flat().filter(isText),
    named,
  }
}

const isText = (value: unknown) => typeof value === 'string'

/** A file's fields: none if it cannot be read, which the reading of the collections reports. */
async function fieldsOf(project: string, file: string): Promise<Record<string, unknown>> {
  const bytes = await readFile(join(project, file)).catch(() => undefined)
  const data = bytes && readContentFile(file, bytes).data
  return isRecord(data) ? data : {}
}
