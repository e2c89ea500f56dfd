import { describe, expect, it } from 'vitest'
import { content } from '../instance.ts'
import { otherLayout } from '../search/keyboard.ts'
import { createRetrieval } from './retrieval.ts'

/** What is published, with the model that the build learns: meaning, not ranking, is held here. */
const { catalogue, model, situations } = await content()
const { match } = createRetrieval(catalogue, model, situations)
const firstOf = (question: string) => match(question).all[0]?.item.id

const plain = (text = '') => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

describe('a sentence copied from a published answer', () => {
  it.each(catalogue.faq.map(({ id, resource }) => [id, resource.answer] as const))(
    'brings %s first',
    (id, answer) => {
      const sentences = answer.split(/(?<=[.?!])\s+/u)
      // Fewer words may stand in several answers.
      const long = sentences.filter((sentence) => sentence.split(' ').length >= 6)
      expect(long.length).toBeGreaterThan(0)
      for (const sentence of long) {
        const first = catalogue.faq.find((entry) => entry.id === firstOf(sentence))
        // A fact that several answers state in the same words may be found in any of them.
        expect(plain(first?.resource.answer), `${id}: ${sentence}`).toContain(plain(sentence))
      }
    },
  )
})

describe('a keyword of services', () => {
  it('brings every service whose name or description has it', () => {
    for (const { id, resource } of catalogue.services) {
      const words = `${resource.name} ${resource.description ?? ''}`.match(/[א-ת]{4,}/gu) ?? []
      for (const word of words)
        expect(
          match(word).services.map((service) => service.id),
          word,
        ).toContain(id)
    }
  })
})

describe('danger', () => {
  it('is heard in the other layout of a keyboard, with what is happening', () => {
    for (const question of ['אני רוצה למות', 'כמה עולה פגישה, אני לא רוצה לחיות יותר']) {
      const { danger, situation } = match(otherLayout(question))
      expect({ danger, situation: situation?.id }, question).toEqual({
        danger: 'acute',
        situation: 'thoughts-of-death',
      })
    }
  })

  it.each([
    'בא לי למחוק את עצמי',
    'שתיתי וודקה עם כדורי שינה',
    'פוחדת מבעלי',
    'хочу умереть',
    'اريد ان اموت',
    'je veux mourir',
    'מחר כבר לא אהיה פה, רק רציתי להגיד תודה',
    'i saved up all my pills and tonight is the night',
    'he locked me in and took my phone',
    'כמה עולה פגישה? אני לא רוצה לחיות יותר',
  ])('puts help first: %s', (question) => {
    const { all, danger } = match(question)
    expect(danger).toBe('acute')
    expect(['emergency', 'helplines']).toContain(all[0]?.item.id)
    expect(all[0]?.score).toBe(100)
  })

  it.each(['עזרה', 'help', 'קשה לי', 'אני לבד', 'HELP!!', 'i need help'])(
    'is heard in a mere word: %s',
    (question) => expect(['emergency', 'helplines']).toContain(firstOf(question)),
  )

  it.each([
    ['העבודה הורגת אותי', 'burnout-stress'],
    ['my boss is killing me with these deadlines', 'burnout-stress'],
    ['how much does a session cost', 'session-fee'],
  ])('is not taken from a figure of speech: %s', (question, id) => {
    expect(match(question).danger).not.toBe('acute')
    expect(firstOf(question)).toBe(id)
  })
})

it.each(['מזג אוויר מחר', 'who won the world cup in 1998', 'asdkjhaskjdh', 'אקווריום', '12345'])(
  'finds nothing where nothing answers: %s',
  (question) => expect(match(question)).toMatchObject({ all: [], danger: 'none' }),
)
