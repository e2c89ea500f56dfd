import { fileURLToPath } from 'node:url'
import type { Loader, LoaderContext } from 'astro/loaders'
import { ContentError } from './content-error.ts'
import type { CollectionName, Entry } from './raw.ts'
import { type ReadContent, readContent } from './read-content.ts'

const WATCHED_FOLDERS = /[/\\](content|examples)[/\\]/u

/**
 * Collections that ask within this time, in milliseconds, share one reading. A reading takes longer, so that a change
 * during it gets a reading of its own.
 */
const SHARED_MS = 50

/**
 * Loads a collection of content/, if all of content/ is sound.
 *
 * @throws {ContentError} For mistakes in the content. In development they are only logged, and every collection stays
 *   as it was, until they are mended.
 */
export function contentLoader(collection: CollectionName): Loader {
  return {
    name: `content-${collection}`,
    load: async (context) => {
      const root = fileURLToPath(context.config.root)
      const refresh = async () => {
        const { entries, problems, language } = await sharedReading(root)
        if (problems.length === 0) await store(entries.get(collection) ?? [], context)
        else if (!context.watcher) throw new ContentError(problems, language)
        // Once, not for each collection.
        else if (collection === 'practice')
          context.logger.error(new ContentError(problems, language).message)
      }
      let latest = refresh()
      await latest
      context.watcher?.add(fileURLToPath(new URL('content', context.config.root)))
      context.watcher?.on('all', (_event, path) => {
        if (WATCHED_FOLDERS.test(path)) latest = latest.then(refresh)
      })
    },
  }
}

let reading: Promise<ReadContent> | undefined

function sharedReading(root: string): Promise<ReadContent> {
  if (!reading) {
    reading = readContent(root)
    setTimeout(() => (reading = undefined), SHARED_MS).unref()
  }
  return reading
}

/** Updates a collection to its files. */
async function store(entries: readonly Entry<unknown>[], context: LoaderContext): Promise<void> {
  for (const { id, file: filePath, body, ...entry } of entries) {
    const data = entry.data as Record<string, unknown>
    // Of the schemas' output, so that a change of a schema counts as a change of the content.
    const digest = context.generateDigest({ data, body })
    if (context.store.get(id)?.digest === digest) continue
    // The empty front matter keeps a text that begins with three hyphens whole.
    const rendered = body === '' ? undefined : await context.renderMarkdown(`---\n---\n${body}`)
    context.store.set({ id, data, body, filePath, digest, ...(rendered && { rendered }) })
  }
  const ids = new Set(entries.map(({ id }) => id))
  for (const id of context.store.keys()) if (!ids.has(id)) context.store.delete(id)
}
