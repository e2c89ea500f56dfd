import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isMap, isScalar, parse, parseDocument, stringify, visit } from 'yaml'
import { coloursAround } from './colours.ts'
import { fillMarkdown, fillText, fillYaml, withFields, written } from './fill-template.ts'
import { practiceIn, wordsAround, wordsBeyond } from './further-pages.ts'
import { offersOf, offerWords, placesElsewhere, pricesElsewhere } from './offers.ts'
import { peopleOf, qualifyEach } from './people.ts'
import { type Answers, serviceId } from './questions.ts'
import { Template } from './template.ts'
import type { Helpline } from '../../schemas/helpline.ts'
import { languageNames } from '../../schemas/language.ts'

/** Pages that are the same for all practices. */
const SHARED_PAGES = ['pages/connect.md', 'pages/reference.md']

/** Sites in any other language have it. */
const ENGLISH_PAGE = 'pages/en.md'

const HELP_PAGE = 'pages/emergency.md'

/** The same for all practices but for the changelog. */
const GUIDE_PAGE = 'pages/developers.md'

const OFF_TOPIC = `# שאלות שאין להן תשובה באתר, שאלה בשורה.
# Questions that nothing on the site answers, one a line.
`

/**
 * Writes the content of a new practice.
 *
 * @param project The folder that holds the present content/ and the template.
 * @param target A folder that does not exist yet.
 * @param today The `updated` day of its texts, ISO 8601.
 */
export async function writePractice(
  answers: Answers,
  project: string,
  target: string,
  today: string,
): Promise<void> {
  const { language } = answers
  const pages = answers.pages.filter((page) => page !== language)
  const template = new Template(project, language)
  const offers = await offerWords(template)
  const values = {
    ...valuesOf(answers, today),
    offers: offersOf(answers, offers, pages),
    firstName: answers.firstName || offers[language].session,
    priceElsewhere: pricesElsewhere(answers, offers[language]),
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
  for (const file of SHARED_PAGES) await write(file, await template.present(file))
  const helplines = await template.helplines()
  const lines = linesLeftOut(answers, helplines)
  await write('helplines.yaml', without(lines, helplines))
  await cp(join(project, 'content/README.md'), join(target, 'README.md'))
  const left = leftOut(answers)
  const practice = fillYaml(await template.yaml('practice.yaml'), values)
  await write('practice.yaml', withOwn(practice, answers))
  await write(
    'promises.yaml',
    without(left, fillYaml(await template.yaml('promises.yaml'), values)),
  )
  await write('look.yaml', fillYaml(await template.plain('look.yaml'), values))
  const others = [...pages, 'en' as const].filter((page) => page !== language)
  const { en: english, ...around } = await wordsAround(template, others, language)
  const site = parseDocument(await template.site())
  if (english) site.set('english', english)
  if (pages.length > 0) site.set('languages', around)
  await write('site.yaml', written(site))
  // Earlier changes of the API are no news for a new practice.
  const changelog = [{ date: today, text: 'First public version of v1.' }]
  const menu = (await wordsBeyond(template, language))[language].nav.developers
  await write(
    GUIDE_PAGE,
    withFields(await template.present(GUIDE_PAGE), stringify({ menu, changelog })),
  )
  // A new practice has no questions for situations. The sources are about lines for other than emergencies.
  const needless = lines.length > 0 ? ['faq', 'sources'] : ['faq']
  const situations = (fields: string) => without(lines, withoutFields(needless, fields))
  await write(HELP_PAGE, withFields(await template.help(HELP_PAGE), '', situations))
  const files = [...(await template.files('faq')), ...(await template.files('pages'))]
  for (const file of files.filter((each) => each !== HELP_PAGE && !left.includes(each)))
    if (file.endsWith('.txt')) await write(file, fillText(await template.questions(file), values))
    else {
      const text = fillMarkdown(await template.markdown(file), values)
      await write(
        file,
        withFields(text, '', (fields) => without(left, fields)),
      )
    }
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

/** Files of the template that do not fit the answers. */
const leftOut = (answers: Answers): string[] => [
  ...(answers.ages === undefined ? ['faq/ages.md', 'faq/ages.txt'] : []),
  ...(answers.homePrice === undefined ? ['faq/home-visits.md'] : []),
  ...(answers.videoPrice === undefined ? ['faq/online.md'] : []),
  ...(answers.language === 'en' ? [ENGLISH_PAGE] : []),
]

/** Whom anybody may need: somebody to talk to, an ambulance, the police. The template's other texts do with them. */
const FOR_EMERGENCIES = ['eran', 'mda', 'police']

/** Takes helplines.yaml. Returns the ids of the lines in it that do not fit the answers. */
function linesLeftOut({ helplines }: Answers, text: string): string[] {
  const ids = (parse(text) as Helpline[]).map(({ id }) => id)
  return helplines === 'all' ? [] : ids.filter((id) => !FOR_EMERGENCIES.includes(id))
}

/** Takes YAML. Returns it without fields of these names, wherever they are. */
function withoutFields(names: readonly string[], text: string): string {
  const document = parseDocument(text)
  visit(document, {
    Pair: (_, { key }) =>
      isScalar(key) && names.includes(String(key.value)) ? visit.REMOVE : undefined,
  })
  return written(document)
}

/** Takes YAML. Returns it without the items of lists that are, or name, a file or a helpline that is left out. */
function without(left: readonly string[], text: string): string {
  const names = left.flatMap((name) => [name, /^faq\/(.*)\.md$/.exec(name)?.[1] ?? []].flat())
  const isNamed = (said: unknown) =>
    names.some((name) => said === name || String(said).includes(`{{helplines.${name}.`))
  const isLeft = (item: unknown) =>
    isScalar(item)
      ? isNamed(item.value)
      : isMap(item) && ['id', 'text'].some((field) => isNamed(item.get(field)))
  const document = parseDocument(text)
  visit(document, {
    Seq: (_key, seq) => void (seq.items = seq.items.filter((item) => !isLeft(item))),
  })
  return written(document)
}

/** Fields that a site in English does not repeat under `english`. */
const ONCE_IN_ENGLISH = ['name', 'jobTitle', 'address', 'areaServed', 'responseTime', 'hoursNote']

/** Takes practice.yaml. Returns it with the street, if given, and each fact in one place: with its person, in one language. */
function withOwn(text: string, { gender, street, language }: Answers): string {
  const document = parseDocument(text)
  if (street !== '') document.setIn(['address', 'streetAddress'], street)
  if (gender === 'several') qualifyEach(document)
  if (language === 'en') for (const field of ONCE_IN_ENGLISH) document.deleteIn(['english', field])
  return written(document)
}

/** The values of the names in the template. */
function valuesOf(all: Answers, today: string) {
  const { services, colour, person, personEnglish, ...answers } = all
  const names = services.map(({ name }) => name)
  const english = services.map((service) => service.english)
  const { homePrice, homeArea, city, cityEnglish } = answers
  const isAsCity = homeArea === '' || homeArea === city
  return {
    ...answers,
    today,
    moreOffers: placesElsewhere(all),
    homeVisits:
      homePrice === undefined
        ? undefined
        : {
            area: homeArea || city,
            // The English name of an area other than the city has to be written by the owner.
            ...(answers.language !== 'en' && {
              english: isAsCity ? cityEnglish : { placeholder: cityEnglish },
            }),
          },
    who:
      person && answers.gender !== 'several'
        ? {
            name: person,
            ...(answers.language !== 'en' && { english: personEnglish || person }),
            gender: answers.gender,
          }
        : undefined,
    people: peopleOf(all),
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
