import type { z } from 'zod'
import type { Catalogue } from '../../catalogue/build.ts'
import { factText } from '../../catalogue/facts.ts'
import { helplineUrl } from '../../catalogue/helplines.ts'
import { describeAnswering } from '../../catalogue/hours.ts'
import type { Helpline } from '../../schemas/helpline.ts'
import { languageNames } from '../../schemas/language.ts'
import type { Offer } from '../../schemas/practice.ts'
import type { source } from '../../schemas/primitives.ts'
import type { SiteText } from '../../schemas/site.ts'
import { link, list, term } from '../../core/markdown.ts'

/** An offer as an item of a list: its price, length and places. */
export function offerTerm({ facts }: Pick<Catalogue, 'facts'>, { id, name }: Offer): string {
  const fact = (of: string) => factText(facts, `offers.${id}.${of}`)
  return term(name, `${fact('price')}, ${fact('beside')}`)
}

/** The sources of a page, each with the day it was last checked; nothing when there are none. */
export function sourceList(
  sources: readonly z.output<typeof source>[],
  { labels }: SiteText,
): string {
  return list(
    sources.map(({ name, url, checked }) => `${link(name, url)} (${labels.checked}: ${checked})`),
  )
}

/** The helplines by name and number alone. */
export function helplineLinks(helplines: readonly Helpline[]): string {
  return list(helplines.map(contact))
}

/** The helplines in full: number, audience, hours, languages, source. */
export function helplineList({ helplines, practice, site }: Catalogue): string {
  const { labels } = site
  const { language } = practice
  return list(
    helplines.map((line) => {
      const { audience, languages, channels, note, source, checked } = line
      const hours = describeAnswering(line, language)
      return [
        `${contact(line)}.`,
        audience,
        hours && `${labels.atTime}: ${hours}.`,
        `${labels.spokenLanguages}: ${languageNames(languages, language)}.`,
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
