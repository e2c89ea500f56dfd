import { describe, expect, it } from 'vitest'
import { content } from '../instance.ts'
import { createAnswers } from '../core/answer.ts'
import { beginningOf, createSearchResults } from './search-results.ts'

const { catalogue, models } = await content()
const answers = createAnswers(catalogue, models)
const results = createSearchResults(catalogue, answers)
const idsOf = (question: string) =>
  results(question).matches.map(({ kind, item }) => `${kind}/${item.id}`)

describe('the site’s own search', () => {
  it('puts the service and the question of a name first', () => {
    for (const { id, resource } of catalogue.services)
      expect(idsOf(resource.name)[0]).toBe(`services/${id}`)
    for (const { id, data, resource } of catalogue.faq)
      if (!data.help) expect(idsOf(resource.question)[0], resource.question).toBe(`faq/${id}`)
  })

  it.each([
    ['על המטפלת', 'pages/about'],
    ['מדיניות פרטיות', 'pages/privacy'],
    ['English', 'pages/en'],
  ])('finds a page by its name: %s', (question, first) => {
    expect(idsOf(question)[0]).toBe(first)
  })

  it.each([
    ['נגישות', 'pages/accessibility'],
    ['פרטיות', 'pages/privacy'],
  ])('finds a page by a word of its name, after what answers: %s', (question, page) => {
    expect(idsOf(question)).toContain(page)
    expect(idsOf(question)[0]).not.toBe(page)
  })

  it.each(['אני רוצה למות', 'בעלי מרביץ לי', 'נאנסתי אתמול בלילה'])(
    'holds beside help nothing that the panel of help says: %s',
    (question) => {
      const { matches, danger } = results(question)
      expect(danger).toBe('acute')
      for (const { kind, item } of matches) expect(kind === 'faq' && item.data.help).toBe(false)
    },
  )

  it.each([
    ['בעלי מרביץ לי', 'faq/first-steps-hard-to-talk', undefined],
    ['אבא שלי מרביץ לי ומאיים עליי', 'faq/first-steps-hard-to-talk', undefined],
    ['אני רוצה למות', 'faq/first-steps-hard-to-talk', undefined],
    ['בא לי למות, אני בדיכאון', 'faq/first-steps-hard-to-talk', undefined],
    ['הוא עזב אותי ואני רוצה למות', 'faq/first-steps-hard-to-talk', undefined],
    ['בעלי מת ואני לא רוצה לחיות בלעדיו', 'faq/grief-loss', undefined],
    ['חזרתי מהמילואים, אני מפורק ואני רוצה למות', 'faq/trauma-war-terror', 'services/trauma-ptsd'],
    ['אחותי כתבה שהיא לא רוצה לחיות', 'faq/worried-about-someone', undefined],
    ['נאנסתי אתמול בלילה', 'faq/sexual-abuse-police', 'services/sexual-abuse-support'],
  ])('holds behind help what fits what happens, the best first: %s', (question, best, service) => {
    const { outcome, danger } = results(question)
    expect({ outcome, danger }).toEqual({ outcome: 'found', danger: 'acute' })
    expect(idsOf(question)[0]).toBe(best)
    if (service) expect(idsOf(question).at(-1)).toBe(service)
    expect(idsOf(question).length).toBeLessThanOrEqual(4)
  })

  it.each(['בעלי חנק אותי', 'בלעתי המון כדורים', 'אני רוצה למות, כמה עולה פגישה?', 'הצילו'])(
    'holds behind help nothing that is not likely and that nobody named for it: %s',
    (question) => {
      const { entries, situation } = answers(question)
      const least = situation ? 50 : 10
      const likely = entries.filter(({ score }) => score >= least).map(({ item }) => item.id)
      for (const { kind, item } of results(question).matches)
        if (kind === 'faq') expect([...likely, ...(situation?.faq ?? [])]).toContain(item.id)
    },
  )

  it('holds behind help whatever fits, but help, where nobody knows what happens', () => {
    const found = [
      ['emergency', 90],
      ['grief-loss', 30],
      ['burnout-stress', 16],
      ['relationships', 11],
      ['sleep-problems', 10],
      ['loneliness', 9],
    ] as const
    const entries = found.flatMap(([id, score]) =>
      catalogue.faq
        .filter((item) => item.id === id)
        .map((item) => ({ kind: 'faq' as const, item, score })),
    )
    const shownFor = (least: number) =>
      createSearchResults(catalogue, (question) => ({
        ...answers(question),
        situation: undefined,
        entries: entries.filter(({ score }) => score <= least),
      }))('בעלי מרביץ לי')
    const ids = (least: number) => shownFor(least).matches.map(({ item }) => item.id)
    expect(shownFor(100).danger).toBe('acute')
    expect(ids(100)).toEqual(['grief-loss', 'burnout-stress', 'relationships'])
    expect(ids(10)).toEqual(['sleep-problems'])
    expect(ids(9)).toEqual([])
  })

  it('holds beside help the service that fits what happens, and none where nobody knows what', () => {
    expect(idsOf('נאנסתי אתמול בלילה')).toContain('services/sexual-abuse-support')
    const { danger, situation, matches } = results('הצילו')
    expect({ danger, situation, matches }).toEqual({
      danger: 'acute',
      situation: undefined,
      matches: [],
    })
  })

  it('names each result once', () => {
    for (const question of ['פרטיות', 'קביעת פגישה', 'טיפול בדיכאון'])
      expect(new Set(idsOf(question)).size).toBe(idsOf(question).length)
  })

  it.each(['כמה עולה', 'קביעת פגישה'])('cuts the tail: %s', (question) => {
    expect(idsOf(question)).not.toContain('faq/clinic-accessibility')
    expect(idsOf(question).length).toBeLessThan(4)
  })

  it('hears danger in the beginning of what is too long', () => {
    const long = results(`אני רוצה למות. ${'ספרתי הכול. '.repeat(1000)}`)
    expect(long.outcome).toBe('tooLong')
    expect(long.danger).toBe('acute')
    expect(long.situation?.id).toBe('thoughts-of-death')
    expect(results('א'.repeat(2001))).toMatchObject({ outcome: 'tooLong', danger: 'none' })
  })

  it('takes as much of a question as may be asked, and cuts no character in two', () => {
    expect(beginningOf('כמה עולה')).toBe('כמה עולה')
    expect(beginningOf('😀'.repeat(3000))).toBe('😀'.repeat(2000))
  })
})
