import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ContentError } from './catalogue/content-error.ts'
import { readExamples } from './catalogue/examples.ts'
import { PROJECT } from './catalogue/plain-files.ts'
import { type Example, NOTHING } from './schemas/example.ts'
import { backgroundTexts } from './search/learn/background.ts'
import { learn, type Lesson } from './search/learn/learn.ts'
import { type Model, modelFileName, type ModelName, type Models } from './search/model/model.ts'
import { fromBytes, toBytes } from './search/model/model-bytes.ts'

/** Folder of trained models, each named by a digest of its examples and of the code that trained it. */
const CACHE = 'node_modules/.cache/practice-site'
/** Models that are kept, each of some 2 MB; older ones are removed. */
const MAX_CACHED = 10
/** Source folders that determine how a model is trained and written. */
const LEARNER_FOLDERS = ['src/search/model', 'src/search/learn']

/**
 * Returns the model files for the present examples; training takes some twenty seconds, unless they are cached.
 *
 * @throws {ContentError} If examples contradict each other.
 */
export async function currentModelFiles(): Promise<Record<ModelName, string>> {
  const examples = await readExamples(PROJECT)
  return {
    search: await learnedFile('search', examples),
    situations: await learnedFile('situations', examples),
  }
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
  // The catalogue reports errors in examples.
  const examples = await readExamples(PROJECT).catch((error: unknown) => {
    if (error instanceof ContentError) return undefined
    throw error
  })
  return (await knownModels(examples)) ?? currentModels()
}

/** Cached models: those of these examples, otherwise the newest ones; undefined if there are none. */
async function knownModels(examples: readonly Example[] | undefined): Promise<Models | undefined> {
  const known = async (name: ModelName) => {
    const [newest] = await keptModels(name)
    const current = examples && (await fileOf(name, examplesOf(name, examples)))
    const file = current && existsSync(current) ? current : newest
    // An older file may have another format.
    return file ? readModel(file).catch(() => undefined) : undefined
  }
  const [search, situations] = [await known('search'), await known('situations')]
  return search && situations && { search, situations }
}

async function learnedFile(name: ModelName, all: readonly Example[]): Promise<string> {
  const examples = examplesOf(name, all)
  const file = await fileOf(name, examples)
  if (existsSync(file) && (await isSound(file))) return file
  await mkdir(CACHE, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, toBytes(learn(examples, await optionsFor(name))))
  await rename(unfinished, file)
  for (const old of (await keptModels(name)).slice(MAX_CACHED)) await rm(old, { force: true })
  return file
}

/** Training options: the search also learns from texts that ask nothing. */
async function optionsFor(name: ModelName) {
  return name === 'search' ? { nothing: NOTHING, background: await backgroundTexts() } : {}
}

/** The examples that a model is trained on, with its labels. */
function examplesOf(name: ModelName, all: readonly Example[]): readonly Lesson[] {
  if (name === 'search') return all
  return all.flatMap(({ text, situation }) => (situation ? [{ text, label: situation }] : []))
}

/** Path of the cached model of these examples, whether it exists or not. */
async function fileOf(name: ModelName, examples: readonly Lesson[]): Promise<string> {
  const digest = createHash('sha256').update(JSON.stringify(examples))
  for (const folder of LEARNER_FOLDERS)
    for (const source of (await readdir(folder)).filter(isSource).sort())
      digest.update(await readFile(join(folder, source)))
  return join(CACHE, `${name}-model-${digest.digest('hex').slice(0, 16)}.bin`)
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

function isSource(name: string): boolean {
  return /\.(ts|wasm)$/u.test(name) && !name.endsWith('.test.ts')
}
