import type { Helpline } from '../../schemas/helpline.ts'
import type { source } from '../../schemas/primitives.ts'
import type { SiteText } from '../../schemas/site.ts'
import type { z } from 'zod'
import { link, list, term } from './blocks.ts'

/** Sources, each with the day it was last checked; nothing when there are none. */
export function sourceList(
  sources: readonly z.output<typeof source>[],
  { labels }: SiteText,
): string | undefined {
  if (sources.length === 0) return undefined
  const lines = sources.map(
    ({ name, url, checked }) => `${link(name, url)} (${labels.checked}: ${checked})`,
  )
  return `${labels.sources}:\n\n${list(lines)}`
}

/** The helplines: number, audience, hours, source. */
export function helplineList(helplines: readonly Helpline[], { labels }: SiteText): string {
  return list(
    helplines.map(({ name, phone, url, audience, hours, note, source, checked }) =>
      [
        term(name, phone ? link(phone, `tel:${phone.replaceAll('-', '')}`) : `<${url ?? ''}>`) +
          '.',
        audience,
        `${labels.atTime}: ${hours}.`,
        note,
        `(${link(labels.sources, source)}, ${labels.checked}: ${checked})`,
      ]
        .filter(Boolean)
        .join(' '),
    ),
  )
}
