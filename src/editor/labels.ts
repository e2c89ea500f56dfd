import topics from '../../examples/topics.json' with { type: 'json' }
import labels from './labels.json' with { type: 'json' }

/** How a form names a field, and what it says below it. */
export interface Label {
  label: string
  hint?: string
}

type LabelText = string | [label: string, hint: string]

const LABELS = labels.fields as unknown as Record<string, LabelText | undefined>
const LONG = new Set(labels.long)

/**
 * How the form names the field at a path, such as practice.contact.phone, or a value to choose. A path without
 * a label of its own takes that of its last name, and one that has none is named as in the file: a test asks
 * for its label.
 */
export function labelOf(path: string): Label {
  // The words around a page are the same in every language.
  const own = path.replace(/^site\.languages\.[a-z]{2}\./, 'site.english.')
  const entry = LABELS[own] ?? LABELS[anywhere(own)] ?? own.slice(own.lastIndexOf('.') + 1)
  const [label, hint] = typeof entry === 'string' ? [entry] : entry
  return { label, hint }
}

/** How forms name a field of a file, with what it is in: offers.session.price as people would say it. */
export function pathLabel(collection: string, path: string): string {
  const parts = path.split('.')
  const labels = parts.map(
    (_part, i) => labelOf([collection, ...parts.slice(0, i + 1)].join('.')).label,
  )
  return [...new Set(labels)].join(' › ')
}

/** What practices of all kinds are asked, as choices; examples/asked/ has the questions. */
export const TOPICS = Object.entries(topics).map(([value, label]) => ({ label, value }))

/** Whether a field takes several lines. */
export function isLong(path: string): boolean {
  return LONG.has(path) || LONG.has(anywhere(path))
}

/** The last name of a path, wherever it is. */
function anywhere(path: string): string {
  return `*.${path.slice(path.lastIndexOf('.') + 1)}`
}
