import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readExamples } from '../catalogue/examples.ts'
import type { Model } from './model.ts'
import { fromBytes, learn, toBytes } from './model.ts'

/** Where models are kept between builds, by the digest of what they were learned from. */
const CACHE = 'node_modules/.cache/practice-site'
const CONTENT = 'content'
/** Another way of learning makes another model of the same examples. */
const LEARNER = 'src/search'

/** What the model is called in a build's server folder. */
export const MODEL_FILE = 'search-model.bin'

/**
 * The file of the model of the present examples; learning takes about ten seconds, unless it
 * was done before. All paths are below the project's folder, in which every command of it runs.
 *
 * @throws {ContentError} For examples that contradict each other.
 */
export async function currentModelFile(): Promise<string> {
  const examples = await readExamples(CONTENT)
  const digest = createHash('sha256').update(JSON.stringify(examples))
  for (const name of (await readdir(LEARNER)).filter(isSource).sort())
    digest.update(await readFile(join(LEARNER, name)))
  const file = join(CACHE, `search-model-${digest.digest('hex').slice(0, 16)}.bin`)
  if (await exists(file)) return file
  await mkdir(CACHE, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, toBytes(learn(examples)))
  await rename(unfinished, file)
  return file
}

/** The model of the present examples. */
export async function currentModel(): Promise<Model> {
  return readModel(await currentModelFile())
}

/**
 * The newest model there is, whatever it was learned from: development answers with it until the present
 * examples have been learned.
 */
export async function newestModel(): Promise<Model> {
  const names = await readdir(CACHE).catch(() => [])
  const models = await Promise.all(
    names
      .filter((name) => name.endsWith('.bin'))
      .map(async (name) => ({ name, at: (await stat(join(CACHE, name))).mtimeMs })),
  )
  const [newest] = models.sort((a, b) => b.at - a.at)
  return newest ? readModel(join(CACHE, newest.name)) : currentModel()
}

/** @throws {Error} When the file is missing or damaged. */
export async function readModel(file: string | URL): Promise<Model> {
  return fromBytes(await readFile(file))
}

function isSource(name: string): boolean {
  return name.endsWith('.ts') && !name.endsWith('.test.ts')
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
