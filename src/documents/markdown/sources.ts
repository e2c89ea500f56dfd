import type { z } from 'zod'
import { describeAnswering, languageNames } from '../../catalogue/facts.ts'
import { helplineUrl } from '../../catalogue/helplines.ts'
import type { Helpline } from '../../schemas/helpline.ts'
import type { source } from '../../schemas/primitives.ts'
import type { SiteText } from '../../schemas/site.ts'
import { link, list, term } from '../../core/markdown.ts'

/** Sources, each with the day it was last checked; nothing when there are none. */
export function sourceList(
  sources: readonly z.output<typeof source>[],
  { labels }: SiteText,
): string | undefined {
  const lines = sources.map(
    ({ name, url, checked }) => `${link(name, url)} (${labels.checked}: ${checked})`,
  )
  return lines.length > 0 ? `${labels.sources}:\n\n${list(lines)}` : undefined
}

/** The helplines: whom to call, whom it is for, when somebody answers. */
export function helplineList(helplines: readonly Helpline[], site: SiteText): string {
  const { labels } = site
  return list(
    helplines.map((line) => {
      const { name, phone, audience, languages, channels, note, source, checked } = line
      const hours = describeAnswering(line, site)
      const target = helplineUrl(line)
      return [
        `${term(name, phone ? link(phone, target) : `<${target}>`)}.`,
        audience,
        hours && `${labels.atTime}: ${hours}.`,
        `${labels.spokenLanguages}: ${languageNames(languages, 'he')}.`,
        ...channels.map(({ label, url }) => `${labels.writeInstead}: ${link(label, url)}.`),
        note,
        `(${link(labels.sources, source)}, ${labels.checked}: ${checked})`,
      ]
        .filter(Boolean)
        .join(' ')
    }),
  )
}
