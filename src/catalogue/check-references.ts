import { exampleKey } from '../schemas/example.ts'
import { likelyNames } from './closest-names.ts'
import { type ContentProblem, problem, quote } from './content-error.ts'
import { type Mistake, mistake } from './mistakes.ts'
import type { RawContent } from './raw.ts'

interface Named {
  id: string
}

/** Names of what another file holds, or another place of the same one, and that nothing is there twice. */
export function checkReferences(content: RawContent): ContentProblem[] {
  return [...references(content), ...duplicates(content), ...promises(content)]
}

function references(content: RawContent) {
  const { practice, site, services, faq, pages, helplines } = content
  const unknown = (file: string, field: string, names: string[], known: Named[]) => {
    const ids = known.map(({ id }) => id)
    return names.flatMap((name, i) =>
      ids.includes(name) ? [] : problem(file, `${field}.${i}`, quote(name), unknownName(name, ids)),
    )
  }
  return [
    ...services.flatMap(({ file, data }) => [
      ...unknown(file, 'faq', data.faq, faq),
      ...notOneOf(file, 'offer', data.offer, practice.offers),
    ]),
    ...pages.flatMap(({ file, data }) =>
      data.situations.flatMap(({ lines }, i) =>
        unknown(file, `situations.${i}.lines`, lines, helplines),
      ),
    ),
    ...faq.flatMap(({ id, file, data }) => [
      ...unknown(file, 'services', data.services, services),
      // An entry may not name itself, so that it is not proposed either.
      ...unknown(
        file,
        'related',
        data.related.filter((name) => name !== id),
        faq.filter((other) => other.id !== id),
      ),
      ...(data.related.includes(id)
        ? [problem(file, 'related', quote(id), mistake('itself'))]
        : []),
      ...notOneOf(file, 'category', data.category, site.categories),
    ]),
  ]
}

/** What to write instead of the name of something that is not there. */
export function unknownName(name: string, known: readonly string[]): Mistake {
  const near = likelyNames(name, known)
  return near.length > 0 ? mistake('misspelt-name', { near }) : mistake('unknown-name')
}

function notOneOf(file: string, field: string, name: string, known: Named[]): ContentProblem[] {
  const ids = known.map(({ id }) => id)
  return ids.includes(name)
    ? []
    : [problem(file, field, quote(name), mistake('one-of', { values: ids.join(', ') }))]
}

function duplicates({ practice, site, faq, pages, helplines, promises: all }: RawContent) {
  const lists: [file: string, path: string, list: Named[]][] = [
    ['content/helplines.yaml', '', helplines],
    ['content/promises.yaml', '', all],
    ['content/practice.yaml', 'offers.', practice.offers],
    ['content/site.yaml', 'categories.', site.categories],
  ]
  for (const { file, data } of pages) lists.push([file, 'situations.', data.situations])
  return [
    ...repeated(faq, ({ data }) => exampleKey(data.question)).map(({ item, first }) => {
      const what = mistake('same-question', { file: first.file })
      return problem(item.file, 'question', quote(item.data.question), what)
    }),
    ...lists.flatMap(([file, path, list]) =>
      repeated(list, ({ id }) => id).map(({ item, at }) =>
        problem(file, `${path}${at}.id`, quote(item.id), mistake('same-id')),
      ),
    ),
  ]
}

/** Items whose key an earlier one has, each with that one. */
function repeated<Item>(items: Item[], keyOf: (item: Item) => string) {
  const keys = items.map(keyOf)
  return items.flatMap((item, at) => {
    const first = items[keys.indexOf(keyOf(item))] ?? item
    return first === item ? [] : { item, at, first }
  })
}

/** Whoever is to confirm a promise must find it. */
function promises(content: RawContent) {
  const { promises: all, services, faq, pages } = content
  const documents = [...services, ...faq, ...pages]
  const files = [
    'practice.yaml',
    'site.yaml',
    ...documents.map(({ file }) => file.replace('content/', '')),
  ]
  return all.flatMap(({ id, where }) =>
    where
      .filter((file) => !files.includes(file))
      .map((file) =>
        problem('content/promises.yaml', `${id}.where`, quote(file), unknownName(file, files)),
      ),
  )
}
