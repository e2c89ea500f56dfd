import { exampleKey } from '../schemas/example.ts'
import { nameThatExists } from './closest-names.ts'
import { type ContentProblem, problem, quote } from './content-error.ts'
import type { RawContent } from './raw.ts'

interface Named {
  id: string
}

/** Names of what another file holds, or another place of the same one, and that nothing is there twice. */
export function checkReferences(content: RawContent): ContentProblem[] {
  return [...references(content), ...duplicates(content), ...promises(content)]
}

function references({ practice, site, services, doors, faq, pages, helplines }: RawContent) {
  return [
    ...doors.flatMap(({ file, data: { service } }) =>
      service === undefined ? [] : notOneOf(file, 'service', service, services),
    ),
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
      ...unknown(file, 'related', data.related, faq, id),
      ...(data.related.includes(id)
        ? [problem(file, 'related', quote(id), 'other questions than itself')]
        : []),
      ...notOneOf(file, 'category', data.category, site.categories),
    ]),
  ]
}

/** @param self An entry that may not be proposed, since it may not name itself. */
function unknown(
  file: string,
  field: string,
  names: string[],
  known: Named[],
  self?: string,
): ContentProblem[] {
  const ids = known.map(({ id }) => id)
  const others = ids.filter((id) => id !== self)
  return names.flatMap((name, i) =>
    ids.includes(name)
      ? []
      : problem(file, `${field}.${i}`, quote(name), nameThatExists(name, others)),
  )
}

function notOneOf(file: string, field: string, name: string, known: Named[]): ContentProblem[] {
  const ids = known.map(({ id }) => id)
  return ids.includes(name) ? [] : [problem(file, field, quote(name), `one of ${ids.join(', ')}`)]
}

function duplicates({ practice, site, faq, pages, helplines, promises: all }: RawContent) {
  const lists: [file: string, path: string, list: Named[], what: string][] = [
    ['content/helplines.yaml', '', helplines, 'helpline'],
    ['content/promises.yaml', '', all, 'promise'],
    ['content/practice.yaml', 'offers.', practice.offers, 'offer'],
    ['content/site.yaml', 'categories.', site.categories, 'category'],
  ]
  for (const { file, data } of pages)
    lists.push([file, 'situations.', data.situations, 'situation'])
  return [
    ...repeated(faq, ({ data }) => exampleKey(data.question)).map(({ item, first }) => {
      const expected = `a question that ${first.file} does not have`
      return problem(item.file, 'question', quote(item.data.question), expected)
    }),
    ...lists.flatMap(([file, path, list, what]) =>
      repeated(list, ({ id }) => id).map(({ item, at }) =>
        problem(file, `${path}${at}.id`, quote(item.id), `an id that no other ${what} has`),
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
function promises({ promises: all, services, doors, faq, pages }: RawContent) {
  const documents = [...services, ...doors, ...faq, ...pages]
  const files = [
    'practice.yaml',
    'site.yaml',
    ...documents.map(({ file }) => file.replace('content/', '')),
  ]
  return all.flatMap(({ id, where }) =>
    where
      .filter((file) => !files.includes(file))
      .map((file) =>
        problem('content/promises.yaml', `${id}.where`, quote(file), nameThatExists(file, files)),
      ),
  )
}
