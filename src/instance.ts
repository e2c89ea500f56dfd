/** The service of development, builds and tests, made when it is first needed. Production makes its own in server/serve.ts. */
import { build } from 'astro:config/server'
import { currentModels, modelsForNow, modelsIn } from './models.ts'
import type { Models } from './search/model/model.ts'
import { collectCatalogue } from './catalogue/collect.ts'
import { readConfig } from './config.ts'
import { createLog } from './server/log.ts'
import { type Content, createService, type Service } from './service.ts'

let collected: Promise<Content> | undefined
let created: Promise<Service> | undefined

/** The content and models. Development reloads this module whenever they change. */
export function content(): Promise<Content> {
  return (collected ??= collect().catch((error: unknown) => {
    collected = undefined
    throw error
  }))
}

/** The service of this process. If making it fails, the next call tries again. */
export function instance(): Promise<Service> {
  return (created ??= create().catch((error: unknown) => {
    created = undefined
    throw error
  }))
}

/** Drops the service; the next call makes a new one, with the newest models. */
export function renew(): void {
  collected = undefined
  created = undefined
}

async function collect(): Promise<Content> {
  const catalogue = await collectCatalogue()
  return { catalogue, models: await models() }
}

/** Those that fit best how the process is used: a build has put its models beside the server. */
function models(): Promise<Models> {
  const { MODE } = import.meta.env
  if (MODE === 'development') return modelsForNow()
  return MODE === 'production' ? modelsIn(build.server) : currentModels()
}

async function create(): Promise<Service> {
  const config = readConfig(process.env)
  return createService(config, await content(), createLog(config.LOG_LEVEL))
}
