import type { Catalogue } from './build.ts'
import { fileOf } from './raw.ts'

/** After this many days a fact about the outside world should be checked again. */
const RECHECK_DAYS = 180

/** Helplines and sources that were not checked for half a year. */
export function staleFacts(
  { helplines, faq, pages }: Catalogue,
  today: Date,
): { file: string; name: string; checked: string }[] {
  const oldest = new Date(today.valueOf() - RECHECK_DAYS * 86_400_000).toISOString().slice(0, 10)
  const facts = [
    ...helplines.map(({ id, checked }) => ({ file: 'content/helplines.yaml', name: id, checked })),
    ...faq.flatMap(({ id, data }) =>
      data.sources.map(({ name, checked }) => ({ file: fileOf('faq', id), name, checked })),
    ),
    ...Object.values(pages).flatMap(({ id, data }) =>
      data.sources.map(({ name, checked }) => ({ file: fileOf('pages', id), name, checked })),
    ),
  ]
  return facts.filter(({ checked }) => checked < oldest)
}
