import { practiceNode, questionNode, serviceNode, websiteNode } from '../../core/json-ld.ts'
import type { DocumentContext } from '../context.ts'

/** `/schema.jsonl`: everything that is published, one schema.org object a line. */
export function schemaFeed({ catalogue }: DocumentContext): string {
  const things = [
    practiceNode(catalogue),
    websiteNode(catalogue),
    ...catalogue.services.map((service) => serviceNode(catalogue, service)),
    ...catalogue.faq.map(questionNode),
  ]
  return things
    .map(
      (thing) => `${JSON.stringify({ '@context': 'https://schema.org', ...(thing as object) })}\n`,
    )
    .join('')
}
