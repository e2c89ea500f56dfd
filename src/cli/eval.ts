/** npm run eval: measures retrieval over the published content. */
import { searchable } from '../core/retrieval.ts'
import { catalogue } from '../catalogue/load.ts'
import { runEval } from '../search/eval/run.ts'

/** Prints what the arguments ask for; see src/search/eval/run.ts. */
export async function main(args: string[]): Promise<void> {
  for await (const line of runEval(searchable(catalogue), args)) console.log(line)
}
