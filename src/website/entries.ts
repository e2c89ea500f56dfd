import { catalogue } from '../catalogue/load.ts'

const questions = new Map(catalogue.faq.map((entry) => [entry.id, entry]))
const services = new Map(catalogue.services.map((entry) => [entry.id, entry]))

/** The questions that an entry names, in its order; that they exist is known since the content was checked. */
export const questionsNamed = (ids: readonly string[]) =>
  ids.flatMap((id) => questions.get(id) ?? [])

/** The services that an entry names. */
export const servicesNamed = (ids: readonly string[]) => ids.flatMap((id) => services.get(id) ?? [])
