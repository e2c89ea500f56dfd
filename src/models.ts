import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EXAMPLE_FOLDERS, readExamples } from './catalogue/examples.ts'
import { plainFiles, PROJECT } from './catalogue/plain-files.ts'
import { topicsOfEntries } from './catalogue/topics.ts'
import { NOTHING } from './schemas/example.ts'
import { backgroundTexts } from './search/learn/background.ts'
import { learn } from './search/learn/learn.ts'
import { type Model, modelFileName, type ModelName, type Models } from './search/model/model.ts'
import { fromBytes, toBytes } from './search/model/model-bytes.ts'

/** Folder of trained models, each named by a digest of its examples and of the code that trained it. */
const CACHE = 'node_modules/.cache/practice-site'
/** Models that are kept, each of some 2 MB; older ones are removed. */
const MAX_CACHED = 10
/** Folders of all examples, and of the code that determines how a model is trained and written. */
const LEARNED_FROM = [...EXAMPLE_FOLDERS, 'src/search/model', 'src/search/learn']
/** The code that makes the list of examples. */
const LEARNED_BY = [
  ...['asked', 'examples', 'topics'].map((name) => `src/catalogue/${name}.ts`),
  'src/schemas/example.ts',
]

/**
 * Returns the model files for the present examples; training takes some twenty seconds, unless they are cached.
 *
 * @throws {ContentError} If examples contradict each other.
 */
export async function currentModelFiles(): Promise<Record<ModelName, string>> {
  const files = await presentFiles()
  if ((await isSound(files.search)) && (await isSound(files.situations))) return files
  const examples = await readExamples(PROJECT)
  const withSituation = examples.flatMap(({ text, situation }) =>
    situation ? [{ text, label: situation }] : [],
  )
  const background = await backgroundTexts()
  await keep('search', files.search, learn(examples, { nothing: NOTHING, background }))
  await keep('situations', files.situations, learn(withSituation))
  return files
}

/** Returns the models for the present examples, like `currentModelFiles`. */
export async function currentModels(): Promise<Models> {
  const { search, situations } = await currentModelFiles()
  return { search: await readModel(search), situations: await readModel(situations) }
}

/** Reads the models of a build from its server folder. */
export async function modelsIn(server: URL): Promise<Models> {
  const named = (name: ModelName) => readModel(new URL(modelFileName(name), server))
  return { search: await named('search'), situations: await named('situations') }
}

/**
 * Returns models for development without training, if possible: those of the present examples if they are cached,
 * otherwise the newest ones.
 */
export async function modelsForNow(): Promise<Models> {
  const present = await presentFiles()
  const known = async (name: ModelName) => {
    const [newest = ''] = await keptModels(name)
    // An older file may have another format.
    return readModel(existsSync(present[name]) ? present[name] : newest).catch(() => undefined)
  }
  const [search, situations] = [await known('search'), await known('situations')]
  return search && situations ? { search, situations } : currentModels()
}

async function keep(name: ModelName, file: string, model: Model): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, toBytes(model))
  await rename(unfinished, file)
  for (const old of (await keptModels(name)).slice(MAX_CACHED)) await rm(old, { force: true })
}

/** Paths of the models of the present examples, whether they exist or not. */
async function presentFiles(): Promise<Record<ModelName, string>> {
  const { labels, help, subjects } = await topicsOfEntries(PROJECT)
  const digest = createHash('sha256').update(JSON.stringify([[...labels], [...help], subjects]))
  const listed = await Promise.all(LEARNED_FROM.map((folder) => plainFiles(PROJECT, folder)))
  const files = listed.flatMap(({ files }) => files.filter(isLearnedFrom))
  for (const file of [...files, ...LEARNED_BY]) digest.update(file).update(await readFile(file))
  const suffix = `model-${digest.digest('hex').slice(0, 16)}.bin`
  return {
    search: join(CACHE, `search-${suffix}`),
    situations: join(CACHE, `situations-${suffix}`),
  }
}

/** Paths of all cached models of a name, the newest first. */
async function keptModels(name: ModelName): Promise<string[]> {
  const names = await readdir(CACHE).catch(() => [])
  return names
    .filter((kept) => kept.startsWith(`${name}-model-`) && kept.endsWith('.bin'))
    .map((kept) => join(CACHE, kept))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
}

/** Reads a model file; throws if it is missing or damaged. */
async function readModel(file: string | URL): Promise<Model> {
  return fromBytes(await readFile(file))
}

/** Whether a model file is intact; a full disk may have cut it short. */
async function isSound(file: string): Promise<boolean> {
  return readModel(file).then(
    () => true,
    () => false,
  )
}

function isLearnedFrom(file: string): boolean {
  return /\.(txt|ts|wasm)$/u.test(file) && !file.endsWith('.test.ts')
}
