import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PREPARED_FILE, fromBytes, toBytes } from '../prepared.ts'
import { SHELLS, searchTemplate } from '../website/search-template.ts'

/** Where the parts of the page of results are rendered to, below the client folder. */
export const SEARCH_FOLDER = 'search-page'

/** Moves what was made for the server alone out of the client folder, into the one file that a start reads. */
export async function finishPrepared(clientFolder: string, serverFolder: string): Promise<void> {
  const file = join(clientFolder, PREPARED_FILE)
  const pages = join(clientFolder, SEARCH_FOLDER)
  const given = fromBytes(await readFile(file))
  const page = (name: string) => readFile(join(pages, `${name}.html`), 'utf8')
  const shells = await Promise.all(
    SHELLS.map(async ({ name }) => [name, await page(`shells/${name}`)] as const),
  )
  const searchPage = searchTemplate(
    given.catalogue,
    Object.fromEntries(shells),
    await page('entries'),
  )
  await writeFile(join(serverFolder, PREPARED_FILE), toBytes({ ...given, searchPage }))
  await rm(file)
  await rm(pages, { recursive: true })
}
