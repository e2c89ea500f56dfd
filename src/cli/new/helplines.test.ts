import { describe, expect, it } from 'vitest'
import { mistakeIn } from './questions.ts'
import { examplesOfNew, newPractice } from './testing/new-practice.ts'

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

/** What a tutor answers whose site is in English. */
const IN_ENGLISH = {
  ...{ name: 'Calm Mathematics', profession: 'tutor', treatment: 'Lessons' },
  ...{ city: 'Beersheba', services: 'Matriculation' },
}

it('a practice has all helplines unless it wants those for emergencies alone', async () => {
  const { catalogue } = await newPractice({})
  expect(catalogue.helplines.length).toBeGreaterThan(3)
  expect(catalogue.pages.emergency.data.situations.length).toBeGreaterThan(3)
  expect(mistakeIn('helplines', 'כולם')).toBeUndefined()
  expect(mistakeIn('helplines', 'some')?.code).toBe('helplines-answer')
})

it('a practice with those for emergencies alone learns all danger as such', async () => {
  const examples = await examplesOfNew({ helplines: 'חירום' })
  // The present practice has an entry of its own that answers this.
  const raped = examples.find(({ text }) => text === 'אנסו אותי')
  expect(raped).toMatchObject({ label: 'faq/emergency', isDanger: true })
})

describe.each([
  ['he', 'חירום'],
  ['ar', 'طوارئ'],
  ['ru', 'Экстренные'],
  ['en', 'emergency'],
])('in %s, a practice that answers %s', async (language, helplines) => {
  const own = language === 'en' ? IN_ENGLISH : {}
  const { catalogue, answers } = await newPractice({ ...own, language, helplines })
  const { data } = catalogue.pages.emergency

  it('has those lines, the situations that need no other, and whom to call in every language', () => {
    expect(idsOf(catalogue.helplines)).toEqual(['eran', 'mda', 'police'])
    expect(idsOf(data.situations)).toEqual(['life', 'thoughts-of-death', 'someone-else'])
    expect(data.situations.flatMap(({ lines }) => lines)).not.toContain('sahar')
    expect(data.sources).toEqual([])
    for (const { sentences } of data.languages) expect(sentences.length).toBeGreaterThan(1)
  })

  it.each(['I want to kill myself', 'בעלי מרביץ לי'])('helps first: %s', (question) => {
    const { danger, entries, text } = answers(question)
    expect(danger).toBe('acute')
    expect(entries[0]?.item.id).toBe('emergency')
    expect(text).toMatch(/1201|100|101/)
  })

  it('keeps all else', () => {
    expect(catalogue.pages.home.data.steps.length).toBeGreaterThan(1)
  })
})
