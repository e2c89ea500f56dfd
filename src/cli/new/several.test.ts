import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { peopleOf } from './people.ts'
import { answersFrom, wordsOf } from './questions.ts'
import { ANSWERS, newPractice } from './testing/new-practice.ts'

it.each([
  ['רבים', 'מי אנחנו', 'איך אנחנו עובדים'],
  ['זכר', 'מי אני', 'איך אני עובד'],
])('a practice whose owner answers %s speaks so', async (gender, title, how) => {
  const { catalogue } = await newPractice({ gender, channels: 'וואטסאפ 050-000-0000' })
  const { pages, site } = catalogue
  expect(pages.about.data.title).toBe(title)
  expect(pages.about.body).toContain(`## ${how}\n`)
  expect(pages.home.body).toContain(`[${title}](/about)`)
  // What stands on every page suits one as it does several.
  const { channels, labels, english } = site
  expect(JSON.stringify([channels, labels.responseTime])).not.toMatch(
    /(?<!\p{L})(אני|לי)(?!\p{L})/u,
  )
  expect(JSON.stringify(english?.channels)).not.toContain(' me ')
})

/** What a tutor answers whose site is in English. */
const IN_ENGLISH = {
  ...{ language: 'en', name: 'Calm Mathematics', profession: 'tutors', treatment: 'Lessons' },
  ...{ city: 'Beersheba', services: 'Matriculation' },
}

it.each([
  ['נועה לוי, דן כהן', 'Noa Levi; Dan Cohen', {}, ['noa-levi', 'dan-cohen']],
  ['נועה לוי; דן כהן', 'Noa Levi', {}, ['noa-levi', 'person-2']],
  ['Noa Levi, Dan Cohen', '', IN_ENGLISH, ['noa-levi', 'dan-cohen']],
])('who works in a practice of several is told one by one: %s = %s', async (...row) => {
  const [person, personEnglish, answers, ids] = row
  const { catalogue } = await newPractice({ gender: 'several', person, personEnglish, ...answers })
  const { practice } = catalogue
  expect(practice.person).toBeUndefined()
  expect(practice.people?.map(({ id }) => id)).toEqual(ids)
  expect(practice.people?.map(({ name }) => name)).toEqual(person.split(/[,;] /))
  // What was asked of all of them together has to be confirmed for each.
  for (const id of ids)
    for (const field of ['jobTitle', 'credentials', 'registration.number'])
      expect(practice.placeholders).toContain(`people.${id}.${field}`)
  expect(practice).not.toHaveProperty('registration')
  expect(practice).not.toHaveProperty('credentials')
})

it.each(['he', 'ar', 'ru', 'en'])(
  'in %s, texts send to the registration of each',
  async (language) => {
    const textOf = async (gender: string) => {
      const spoken = language === 'en' ? IN_ENGLISH : { language }
      const { catalogue } = await newPractice({ ...spoken, gender, person: 'Noa Levi' })
      const { faq, pages } = catalogue
      const answers = faq.filter(({ id }) => id === 'qualifications').map(({ body }) => body)
      return [pages.about.body, ...answers, pages.en?.body].join('\n')
    }
    expect(await textOf('male')).toContain('00000')
    expect(await textOf('several')).not.toMatch(/00000|\{\{|\[\[|\|/)
  },
)

it('each of several people has their languages written out', () => {
  const people = peopleOf(answersFrom({ ...ANSWERS, gender: 'several', person: 'Noa, Dan' }))
  expect(stringify(people)).not.toMatch(/[&*]a1/)
})

it('several people are asked for their names, and one for a name', () => {
  expect(wordsOf('person', { gender: 'רבים' })).toBe('people')
  expect(wordsOf('personEnglish', { gender: 'several' })).toBe('peopleEnglish')
  expect(wordsOf('person', { gender: 'נקבה' })).toBe('person')
})
