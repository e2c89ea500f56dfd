import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import type { SiteText } from '../../src/schemas/site.ts'
import { outsideTests } from '../support/environment.ts'
import { copyProject } from '../support/project-copy.ts'
import { BUILT_FOR } from '../support/servers.ts'

const PAGE = `---
title: 'علاج طبيعي بالعربية في حيفا'
menu: 'العربية'
description: 'علاج طبيعي في حيفا بالعربية: الأسعار والعنوان والساعات وكيفية تحديد موعد.'
lang: ar
updated: 2026-11-22
lead: 'آلام الظهر والرقبة، والتأهيل بعد العمليات. نستقبلكم {{ar.hours}}.'
answers:
  - id: fees
    question: 'كم سعر الجلسة؟'
    menu: 'الأسعار'
    text: 'سعر الجلسة {{offers.treatment.price}}.'
  - id: booking
    question: 'كيف أحدد موعدًا؟'
    menu: 'تحديد موعد'
    text: 'اكتبوا لنا أو اتصلوا: {{ar.ways}}. نرد {{ar.responseTime}}.'
---

## من نحن

{{ar.name}} عيادة صغيرة في حيفا، في מרכז כרמל. نتحدث العربية والعبرية.
`

/** The same practice in other languages: its facts alone are translated, and in Arabic the words of the interface. */
const project = copyProject({ practice: 'e2e/fixtures/physiotherapist', fewExamples: true })
const inProject = (...path: string[]) => join(project.folder, ...path)
const built = (file: string) => readFileSync(inProject('dist/client', file), 'utf8')
const build = () => {
  const { status, stdout, stderr } = spawnSync('astro', ['build'], {
    cwd: project.folder,
    env: { ...outsideTests(), SITE_URL: BUILT_FOR },
    encoding: 'utf8',
  })
  expect(status, stdout + stderr).toBe(0)
}
const fact = (field: string, value: string) => {
  project.edit('content/practice.yaml', (text) =>
    text.replace(new RegExp(`^${field}: .*$`, 'm'), `${field}: ${value}`),
  )
}

afterAll(() => project.remove())

/** What stands around the page in English, as the practice has it in Hebrew. */
const { english = expect.fail() } = parse(
  readFileSync(inProject('content/site.yaml'), 'utf8'),
) as SiteText

describe('in Hebrew, with a page in Arabic', () => {
  beforeAll(() => {
    const words = parse(readFileSync(inProject('examples/words/ar.yaml'), 'utf8')) as SiteText
    const { labels, channels, places, safety, draft } = words
    const around = {
      actions: { search: words.actions.search },
      labels: Object.fromEntries(
        Object.keys(english.labels).map((name) => [name, labels[name as 'address']]),
      ),
      ...{ channels, places, draft, safety: safety.short, opening: safety.opening },
      nav: { ...english.nav, en: 'بالعربية', emergency: 'مساعدة الآن', home: 'עברית' },
      help: { title: safety.title, text: 'هؤلاء يردون، والاتصال لا يلزمكم بشيء.' },
      updated: labels.updated,
    }
    appendFileSync(inProject('content/site.yaml'), stringify({ languages: { ar: around } }))
    const own = { name: 'عيادة الكرمل', jobTitle: 'علاج طبيعي', address: 'جادة هنسي 100، حيفا' }
    appendFileSync(
      inProject('content/practice.yaml'),
      stringify({ languages: { ar: { ...own, responseTime: 'في اليوم نفسه' } } }),
    )
    writeFileSync(inProject('content/pages/ar.md'), PAGE)
    build()
  }, 300_000)
  afterAll(() => rmSync(inProject('content/pages/ar.md')))

  it('has it under a header of its own, from right to left', () => {
    const page = built('ar.html')
    expect(page).toContain('<html lang="ar" dir="rtl">')
    const [header = ''] = /<header[^]*<\/header>/.exec(page) ?? []
    for (const words of ['عيادة الكرمل', 'مساعدة الآن', 'الأسعار', 'lang="he" hreflang="he"'])
      expect(header).toContain(words)
    expect(page).toContain('نستقبلكم الأحد، الثلاثاء، الخميس، من الساعة 8:00 حتى 15:00')
    expect(page).toContain('<bdi dir="rtl" lang="he">מרכז כרמל</bdi>')
    expect(page).toMatch(/rel="preload" href="[^"]*vazirmatn-arabic/)
    // Whom to call, in its own words.
    expect(page).toContain('1201')
  })

  it('leads to it from every page, and says of each which language it is', () => {
    for (const file of ['index.html', 'booking.html'])
      expect(built(file), file).toMatch(/class="language-link" href="\/ar" lang="ar"/)
    expect(built('en.html')).toMatch(/class="language-link" href="\/ar" lang="ar"/)
    expect(built('index.html')).toMatch(/hreflang="ar" href="[^"]*\/ar"/)
    expect(built('ar.md')).toContain('language: "ar"')
    expect(built('sitemap.xml')).toContain('/ar</loc>')
  })
})

describe('in Arabic', () => {
  beforeAll(() => {
    for (const name of readdirSync(inProject('content/pages')))
      if (readFileSync(inProject('content/pages', name), 'utf8').includes('\nlang: he\n'))
        project.edit(`content/pages/${name}`, (text) => text.replace('\nlang: he\n', '\n'))
    cpSync(inProject('examples/words/ar.yaml'), inProject('content/site.yaml'))
    appendFileSync(
      inProject('content/site.yaml'),
      stringify({ english: { ...english, nav: { ...english.nav, home: 'العربية' } } }),
    )
    fact('language', 'ar')
    fact('name', "'عيادة الكرمل'")
    build()
  }, 300_000)

  it('says so, and which way it runs', () => {
    expect(built('booking.html')).toContain('<html lang="ar" dir="rtl">')
    expect(built('booking.html')).toContain('content="ar_IL"')
    expect(built('index.html')).toMatch(/hreflang="ar" href="[^"]*\/"/)
    expect(built('en.html')).toContain('<html lang="en" dir="ltr">')
    expect(built('en.html')).toMatch(/lang="ar" hreflang="ar"[^>]*>العربية/)
    expect(JSON.parse(built('site.webmanifest'))).toMatchObject({ lang: 'ar', dir: 'rtl' })
    // Of the languages of help, those that the page is not in.
    expect(built('emergency.html')).toMatch(/<summary[^>]*>Русский/)
    expect(built('emergency.html')).not.toMatch(/<summary[^>]*>العربية/)
  })

  it('writes days, hours and lists as Arabic does', () => {
    const text = built('booking.html').replace(/<[^>]+>/g, '')
    expect(text).toContain('الأحد، الثلاثاء، الخميس، من الساعة 8:00 حتى 15:00')
    expect(text).toContain('ابتداءً من 10 يناير 2027')
    expect(text).toContain('في العيادة أو في مكالمة فيديو')
  })

  it('has letters for it, and marks what is in others', () => {
    const home = built('index.html')
    expect(home).toMatch(/rel="preload" href="[^"]*vazirmatn-arabic/)
    expect(home).not.toMatch(/rel="preload" href="[^"]*assistant-hebrew/)
    // The fixture's texts are still in Hebrew.
    expect(home).toContain('<bdi dir="rtl" lang="he">הגב נתפס</bdi>')
    expect(home).toContain('<bdi dir="ltr" lang="en">MRI</bdi>')
  })

  it('tells programs its language, and no other', () => {
    const profile = JSON.parse(built('api/v1/profile')) as { language: string }
    expect(profile.language).toBe('ar')
    expect(built('booking.html')).toContain('"inLanguage":"ar"')
    for (const file of ['openapi.json', 'webmcp.json', '.well-known/ai-catalog.json'])
      expect(built(file), file).not.toContain('Hebrew')
    expect(built('openapi.json')).toContain('The content is in Arabic')
  })
})

describe('in Russian', () => {
  beforeAll(() => {
    fact('language', 'ru')
    fact('name', "'Физиотерапия на Кармеле'")
    build()
  }, 300_000)

  it('runs from left to right, with what is in other letters isolated', () => {
    const home = built('index.html')
    expect(home).toContain('<html lang="ru" dir="ltr">')
    expect(home).toMatch(/rel="preload" href="[^"]*source-sans-3-cyrillic/)
    expect(home).toContain('<bdi dir="rtl" lang="he">הגב נתפס</bdi>')
    const text = built('booking.html').replace(/<[^>]+>/g, '')
    expect(text).toContain('воскресенье, вторник, четверг, с 8:00 до 15:00')
  })
})
