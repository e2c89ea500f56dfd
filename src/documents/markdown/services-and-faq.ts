import type { Catalogue, CatalogueFaq, CatalogueService } from '../../catalogue/build.ts'
import { factText } from '../../catalogue/facts.ts'
import { offersOf } from '../../catalogue/offers.ts'
import { faqPath, servicePath } from '../../catalogue/urls.ts'
import { blocks, link, list, section, subsection, term } from '../../core/markdown.ts'
import { helplineList, offerTerm, sourceList } from './list-items.ts'

/** The list of services, each with what it is, what it costs and where to read on. */
export function servicesPage(catalogue: Catalogue): string {
  return blocks(
    ...catalogue.services.map((service) =>
      section(
        service.resource.name,
        service.resource.description,
        offerLine(catalogue, service),
        link(catalogue.site.actions.readMore, servicePath(service.id)),
      ),
    ),
    catalogue.pages.services.body,
  )
}

export function servicePage(catalogue: Catalogue, service: CatalogueService): string {
  const { faq, site } = catalogue
  const related = service.data.faq.flatMap((id) => faq.find((entry) => entry.id === id) ?? [])
  return blocks(
    offerLine(catalogue, service),
    service.body,
    section(
      site.labels.relatedQuestions,
      list(related.map(({ id, resource }) => link(resource.question, faqPath(id)))),
    ),
    inEnglish(service.data.english),
  )
}

/** All questions and answers by topic, and the helplines. */
export function faqPage(catalogue: Catalogue): string {
  const { pages, site, faq } = catalogue
  return blocks(
    pages.faq.body,
    ...site.categories.map(({ id, title }) =>
      section(
        title,
        ...faq
          .filter(({ data }) => data.category === id)
          .map((entry) => faqEntry(catalogue, entry)),
      ),
    ),
    section(site.labels.noAnswer, site.search.noMatch),
    section(site.labels.helplines, helplineList(catalogue)),
  )
}

/** The answer to one question, with its sources. */
export function faqAnswer({ site }: Catalogue, { data, body }: CatalogueFaq): string {
  return blocks(
    body,
    data.sources.length > 0 && `${site.labels.sources}:`,
    sourceList(data.sources, site),
    inEnglish(data.english),
  )
}

function faqEntry(catalogue: Catalogue, entry: CatalogueFaq): string {
  const { question, url = '' } = entry.resource
  return subsection(question, faqAnswer(catalogue, entry), `<${url}>`)
}

function offerLine(catalogue: Catalogue, { data }: CatalogueService): string {
  const { facts, site, conditions, practice } = catalogue
  const fact = (name: string) => factText(facts, `offers.${data.offer}.${name}`)
  const offers = offersOf(practice, data)
  return list([
    ...(offers.length > 1
      ? offers.map((offer) => offerTerm(catalogue, offer))
      : [term(site.labels.price, fact('price')), term(site.labels.duration, fact('details'))]),
    ...(offers.every(({ places }) => places)
      ? []
      : [term(site.labels.place, site.labels.placeValue)]),
    ...conditions.map(({ label, text }) => term(label, text)),
  ])
}

/** How people ask for it in English, for readers who do not know the site's language. */
function inEnglish(wording: string | undefined): string | undefined {
  return wording && `In English: ${wording}`
}
