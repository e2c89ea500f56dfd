/**
 * The service as development, a build and tests have it: collected from the content when it is
 * first asked for. Production makes its own in server/serve.ts.
 */
import { currentModels, modelsForNow } from './models.ts'
import { collectCatalogue } from './catalogue/collect.ts'
import { readConfig } from './config.ts'
import { createLog } from './server/log.ts'
import { type Content, createService, type Service } from './service.ts'

let collected: Promise<Content> | undefined
let created: Promise<Service> | undefined

/** The published content; development loads this module anew after each change of it. */
export function content(): Promise<Content> {
  return (collected ??= collect().catch((error: unknown) => {
    collected = undefined
    throw error
  }))
}

/** The one service of this process; what failed is tried again when it is asked for again. */
export function instance(): Promise<Service> {
  return (created ??= create().catch((error: unknown) => {
    created = undefined
    throw error
  }))
}

/** Lets go of the service, which is made anew, with the newest models, when it is next asked for. */
export function renew(): void {
  collected = undefined
  created = undefined
}

async function collect(): Promise<Content> {
  const catalogue = await collectCatalogue()
  const models = await (import.meta.env.MODE === 'development' ? modelsForNow() : currentModels())
  return { catalogue, models }
}

async function create(): Promise<Service> {
  const config = readConfig(process.env)
  return createService(config, await content(), createLog(config.LOG_LEVEL))
}
