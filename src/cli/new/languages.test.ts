import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inWords } from '../../catalogue/mistakes.ts'
import { pageMarkdown } from '../../documents/markdown/page-markdown.ts'
import { languageNames } from '../../schemas/language.ts'
import { mistakeIn, QUESTIONS } from './questions.ts'
import { Template } from './template.ts'
import { newPractice } from './testing/new-practice.ts'

const FOLDER = 'examples/practice'
const HEBREW = /[\u05d0-\u05ea]/u

/** What an owner answers who writes in another language. */
const ANSWERS = {
  ar: {
    language: 'ערבית',
    name: 'مركز النطق',
    profession: 'معالجة نطق',
    treatment: 'علاج النطق',
    city: 'الناصرة',
    street: 'شارع بولس السادس 10',
    services: 'التأتأة = stuttering',
    languages: 'العربية، العبرية',
    ages: '6-18',
    pages: 'עברית, רוסית',
  },
  ru: {
    language: 'Russian',
    name: 'Центр речи',
    profession: 'логопед',
    treatment: 'Помощь логопеда',
    city: 'Назарет',
    street: 'улица Павла VI, 10',
    services: 'Заикание = stuttering',
    languages: 'русский, иврит',
    ages: '6-18',
    pages: 'Arabic, Hebrew, Russian',
  },
  en: {
    language: 'English',
    name: 'Clear Speech',
    nameEnglish: '',
    profession: 'Speech therapist',
    professionEnglish: '',
    treatment: 'Speech therapy',
    treatmentEnglish: '',
    city: 'Raanana',
    cityEnglish: '',
    street: '7 Ahuza Street',
    services: 'Stuttering; Language delay',
    languages: 'English, Hebrew',
    ages: '6-18',
    pages: 'Hebrew, Arabic, Russian, English',
  },
}

/** What pages in other languages call each language of a site. */
const OWN_NAMES: Readonly<Record<string, string>> = { ar: 'العربية', ru: 'Русский', en: 'English' }

describe.each(Object.entries(ANSWERS))('a practice in %s', (language, answers) => {
  const service = newPractice(answers)
  const get = async (path: string) => {
    const { app } = await service
    return (await app.request(`/api/v1/${path}`, undefined, { client: '10.2.0.1' })).text()
  }

  it('has every text of its own in it, and says so', async () => {
    const { catalogue } = await service
    const { practice, site, pages, faq, services, helplines } = catalogue
    expect(practice.language).toBe(language)
    const elsewhere = ['en', 'he', 'ar', 'ru', 'developers', 'connect']
    const own = Object.entries(pages)
      .filter(([id]) => !elsewhere.includes(id))
      // What was compared, and help in other languages, keep their names.
      .map(([, { data, body }]) => ({ ...data, sources: [], languages: [], body }))
    const lines = helplines.map((line) => ({ ...line, names: [] }))
    const { search, nav, ...others } = site
    const words = { ...others, languages: undefined, english: undefined }
    const greeted = search.replies.map(({ title, text }) => ({ title, text }))
    const ofSearch = { ...search, replies: greeted }
    const menu = { ...nav, he: undefined }
    const texts = { own, faq, services, lines, words, ofSearch, menu }
    for (const [name, value] of Object.entries(texts))
      expect(HEBREW.exec(JSON.stringify(value))?.input, name).toBeUndefined()
  })

  it('answers the API in it', async () => {
    for (const path of ['profile', 'services', 'faq', 'booking'])
      expect(await get(path), path).not.toMatch(HEBREW)
  })

  it('has a page in each further language, with words around it, which leads back', async () => {
    const { catalogue } = await service
    const { pages, site, practice } = catalogue
    for (const each of (['he', 'ar', 'ru'] as const).filter((other) => other !== language)) {
      expect(pages[each]?.data.lang).toBe(each)
      expect(site.languages?.[each]?.nav.home).toBe(OWN_NAMES[language])
      // Where it leads to a page of the site's language, it says so in its own.
      const said = languageNames([language], each)
      for (const name of ['accessibility', 'privacy'] as const)
        expect(site.languages?.[each]?.nav[name]).toContain(said)
      expect(practice.placeholders).toContain(`languages.${each}.name`)
      expect(pages[each]?.body).toMatch(/כאן כותבים|هنا نكتب|Здесь напишите/)
    }
    expect(pages[language as 'ar']).toBeUndefined()
  })
})

it.each(['ar', 'ru', 'en'] as const)(
  'what stands in for a fact in %s is on one line',
  async (language) => {
    const practice = await new Template('.', language).yaml('practice.yaml')
    expect(practice).toMatch(/^ {2}parking: \{ placeholder: '[^']+' \}$/m)
  },
)

it.each(['ar', 'ru'] as const)('a public site in %s waits for a reader', async (language) => {
  const promises = await new Template('.', language).yaml('promises.yaml')
  expect(promises).toMatch(
    /id: '?hours'?[^]*id: '?language'?\n[^]*pages\/emergency\.md[^]*confirmed: false/,
  )
})

it.each(['ar', 'ru', 'en'])('every text of the template is there in %s', (language) => {
  const inEnglish = ['pages/en.md']
  for (const folder of ['faq', 'pages', 'services']) {
    const names = readdirSync(`${FOLDER}/${folder}`)
    expect(readdirSync(`${FOLDER}/${language}/${folder}`)).toEqual(
      names.filter((name) => !inEnglish.includes(`${folder}/${name}`)),
    )
  }
})

it('pages in other languages say for whom it is and where one is visited', async () => {
  const { catalogue } = await newPractice({
    ...{ pages: 'רוסית', ages: '6-18', homePrice: '450', homeArea: 'באר שבע' },
  })
  const markdownOf = (path: string) => pageMarkdown(catalogue, path)?.markdown
  expect(markdownOf('/ru')).toContain('**Возраст:** От 6 до 18 лет\n- **Приём на дому:** Beersheba')
  expect(markdownOf('/en')).toContain('**Ages:** 6 to 18\n- **Home visits:** Beersheba')
  expect(catalogue.facts.get('ru.ages')?.text).toBe('от 6 до 18 лет')
})

describe('the language of a new site', () => {
  it('is Hebrew for nothing, and is known by its names', () => {
    expect(QUESTIONS.language.parse('')).toBe('he')
    expect(QUESTIONS.language.parse('العربية')).toBe('ar')
  })

  it('is known by its name in short in Arabic', () => {
    expect(QUESTIONS.language.parse('عربي')).toBe('ar')
    expect(QUESTIONS.language.parse('عربية')).toBe('ar')
    expect(QUESTIONS.languages.parse('عربي، عبري، روسي')).toEqual(['ar', 'he', 'ru'])
    expect(QUESTIONS.gender.parse('انثى')).toBe('female')
  })

  it('may be any that a site can be in, and no other', () => {
    expect(QUESTIONS.language.parse('אנגלית')).toBe('en')
    expect(QUESTIONS.language.parse('английский')).toBe('en')
    const wrong = mistakeIn('language', 'צרפתית')
    expect(wrong && inWords(wrong).he).toMatch(/he, ‏ar/)
    expect(mistakeIn('pages', 'צרפתית')).toBeDefined()
  })
})

it('pages in other languages tell every price, and what people begin with', async () => {
  const { catalogue } = await newPractice({
    ...{ pages: 'ערבית, רוסית', price: '320', minutes: '45', homePrice: '450', homeMinutes: '' },
    ...{
      firstName: 'הערכה',
      firstNameEnglish: 'assessment',
      firstPrice: '380',
      firstMinutes: '60',
    },
  })
  const { ar, ru, en } = catalogue.pages
  expect(ar?.data.answers[0]?.text).toContain(
    'جلسة، 45 دقيقة، في العيادة: 320 ₪؛ زيارة بيتية، 45 دقيقة، في بيتكم: 450 ₪؛ assessment، 60 دقيقة: 380 ₪.',
  )
  expect(ru?.data.answers[0]?.text).toContain('Встреча, 45 минут, в кабинете: 320 ₪;')
  expect(en?.data.answers[0]?.text).toContain('assessment, 60 minutes: ₪380.')
  const { placeholders } = catalogue.practice
  expect(placeholders).toEqual(expect.arrayContaining(['offers.first.languages.ar']))
  expect(placeholders).not.toContain('offers.session.languages.ar')
})

it.each([{}, ANSWERS.en])('the two landmarks of contact have names of their own', async (given) => {
  const { catalogue } = await newPractice(given)
  const { contact, reachUs } = catalogue.site.labels
  expect(contact).not.toBe(reachUs)
})
