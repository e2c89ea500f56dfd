import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { coloursAround } from './colours.ts'
import { fillMarkdown, fillYaml, overlaid, withBody, withFields } from './fill-template.ts'
import { type Answers, serviceId } from './questions.ts'

const TEMPLATE = 'examples/practice'

/** Of the present content, what is not one practice's: the country's helplines, and how programs ask any of them. */
const SHARED = ['helplines.yaml', 'pages/connect.md', 'pages/reference.md']

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
  const values = valuesOf(answers, today)
  const template = (file: string) => readFile(join(project, TEMPLATE, file), 'utf8')
  const present = (file: string) => readFile(join(project, 'content', file), 'utf8')
  const write = async (file: string, text: string) => {
    const path = join(target, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text, { flag: 'wx' })
  }
  for (const file of SHARED) await cp(join(project, 'content', file), join(target, file))
  await cp(join(project, 'content/README.md'), join(target, 'README.md'))
  for (const file of ['practice.yaml', 'look.yaml', 'promises.yaml'])
    await write(file, fillYaml(await template(file), values))
  await write('site.yaml', overlaid(await present('site.yaml'), await template('site.yaml')))
  // What changed before this practice was there is no news of its API.
  const begun = `changelog: [{ date: ${today}, text: 'First public version of v1.' }]`
  await write(GUIDE, withFields(await present(GUIDE), begun))
  const help = 'pages/emergency.md'
  await write(help, withBody(await present(help), await template(help)))
  for (const folder of ['faq', 'pages'])
    for (const name of await readdir(join(project, TEMPLATE, folder))) {
      const file = `${folder}/${name}`
      if (file !== help) await write(file, fillMarkdown(await template(file), values))
    }
  await write('search/off-topic.txt', OFF_TOPIC)
  const service = await template('services/service.md')
  for (const [i, { name, english }] of answers.services.entries()) {
    const own = { serviceName: name, serviceEnglish: english, serviceOrder: i + 1 }
    const id = serviceId(english)
    await write(`services/${id}.md`, fillMarkdown(service, { ...values, ...own }))
    await write(`services/${id}.txt`, `${name}\n${english}\n`)
  }
}

const SESSION = { id: 'session', name: 'פגישה', english: 'session' }

/** What can be bought: a session, and what people begin with, if there is such a thing. */
function offersOf(answers: Omit<Answers, 'services' | 'colour' | 'person' | 'personEnglish'>) {
  const { price, minutes, firstName, firstNameEnglish, firstPrice, firstMinutes } = answers
  const first = {
    id: 'first',
    name: firstName,
    english: firstNameEnglish || 'first meeting',
    price: firstPrice,
    durationMinutes: firstMinutes,
    firstMeeting: true,
  }
  return [{ ...SESSION, price, durationMinutes: minutes }, ...(firstName === '' ? [] : [first])]
}

/** What the names in the template stand for. */
function valuesOf({ services, colour, person, personEnglish, ...answers }: Answers, today: string) {
  const names = services.map(({ name }) => name)
  const english = services.map((service) => service.english)
  return {
    ...answers,
    today,
    offers: offersOf(answers),
    firstName: answers.firstName || SESSION.name,
    who: person
      ? { name: person, english: personEnglish || person, gender: answers.gender }
      : undefined,
    colours: colour === '' ? 'default' : coloursAround(colour),
    serviceNames: names,
    serviceList: new Intl.ListFormat('he').format(names),
    serviceListEnglish: new Intl.ListFormat('en', { type: 'disjunction' }).format(english),
    serviceExample: english[0] ?? '',
    serviceFiles: english.map((each) => `services/${serviceId(each)}.md`),
    tags: [...new Set([answers.treatmentEnglish, answers.cityEnglish].map(serviceId))],
  }
}
