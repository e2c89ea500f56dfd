import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { content } from '../instance.ts'
import { SiteText } from '../schemas/site.ts'
import { TOKEN } from './facts.ts'

const FOLDER = 'examples/words'
const { catalogue } = await content()

it.each(readdirSync(FOLDER))(
  'the words of %s are whole, and name facts that any practice has',
  (file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8')
    expect(SiteText.safeParse(parse(text)).error).toBeUndefined()
    const names = [...text.matchAll(TOKEN)].map(([, name = '']) => name)
    expect(names.filter((name) => !catalogue.facts.has(name))).toEqual([])
    // What one practice alone may have, such as an offer of its own.
    expect(names.filter((name) => /^offers\.|^person\./.test(name))).toEqual([])
  },
)
