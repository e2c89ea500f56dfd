import type { z } from 'zod'
import { describeAnswering, languageNames } from '../../catalogue/facts.ts'
import { helplineUrl } from '../../catalogue/helplines.ts'
import type { Helpline } from '../../schemas/helpline.ts'
import type { source } from '../../schemas/primitives.ts'
import type { SiteText } from '../../schemas/site.ts'
import { link, list, term } from '../../core/markdown.ts'

/** The sources of a page, each with the day it was last checked; nothing when there are none. */
export function sourceList(
  sources: readonly z.output<typeof source>[],
  { labels }: SiteText,
): string {
  return list(
    sources.map(({ name, url, checked }) => `${link(name, url)} (${labels.checked}: ${checked})`),
  )
}

/** Whom to call, by name and number alone. */
export function helplineLinks(helplines: readonly Helpline[]): string {
  return list(helplines.map(contact))
}

/** The helplines: whom to call, whom it is for, when somebody answers. */
export function helplineList(helplines: readonly Helpline[], site: SiteText): string {
  const { labels } = site
  return list(
    helplines.map((line) => {
      const { audience, languages, channels, note, source, checked } = line
      const hours = describeAnswering(line, site)
      return [
        `${contact(line)}.`,
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

function contact(line: Helpline): string {
  const target = helplineUrl(line)
  return term(line.name, line.phone ? link(line.phone, target) : `<${target}>`)
}
