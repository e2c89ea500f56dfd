import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readExamples } from '../catalogue/examples.ts'
import type { Example } from '../schemas/example.ts'
import type { Model } from './model.ts'
import { fromBytes, learn, toBytes } from './model.ts'

/** Where models are kept between builds, by the digest of what they were learned from. */
const CACHE = 'node_modules/.cache/practice-site'
/** Every command of the project runs in its folder. */
const PROJECT = '.'
/** Older ones are let go, at some 2 MB each. */
const MOST_KEPT = 10
/** Another way of learning makes another model of the same examples. */
const LEARNER = 'src/search'

/** What the model is called in a build's server folder. */
export const MODEL_FILE = 'search-model.bin'

/**
 * The file of the model of the present examples; learning takes about ten seconds, unless it
 * was done before.
 *
 * @throws {ContentError} For examples that contradict each other.
 */
export async function currentModelFile(): Promise<string> {
  const examples = await readExamples(PROJECT)
  const file = await fileOf(examples)
  if (await isThere(file)) return file
  await mkdir(CACHE, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, toBytes(learn(examples)))
  await rename(unfinished, file)
  for (const old of (await keptModels()).slice(MOST_KEPT)) await rm(old, { force: true })
  return file
}

/** The model of the present examples. */
export async function currentModel(): Promise<Model> {
  return readModel(await currentModelFile())
}

/**
 * The model that development answers with until the present examples have been learned: theirs, if they
 * were before, otherwise the newest there is.
 */
export async function modelForNow(): Promise<Model> {
  const current = await fileOf(await readExamples(PROJECT))
  const [newest] = await keptModels()
  const known = (await isThere(current)) ? current : newest
  return known ? readModel(known) : currentModel()
}

/** Where the model of these examples is kept, once it was learned. */
async function fileOf(examples: readonly Example[]): Promise<string> {
  const digest = createHash('sha256').update(JSON.stringify(examples))
  for (const name of (await readdir(LEARNER)).filter(isSource).sort())
    digest.update(await readFile(join(LEARNER, name)))
  return join(CACHE, `search-model-${digest.digest('hex').slice(0, 16)}.bin`)
}

/** The models there are, the newest first. */
async function keptModels(): Promise<string[]> {
  const names = await readdir(CACHE).catch(() => [])
  const models = await Promise.all(
    names
      .filter((name) => name.endsWith('.bin'))
      .map(async (name) => {
        const file = join(CACHE, name)
        return { file, at: (await stat(file)).mtimeMs }
      }),
  )
  return models.sort((a, b) => b.at - a.at).map(({ file }) => file)
}

/** @throws {Error} When the file is missing or damaged. */
export async function readModel(file: string | URL): Promise<Model> {
  return fromBytes(await readFile(file))
}

function isSource(name: string): boolean {
  return name.endsWith('.ts') && !name.endsWith('.test.ts')
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
