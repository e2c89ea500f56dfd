/** npm run eval: evaluates the search on the published content; its options are in src/search/eval/run.ts. */
import { type AskedQuestion, readAsked } from '../catalogue/asked.ts'
import { buildCatalogue } from '../catalogue/build.ts'
import { ContentError } from '../catalogue/content-error.ts'
import { readExamples } from '../catalogue/examples.ts'
import { PROJECT } from '../catalogue/plain-files.ts'
import { readContent } from '../catalogue/read-content.ts'
import { topicsOfEntries } from '../catalogue/topics.ts'
import { configOrExit } from '../config.ts'
import { searchDocuments } from '../core/answer.ts'
import { currentModels } from '../models.ts'
import { exampleKey, NOTHING } from '../schemas/example.ts'
import { type EvalQuestion, runEval } from '../search/eval/run.ts'
import { backgroundTexts } from '../search/learn/background.ts'

const { content, problems, language } = await readContent(PROJECT)
if (!content || problems.length > 0) throw new ContentError(problems, language)
const asked = await readAsked(PROJECT)
const { labels } = await topicsOfEntries(PROJECT)
const evalContent = {
  documents: searchDocuments(buildCatalogue(content, configOrExit(process.env).SITE_URL)),
  lessons: (await readExamples(PROJECT)).map((example) => ({
    ...example,
    key: exampleKey(example.text),
  })),
  questions: asked.map(judgedQuestion),
  options: { nothing: NOTHING, background: await backgroundTexts() },
  model: (await currentModels()).search,
}
for await (const line of runEval(evalContent, process.argv.slice(2))) console.log(line)

/** A question with the ids of the entries of this practice that answer its topics. */
function judgedQuestion({ text, hand, kind, language, topics }: AskedQuestion): EvalQuestion {
  const answers = topics.flatMap((topic) => labels.get(topic) ?? [])
  const idsIn = (folder: string) =>
    answers.flatMap((label) => (label.startsWith(folder) ? label.slice(folder.length) : []))
  const [relevant, services] = [idsIn('faq/'), idsIn('services/')]
  return { q: text, key: exampleKey(text), hand, kind, lang: language, relevant, services }
}
