/** npm run eval: measures the search over the published content; what it takes is in src/search/eval/run.ts. */
import { buildCatalogue } from '../catalogue/build.ts'
import { ContentError } from '../catalogue/content-error.ts'
import { readExamples } from '../catalogue/examples.ts'
import { readContent } from '../catalogue/read-content.ts'
import { configOrExit } from '../config.ts'
import { searchDocuments } from '../core/retrieval.ts'
import { runEval } from '../search/eval/run.ts'
import { currentModels } from '../search/model-file.ts'

const { content, problems } = await readContent('.')
if (!content || problems.length > 0) throw new ContentError(problems)
const evalContent = {
  documents: searchDocuments(buildCatalogue(content, configOrExit(process.env).SITE_URL)),
  examples: await readExamples('.'),
  model: (await currentModels()).search,
}
for await (const line of runEval(evalContent, process.argv.slice(2))) console.log(line)
