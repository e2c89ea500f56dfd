import { exampleKey } from '../schemas/example.ts'
import { likelyNames, likeness } from './closest-names.ts'
import { type ContentProblem, problem, quote } from './content-error.ts'
import { type Mistake, mistake } from './mistakes.ts'
import type { RawContent } from './raw.ts'
import { faqPath, servicePath } from './urls.ts'

interface Named {
  id: string
}

/** Checks that ids named elsewhere exist, and that no id or question is there twice. */
export function checkReferences(content: RawContent): ContentProblem[] {
  return [...references(content), ...duplicates(content), ...promises(content)]
}

function references(content: RawContent) {
  const { practice, site, services, doors, faq, pages, helplines } = content
  const unnamed = unnamedEntries(content)
  const unknown = (file: string, field: string, names: string[], known: Named[], list?: string) => {
    const ids = known.map(({ id }) => id)
    return names.flatMap((name, i) =>
      ids.includes(name)
        ? []
        : problem(
            file,
            `${field}.${i}`,
            quote(name),
            list ? unknownEntry(list, name, ids) : unknownName(name, ids, unnamed),
          ),
    )
  }
  const { people = [], waitingList } = practice
  return [
    ...unknown(
      'content/practice.yaml',
      'waitingList.people',
      waitingList?.people ?? [],
      people,
      'people',
    ),
    ...doors.flatMap(({ file, data: { service } }) =>
      service === undefined ? [] : notOneOf(file, 'service', service, services),
    ),
    ...services.flatMap(({ file, data }) => [
      ...unknown(file, 'faq', data.faq, faq),
      ...notOneOf(file, 'offer', data.offer, practice.offers).map((each) => {
        return { ...each, about: `offers.${data.offer}` }
      }),
      ...unknown(file, 'moreOffers', data.moreOffers, practice.offers, 'offers'),
    ]),
    ...pages.flatMap(({ file, data }) =>
      data.situations.flatMap(({ lines, door, faq: fitting }, i) => [
        ...unknown(file, `situations.${i}.lines`, lines, helplines, 'helplines'),
        ...unknown(file, `situations.${i}.door`, door, helplines, 'helplines'),
        ...unknown(file, `situations.${i}.faq`, fitting, faq),
      ]),
    ),
    ...pages.flatMap(({ file, data }) =>
      data.answers.flatMap(({ answers }, i) => unknown(file, `answers.${i}.answers`, answers, faq)),
    ),
    ...faq.flatMap(({ id, file, data }) => [
      ...unknown(file, 'services', data.services, services),
      // An entry may not name itself, so its own id is never proposed.
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

/** Entries that no other names, by id, file and path: a name of nothing may mean one that was renamed. */
export function unnamedEntries({ services, faq }: RawContent): ReadonlySet<string> {
  const named = new Set([
    ...services.flatMap(({ data }) => data.faq),
    ...faq.flatMap(({ data }) => [...data.related, ...data.services]),
  ])
  const isUnnamed = ({ id }: Named) => !named.has(id)
  return new Set([
    ...faq.filter(isUnnamed).flatMap(({ id }) => [id, `faq/${id}.md`, faqPath(id)]),
    ...services.filter(isUnnamed).flatMap(({ id }) => [id, `services/${id}.md`, servicePath(id)]),
  ])
}

/** How alike a mistyped name and a renamed entry must at least be to what was written. */
const MIN_TYPO_LIKENESS = 0.8
const MIN_RENAMED_LIKENESS = 0.3

/**
 * What to write instead of a name that does not exist.
 *
 * @param unnamed Those of the known names that nothing refers to.
 */
export function unknownName(
  name: string,
  known: readonly string[],
  unnamed: ReadonlySet<string> = new Set(),
): Mistake {
  const near = likelyNames(name, known)
  const like = (other: string) => likeness(ownName(name), ownName(other))
  const [renamed] = known
    .filter((other) => unnamed.has(other) && like(other) > MIN_RENAMED_LIKENESS)
    .sort((a, b) => like(b) - like(a))
  if (renamed !== undefined && !near.some((other) => like(other) > MIN_TYPO_LIKENESS))
    return mistake('renamed', { name: renamed })
  return near.length > 0 ? mistake('misspelt-name', { near }) : mistake('unknown-name')
}

/** What to write instead of an id that no entry of a list has, told once for all places that name it. */
function unknownEntry(
  list: string,
  id: string,
  ids: readonly string[],
  token = (id: string) => id,
) {
  const about = `${list}.${id}`
  const near = likelyNames(id, ids)
  if (near.length > 0) return { ...mistake('misspelt-name', { near: near.map(token) }), about }
  if (ids.length === 0) return { ...mistake('unknown-name'), about }
  return { ...mistake('unknown-entry', { values: ids.join(', ') }), about }
}

/** The id in the name of a fact on an entry of a list, in any language. */
const ON_ENTRY = /(?<=^(?:\w+\.)?(offers|people|helplines)\.)[\w-]+(?=\.)/

/** What to write instead of the name of a fact that does not exist. */
export function unknownFact(name: string, known: readonly string[]): Mistake & { about?: string } {
  const [id, list] = ON_ENTRY.exec(name) ?? []
  if (id === undefined || list === undefined) return unknownName(name, known)
  const ids = known.flatMap((other) => {
    const [own, ofList] = ON_ENTRY.exec(other) ?? []
    return own !== undefined && ofList === list ? own : []
  })
  return ids.includes(id)
    ? unknownName(name, known)
    : unknownEntry(list, id, [...new Set(ids)], (near) => name.replace(ON_ENTRY, near))
}

/** @example ownName('faq/parking.md') // 'parking', as of '/faq#parking' */
const ownName = (name: string) => name.replace(/^.*[/#]|\.md$/gu, '')

function notOneOf(file: string, field: string, name: string, known: Named[]): ContentProblem[] {
  const ids = known.map(({ id }) => id)
  if (ids.includes(name)) return []
  const what =
    ids.length > 0 ? mistake('one-of', { values: ids.join(', ') }) : mistake('unknown-name')
  return [problem(file, field, quote(name), what)]
}

function duplicates({ practice, site, faq, pages, helplines, promises: all }: RawContent) {
  const lists: [file: string, path: string, list: Named[]][] = [
    ['content/helplines.yaml', '', helplines],
    ['content/promises.yaml', '', all],
    ['content/practice.yaml', 'offers.', practice.offers],
    ['content/practice.yaml', 'people.', practice.people ?? []],
    ['content/site.yaml', 'categories.', site.categories],
  ]
  for (const { file, data } of pages)
    lists.push([file, 'situations.', data.situations], [file, 'answers.', data.answers])
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

/** Items whose key an earlier item has, each with the first such item. */
function repeated<Item>(items: Item[], keyOf: (item: Item) => string) {
  const keys = items.map(keyOf)
  return items.flatMap((item, at) => {
    const first = items[keys.indexOf(keyOf(item))] ?? item
    return first === item ? [] : { item, at, first }
  })
}

/** A promise must name existing files, so that whoever confirms it finds it. */
function promises(content: RawContent) {
  const { promises: all, services, doors, faq, pages } = content
  const unnamed = unnamedEntries(content)
  const documents = [...services, ...doors, ...faq, ...pages]
  const files = [
    'practice.yaml',
    'site.yaml',
    'helplines.yaml',
    ...documents.map(({ file }) => file.replace('content/', '')),
  ]
  return all.flatMap(({ id, where }) =>
    where
      .filter((file) => !files.includes(file))
      .map((file) =>
        problem(
          'content/promises.yaml',
          `${id}.where`,
          quote(file),
          unknownName(file, files, unnamed),
        ),
      ),
  )
}
