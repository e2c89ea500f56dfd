import type { Catalogue, CataloguePage } from '../catalogue/build.ts'
import { doorPath, PAGES, PATHS } from '../catalogue/urls.ts'
import { exampleKey } from '../schemas/example.ts'
import { stemOf, wordsOf } from '../search/model/words.ts'
import type { Match } from '../core/answer.ts'

/** A page of the site as a result of its search. */
type FoundPage = Pick<CataloguePage['data'], 'title' | 'description' | 'lang'> & {
  id: string
  path: string
}

/** A result of the site's search, which also finds pages. */
export type SiteMatch = Match | { readonly kind: 'pages'; readonly item: FoundPage }

/** Makes the function that finds entries and pages by name. It takes the `exampleKey` of a question. */
export function createNamedResults(catalogue: Catalogue) {
  const { faq, services, doors, site, pages, practice } = catalogue
  const found = [
    ...PAGES.filter((id) => id !== 'not-found').flatMap((id) => {
      const { data } = pages[id] ?? {}
      return data ? { ...data, id, path: PATHS[id], menu: site.nav[id] } : []
    }),
    ...doors.map(({ id, data }) => ({
      ...data,
      id: `door-${id}`,
      path: doorPath(id),
      menu: data.sentence,
      lang: practice.language,
    })),
  ]
  const entries = found.map(({ menu = '', title, description, lang, id, path }) => {
    const names = [title, menu]
    const match: SiteMatch = { kind: 'pages', item: { id, path, title, description, lang } }
    return { match, names, stems: new Set(names.flatMap(wordsOf).map(stemOf)) }
  })
  const named = [
    ...services.map((item) => ({
      names: [item.resource.name],
      match: { kind: 'services', item, score: 100 } as const,
    })),
    ...faq.map((item) => ({
      names: [item.resource.question],
      match: { kind: 'faq', item, score: 100 } as const,
    })),
    ...entries,
  ]
  const byName = Map.groupBy(
    named.flatMap(({ names, match }) => names.map((name) => ({ key: exampleKey(name), match }))),
    ({ key }) => key,
  )
  return (key: string) => {
    const stems = wordsOf(key).map(stemOf)
    return {
      /** Questions, services and pages with exactly this name. */
      exact: (byName.get(key) ?? []).map(({ match }) => match),
      /** Pages whose names have every word of the question. */
      pages: entries
        .filter((entry) => stems.length > 0 && stems.every((stem) => entry.stems.has(stem)))
        .map(({ match }) => match),
    }
  }
}
