/** npm run eval: measures retrieval over the published content. */
import { collectCatalogue } from '../catalogue/collect.ts'
import { searchable } from '../core/retrieval.ts'
import { runEval } from '../search/eval/run.ts'

/** Prints what the arguments ask for; see src/search/eval/run.ts. */
export async function main(args: string[]): Promise<void> {
  const catalogue = await collectCatalogue()
  for await (const line of runEval(searchable(catalogue), args)) console.log(line)
}
