import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseDocument, stringify } from 'yaml'
import { coloursAround } from './colours.ts'
import { fillMarkdown, fillYaml, withFields, written } from './fill-template.ts'
import { practiceIn, wordsAround, wordsBeyond } from './further-pages.ts'
import { type Answers, serviceId } from './questions.ts'
import { Template } from './template.ts'
import { languageNames } from '../../catalogue/facts.ts'
import type { SiteLanguage } from '../../schemas/language.ts'

/** How programs ask any practice. */
const SHARED = ['pages/connect.md', 'pages/reference.md']

/** Whom to call. */
const HELP = 'pages/emergency.md'

/** What the API is, to developers: the same for all practices but for its changes. */
const GUIDE = 'pages/developers.md'

const OFF_TOPIC = `# שאלות שאין להן תשובה באתר, שאלה בשורה.
# Questions that nothing on the site answers, one a line.
`

/**
 * Writes the content of a new practice.
 *
 * @param project The folder that holds the present content/ and the template.
 * @param target A folder that is not there yet.
 * @param today The day of its texts, ISO 8601.
 */
export async function writePractice(
  answers: Answers,
  project: string,
  target: string,
  today: string,
): Promise<void> {
  const { language } = answers
  const pages = [...new Set(answers.pages)].filter((page) => page !== language)
  const template = new Template(project, language)
  const values = {
    ...valuesOf(answers, today),
    aroundPages: await practiceIn(template, pages, {
      name: answers.name,
      profession: answers.profession,
      address: answers.city,
    }),
  }
  const write = async (file: string, text: string) => {
    const path = join(target, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text, { flag: 'wx' })
  }
  for (const file of SHARED) await write(file, await template.present(file))
  await write('helplines.yaml', await template.helplines())
  await cp(join(project, 'content/README.md'), join(target, 'README.md'))
  for (const file of ['practice.yaml', 'promises.yaml'])
    await write(file, fillYaml(await template.yaml(file), values))
  await write('look.yaml', fillYaml(await template.plain('look.yaml'), values))
  const around = await wordsAround(template, pages, language)
  const site = parseDocument(await template.site())
  if (pages.length > 0) site.set('languages', around)
  await write('site.yaml', written(site))
  // What changed before this practice was there is no news of its API.
  const changelog = [{ date: today, text: 'First public version of v1.' }]
  const menu = (await wordsBeyond(template))[language].nav.developers
  await write(GUIDE, withFields(await template.present(GUIDE), stringify({ menu, changelog })))
  await write(HELP, await template.help(HELP))
  for (const file of [...(await template.files('faq')), ...(await template.files('pages'))])
    if (file !== HELP) await write(file, fillMarkdown(await template.markdown(file), values))
  for (const page of pages)
    await write(`pages/${page}.md`, fillMarkdown(await template.page(page), values))
  await write('search/off-topic.txt', OFF_TOPIC)
  const service = await template.markdown('services/service.md')
  for (const [i, { name, english }] of answers.services.entries()) {
    const own = { serviceName: name, serviceEnglish: english, serviceOrder: i + 1 }
    const id = serviceId(english)
    await write(`services/${id}.md`, fillMarkdown(service, { ...values, ...own }))
    await write(`services/${id}.txt`, `${name}\n${english}\n`)
  }
}

/** What people come to again and again, in each language of a site. */
const SESSION: Record<SiteLanguage, string> = { he: 'פגישה', ar: 'جلسة', ru: 'встреча' }

/** What can be bought: a session, and what people begin with, if there is such a thing. */
function offersOf(answers: Omit<Answers, 'services' | 'colour' | 'person' | 'personEnglish'>) {
  const { language, price, minutes, firstName, firstNameEnglish, firstPrice, firstMinutes } =
    answers
  const first = {
    id: 'first',
    name: firstName,
    english: firstNameEnglish || 'first meeting',
    price: firstPrice,
    durationMinutes: firstMinutes,
    firstMeeting: true,
  }
  const session = { id: 'session', name: SESSION[language], english: 'session' }
  return [{ ...session, price, durationMinutes: minutes }, ...(firstName === '' ? [] : [first])]
}

/** What the names in the template stand for. */
function valuesOf({ services, colour, person, personEnglish, ...answers }: Answers, today: string) {
  const names = services.map(({ name }) => name)
  const english = services.map((service) => service.english)
  return {
    ...answers,
    today,
    offers: offersOf(answers),
    firstName: answers.firstName || SESSION[answers.language],
    who: person
      ? {
          name: person,
          english: personEnglish || person,
          ...(answers.gender !== 'several' && { gender: answers.gender }),
        }
      : undefined,
    colours: colour === '' ? 'default' : coloursAround(colour),
    serviceNames: names,
    serviceList: new Intl.ListFormat(answers.language).format(names),
    languageList: languageNames(answers.languages, answers.language),
    languageListEnglish: languageNames(answers.languages, 'en'),
    serviceListEnglish: new Intl.ListFormat('en', { type: 'disjunction' }).format(english),
    serviceExample: english[0] ?? '',
    serviceFiles: english.map((each) => `services/${serviceId(each)}.md`),
    tags: [...new Set([answers.treatmentEnglish, answers.cityEnglish].map(serviceId))],
  }
}
