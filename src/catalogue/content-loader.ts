import { fileURLToPath } from 'node:url'
import type { Loader, LoaderContext } from 'astro/loaders'
import { ContentError } from './content-error.ts'
import type { CollectionName, Entry } from './raw.ts'
import { type ReadContent, readContent } from './read-content.ts'

/** Files whose change may change an entry, or mend a mistake. */
const WATCHED_FOLDERS = /[/\\](content|examples)[/\\]/u

/**
 * Collections that ask within this time share one reading. It takes longer than that, and a change that comes
 * meanwhile is looked at after it: by a reading of its own.
 */
const SHARED_MS = 50

/**
 * Loads a collection of content/, all of which is checked before any of it is taken.
 *
 * @throws {ContentError} For every mistake in the content. In development mistakes are said, and everything stays
 *   as it was when it was last sound, until they are mended.
 */
export function contentLoader(collection: CollectionName): Loader {
  return {
    name: `content-${collection}`,
    load: async (context) => {
      const root = fileURLToPath(context.config.root)
      const refresh = async () => {
        const { entries, problems, language } = await shared(root)
        if (problems.length === 0) await store(entries.get(collection) ?? [], context)
        else if (!context.watcher) throw new ContentError(problems, language)
        // One of the collections speaks for all.
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

function shared(root: string): Promise<ReadContent> {
  if (!reading) {
    reading = readContent(root)
    setTimeout(() => (reading = undefined), SHARED_MS).unref()
  }
  return reading
}

/** Brings a collection to what its files hold. */
async function store(entries: readonly Entry<unknown>[], context: LoaderContext): Promise<void> {
  for (const { id, file: filePath, body, ...entry } of entries) {
    const data = entry.data as Record<string, unknown>
    // Of what the schemas made of the file: a change of theirs counts as one of the content.
    const digest = context.generateDigest({ data, body })
    if (context.store.get(id)?.digest === digest) continue
    // Without fields of its own, a text that begins with three hyphens would lose its beginning.
    const rendered = body === '' ? undefined : await context.renderMarkdown(`---\n---\n${body}`)
    context.store.set({ id, data, body, filePath, digest, ...(rendered && { rendered }) })
  }
  const ids = new Set(entries.map(({ id }) => id))
  for (const id of context.store.keys()) if (!ids.has(id)) context.store.delete(id)
}
