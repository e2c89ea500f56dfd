import type { Catalogue } from '../../catalogue/build.ts'
import { factText } from '../../catalogue/facts.ts'
import { term } from '../../core/markdown.ts'
import type { Offer } from '../../schemas/practice.ts'

/** Something that can be bought, as an item of a list: its price, how long it is and where. */
export function offerTerm({ facts }: Pick<Catalogue, 'facts'>, { id, name }: Offer): string {
  const fact = (of: string) => factText(facts, `offers.${id}.${of}`)
  return term(name, `${fact('price')}, ${fact('details')}`)
}
