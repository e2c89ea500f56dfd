import { createAsk } from '../core/answer.ts'
import { catalogue } from '../catalogue/load.ts'
import { proxyList, configOrExit } from '../config.ts'
import { createLog } from '../server/log.ts'
import { pageMarkdown } from '../documents/markdown.ts'
import { createMcp } from '../mcp/create-mcp.ts'
import { prepared } from '../prepared.ts'
import type { SearchData } from '../search/compile.ts'
import { createEndpoints } from './endpoints.ts'
import { safely } from './endpoint.ts'
import { createGate } from './gate.ts'
import { createLimiter } from './create-limiter.ts'
import { createResources } from '../core/resources.ts'
import { retirementHeaders } from './retirement.ts'
import { createRetrieval, searchable } from '../core/retrieval.ts'

export const config = configOrExit(process.env)
export const log = createLog(config.LOG_LEVEL)

const fromBuild = prepared()
/** What search knows. */
export const searchData = fromBuild ? () => fromBuild.search : await compile()
export const retrieval = createRetrieval(catalogue, searchData)
export const resources = createResources(catalogue, retrieval)
export const ask = createAsk(catalogue, retrieval)
export const limiter = await createLimiter(config, (isShared) =>
  log.warn(isShared ? 'the rate limit is shared again' : 'Redis is away; each process counts'),
)
const { V1_DEPRECATED, V1_SUNSET, V1_SUCCESSOR } = config
export const gate = createGate(
  limiter,
  proxyList(config.TRUSTED_PROXIES),
  V1_DEPRECATED && V1_SUNSET && V1_SUCCESSOR
    ? retirementHeaders(
        { deprecatedOn: V1_DEPRECATED, sunsetOn: V1_SUNSET, successor: V1_SUCCESSOR },
        catalogue.siteUrl,
      )
    : {},
)

export const onFailure = (err: unknown, requestId?: string) =>
  log.error({ id: requestId, err }, 'a request failed')

export const mcp = createMcp({
  catalogue,
  resources,
  pageMarkdown: (path) => pageMarkdown(catalogue, path),
  onFailure,
})

export const endpoints = createEndpoints(catalogue, resources, ask)
export const answerSafely = safely(catalogue.siteUrl, onFailure)

/** Imported only where it is needed: a server starts with what the build compiled. */
async function compile(): Promise<() => SearchData> {
  const { compileSearch } = await import('../search/compile.ts')
  const { documents, lexicon } = searchable(catalogue)
  const data = compileSearch(documents, lexicon)
  return () => data
}
