import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ContentError } from './catalogue/content-error.ts'
import { readExamples } from './catalogue/examples.ts'
import { type Example, NOTHING } from './schemas/example.ts'
import { backgroundTexts } from './search/learn/background.ts'
import { learn, type Lesson } from './search/learn/learn.ts'
import type { Model, ModelName, Models } from './search/model/model.ts'
import { fromBytes, toBytes } from './search/model/model-bytes.ts'

/** Where models are kept between builds, by the digest of what they were learned from. */
const CACHE = 'node_modules/.cache/practice-site'
/** Every command of the project runs in its folder. */
const PROJECT = '.'
/** Older ones are let go, at some 2 MB each. */
const MOST_KEPT = 10
/** Another way of learning, or of writing what was learned, makes another file of the same examples. */
const LEARNER = ['src/search/model', 'src/search/learn']

/**
 * The files of the models of the present examples; learning takes some ten seconds, unless it was done before.
 *
 * @throws {ContentError} For examples that contradict each other.
 */
export async function currentModelFiles(): Promise<Record<ModelName, string>> {
  const examples = await readExamples(PROJECT)
  return {
    search: await learnedFile('search', examples),
    situations: await learnedFile('situations', examples),
  }
}

/** The models of the present examples. */
export async function currentModels(): Promise<Models> {
  const { search, situations } = await currentModelFiles()
  return { search: await readModel(search), situations: await readModel(situations) }
}

/**
 * The models that development answers with until the present examples have been learned: theirs, if they
 * were before, otherwise the newest there are.
 */
export async function modelsForNow(): Promise<Models> {
  // Whoever reads the content says what is wrong with its examples.
  const examples = await readExamples(PROJECT).catch((error: unknown) => {
    if (error instanceof ContentError) return undefined
    throw error
  })
  return (await knownModels(examples)) ?? currentModels()
}

/** The models of these examples as far as they were learned before, otherwise the newest; undefined without any. */
async function knownModels(examples: readonly Example[] | undefined): Promise<Models | undefined> {
  const known = async (name: ModelName) => {
    const [newest] = await keptModels(name)
    const current = examples && (await fileOf(name, examplesOf(name, examples)))
    const file = current && existsSync(current) ? current : newest
    // An earlier one may be written in another way.
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
  for (const old of (await keptModels(name)).slice(MOST_KEPT)) await rm(old, { force: true })
  return file
}

/** What the search learns besides: what language is like that asks nothing. */
async function optionsFor(name: ModelName) {
  return name === 'search' ? { nothing: NOTHING, background: await backgroundTexts() } : {}
}

/** Of all examples those that a model is learned of, with what it learns of them as their labels. */
function examplesOf(name: ModelName, all: readonly Example[]): readonly Lesson[] {
  if (name === 'search') return all
  return all.flatMap(({ text, situation }) => (situation ? [{ text, label: situation }] : []))
}

/** Where the model of these examples is kept, once it was learned. */
async function fileOf(name: ModelName, examples: readonly Lesson[]): Promise<string> {
  const digest = createHash('sha256').update(JSON.stringify(examples))
  for (const folder of LEARNER)
    for (const source of (await readdir(folder)).filter(isSource).sort())
      digest.update(await readFile(join(folder, source)))
  return join(CACHE, `${name}-model-${digest.digest('hex').slice(0, 16)}.bin`)
}

/** The models of a name that there are, the newest first. */
async function keptModels(name: ModelName): Promise<string[]> {
  const names = await readdir(CACHE).catch(() => [])
  return names
    .filter((kept) => kept.startsWith(`${name}-model-`) && kept.endsWith('.bin'))
    .map((kept) => join(CACHE, kept))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
}

/** @throws {Error} When the file is missing or damaged. */
export async function readModel(file: string | URL): Promise<Model> {
  return fromBytes(await readFile(file))
}

/** Whether a file can be read; one that a full disk cut short is learned again. */
async function isSound(file: string): Promise<boolean> {
  return readModel(file).then(
    () => true,
    () => false,
  )
}

function isSource(name: string): boolean {
  return name.endsWith('.ts') && !name.endsWith('.test.ts')
}
