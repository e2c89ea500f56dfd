/** npm run eval: measures retrieval over the published content. */
import { faqDocument, serviceDocument } from '../api/retrieval.ts'
import { catalogue } from '../catalogue/load.ts'
import { runEval } from '../search/eval/run.ts'

/** Prints what the arguments ask for; see src/search/eval/run.ts. */
export async function main(args: string[]): Promise<void> {
  const { faq, services, lexicon } = catalogue
  const content = {
    faq: faq.map(faqDocument),
    services: services.map(serviceDocument),
    lexicon,
  }
  for await (const line of runEval(content, args)) console.log(line)
}
