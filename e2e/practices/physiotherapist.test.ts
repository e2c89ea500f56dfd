import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outsideTests } from '../support/environment.ts'
import { copyProject } from '../support/project-copy.ts'
import { BUILT_FOR, freePort, type RunningServer, startProduction } from '../support/servers.ts'

/** Another practice, by content alone: another profession, city, gender, price, colours and pictures. */
const PRACTICE = 'e2e/fixtures/physiotherapist'

/** What only the sample is: its profession and degree, its city, its price, a woman who works there. */
const SAMPLE =
  /tel[ -]aviv|תל[ ־-]אביב|emotional[ -]therap|טיפול רגשי|social work|עובדת סוציאלית|\bMSW\b|psychotherap|מטפלת|המטופלת|400 ₪|"price":(400|280)\b/iu

const project = copyProject({ practice: PRACTICE, also: ['e2e', 'vitest.e2e.config.ts'] })
// What the tests themselves installed; the suites below look for it.
const CLIENTS = 'e2e/mcp-clients/node_modules'
symlinkSync(resolve(CLIENTS), join(project.folder, CLIENTS))
const run = (command: string, args: string[], env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: project.folder,
    env: { ...outsideTests(), SITE_URL: BUILT_FOR, ...env },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

afterAll(() => project.remove())

describe('a second practice', () => {
  let server: RunningServer

  beforeAll(async () => {
    const { status, output } = run('astro', ['build'])
    // What would stop a build for the public.
    expect(output).not.toContain('placeholders still')
    expect(output).not.toContain('Nobody has confirmed')
    expect(status, output).toBe(0)
    server = await startProduction({}, project.folder)
  }, 300_000)
  afterAll(() => server.stop())

  describe('what it publishes', () => {
    it('shows nothing of the sample, on no page and in no document', () => {
      expect(linesOfTheSample(join(project.folder, 'dist'))).toEqual([])
    })

    it('says its own in its place', async () => {
      const text = async (path: string) => (await fetch(server.origin + path)).text()
      const home = await text('/')
      expect(home).toContain('"@type":"Physiotherapy"')
      expect(home).toContain('"gender":"https://schema.org/Male"')
      expect(home).toMatch(/<img class="hero-picture"[^>]*alt="חדר הטיפולים/)
      expect(home).not.toContain('class="facade')
      expect(await text('/about')).toMatch(/<img class="portrait"[^>]*srcset="\/pictures\//)
      const [, sound = ''] = /<audio[^>]* src="([^"]+)"/.exec(await text('/about')) ?? []
      const part = await fetch(server.origin + sound, { headers: { Range: 'bytes=0-1' } })
      expect(part.status).toBe(206)
      expect(part.headers.get('content-type')).toBe('audio/mpeg')
      expect((await part.arrayBuffer()).byteLength).toBe(2)
      const head = await fetch(server.origin + sound, {
        method: 'HEAD',
        headers: { Range: 'bytes=0-1' },
      })
      expect(head.status).toBe(200)
      const noPart = await fetch(server.origin + sound, { headers: { Range: 'bytes=99999999-' } })
      expect(noPart.status).toBe(416)
      expect(noPart.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/)
      expect(noPart.headers.get('cache-control')).toBe('no-store')
      expect(await noPart.json()).toMatchObject({ code: 'invalid_request' })
      for (const path of ['/breathe', '/arrival', '/card'])
        expect((await fetch(server.origin + path)).status, path).toBe(404)
      expect(home).not.toContain('/doors/')
      expect(await text('/llms.txt')).toContain('A physiotherapy practice for adults in Haifa.')
      expect(await text('/api/v1/booking')).toContain('"freeIntroSession":false')
      const tools = await text('/webmcp.json')
      expect(tools).toContain('People begin with a first assessment: 60 minutes, 380 ILS.')
    })

    it('has its colours, in both themes', async () => {
      const home = await (await fetch(`${server.origin}/`)).text()
      const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(home) ?? []
      const css = await (await fetch(server.origin + sheet)).text()
      expect(css).toContain('--action:#0d4668')
      expect(css).toContain('--action:#9ed8ef')
      // The page of help brings its styles along.
      expect(await (await fetch(`${server.origin}/emergency`)).text()).toContain('--action:#0d4668')
    })

    it('serves its pictures encoded, for good', async () => {
      const about = await (await fetch(`${server.origin}/about`)).text()
      const files = about.match(/\/pictures\/[\w-]+\.webp/g) ?? []
      expect(new Set(files).size).toBeGreaterThan(1)
      for (const file of [...new Set(files), '/logo.svg', '/favicon.svg', '/icon-192.png'])
        expect((await fetch(server.origin + file)).status, file).toBe(200)
      const picture = await fetch(server.origin + (files[0] ?? ''))
      expect(picture.headers.get('content-type')).toBe('image/webp')
      expect(picture.headers.get('cache-control')).toContain('immutable')
    })

    it('has several people, each with profession, languages and portrait', async () => {
      const about = await (await fetch(`${server.origin}/about`)).text()
      expect(about.match(/<h2[^>]*>(ישראל ישראלי|נועה חדאד|דימה לוין)/g)).toHaveLength(3)
      expect(about.match(/<img class="portrait"/g)).toHaveLength(3)
      expect(about).toContain('עברית, רוסית')
      expect(about.match(/<bdi dir="ltr">1-(234567|345678)<\/bdi>/g)).toHaveLength(2)
      expect(about).toContain('"value":"1-345678"')
      const { people } = (await (await fetch(`${server.origin}/api/v1/profile`)).json()) as {
        people: { id: string; image?: string }[]
      }
      expect(people.map(({ id }) => id)).toEqual(['israel', 'noa', 'dima'])
      const images = people.flatMap(({ image }) => image ?? [])
      expect(images).toHaveLength(2)
      for (const image of images) {
        const picture = await fetch(image.replace(BUILT_FOR, server.origin))
        expect(picture.headers.get('content-type')).toBe('image/webp')
        expect(picture.headers.get('cache-control')).not.toContain('immutable')
      }
    })

    it('has a service in several ways, each with its price, length and place', async () => {
      const path = '/services/after-surgery'
      const html = await (await fetch(server.origin + path)).text()
      for (const words of ['2900 ₪', '10 טיפולים של 45 דקות, בקליניקה', '50 דקות, אצלכם בבית'])
        expect(html.replace(/<[^>]+>/g, '')).toContain(words)
      const { services } = (await (
        await fetch(`${server.origin}/api/v1/services`)
      ).json()) as Record<string, { id: string; price: number; offers: object[] }[]>
      expect(services?.find(({ id }) => id === 'after-surgery')).toMatchObject({
        price: 320,
        offers: [
          { id: 'treatment', price: 320, places: ['clinic'] },
          { id: 'series', price: 2900, sessions: 10 },
          { id: 'at-home', price: 450, durationMinutes: 50, places: ['home'] },
          { id: 'by-video', places: ['clinic', 'video'] },
        ],
      })
      expect(html).toContain('"areaServed":"בחיפה ובקריות"')
    })

    it('shows no topic without questions, and takes no house for the police', async () => {
      const faq = await (await fetch(`${server.origin}/faq`)).text()
      expect(faq).toContain('id="topic-fees"')
      expect(faq).not.toContain('topic-topics')
      expect(faq).toContain('שדרות הנשיא 100, חיפה')
    })
  })

  describe('its search', () => {
    const first = async (list: 'faq' | 'services', q: string) => {
      const url = `${server.origin}/api/v1/${list}?q=${encodeURIComponent(q)}`
      const body = (await (await fetch(url)).json()) as Record<string, { id: string }[]>
      return body[list]?.[0]?.id
    }

    it.each([
      ['כמה עולה אצלך', 'price'],
      ['how much is it', 'price'],
      ['אתם עובדים עם מכבי?', 'insurance'],
      ['צריך הפניה מרופא משפחה?', 'insurance'],
      ['לבטל תור', 'cancelling'],
      ['יש חניה?', 'where'],
      ['is there parking nearby', 'where'],
      ['איך קובעים', 'how-to-book'],
      ['what are your opening hours', 'how-to-book'],
      ['מה קורה בפגישה הראשונה', 'first-visit'],
      ['כמה זמן נמשך טיפול', 'how-many-sessions'],
      ['אני רוצה למות', 'emergency'],
      ['I want to kill myself', 'emergency'],
    ])('knows what any practice is asked: %s', async (q, id) => {
      expect(await first('faq', q)).toBe(id)
    })

    it.each([
      ['הגב התחתון שלי תפוס', 'back-and-neck'],
      ['שיקום אחרי ניתוח ברך', 'after-surgery'],
      ['יש לי נקע בקרסול', 'sports-injuries'],
    ])('knows its own subject: %s', async (q, id) => {
      expect(await first('services', q)).toBe(id)
    })

    it.each(['מזג האוויר מחר', 'התקפי חרדה', 'מתכון לעוגה'])('is silent on %s', async (q) => {
      expect(await first('faq', q)).toBeUndefined()
      expect(await first('services', q)).toBeUndefined()
    })
  })
})

// They find the build that is there already.
describe('the suites of the sample, on it', () => {
  it('keeps the contract', { timeout: 600_000 }, () => {
    const { status, output } = run('vitest', [
      ...['run', '--config', 'vitest.e2e.config.ts', '--reporter', 'dot'],
      ...['e2e/api/contract-', 'e2e/api/documents.test.ts'],
    ])
    expect(status, output).toBe(0)
  })

  // Its pages differ from the sample's in colours and texts, and it has Latin words wherever a practice may: one
  // width shows all.
  it('is accessible, and isolates every Latin word', { timeout: 600_000 }, async () => {
    const suites = ['axe.spec.ts', 'hebrew.spec.ts', '-g', 'at 320 px|isolates']
    const { status, output } = run(
      'playwright',
      ['test', '--config', 'e2e/playwright.config.ts', ...suites],
      { E2E_PORT: String(await freePort()) },
    )
    expect(status, output).toBe(0)
  })
})

describe('the sources', () => {
  it('name no profession, city, price or gender', () => {
    const sources = fileURLToPath(new URL('../../src', import.meta.url))
    const isTest = /\.test\.ts$|\/testing\//
    expect(
      linesOfTheSample(sources).filter((line) => !isTest.test(line.split(': ')[0] ?? '')),
    ).toEqual([])
  })
})

/** Every place in the files of a folder that names the sample. */
function linesOfTheSample(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.(html|md|txt|json|jsonl|xml|yaml|mjs|js|css|ts|astro|svg|webmanifest)$|api\/v1\/\w+$/.test(
          join(entry.parentPath, entry.name),
        ),
    )
    .flatMap((entry) => {
      const file = join(entry.parentPath, entry.name)
      const found = SAMPLE.exec(readFileSync(file, 'utf8'))
      return found ? [`${file}: ${found[0]}`] : []
    })
}
