/** npm run eval: measures the search over the published content. */
import { currentModel } from '../search/model-file.ts'
import { collectCatalogue } from '../catalogue/collect.ts'
import { readExamples } from '../catalogue/examples.ts'
import { searchDocuments } from '../core/retrieval.ts'
import { runEval } from '../search/eval/run.ts'

/** Prints what the arguments ask for; see src/search/eval/run.ts. */
export async function main(args: string[]): Promise<void> {
  const content = {
    documents: searchDocuments(await collectCatalogue()),
    examples: await readExamples('.'),
    model: await currentModel('search'),
  }
  for await (const line of runEval(content, args)) console.log(line)
}
