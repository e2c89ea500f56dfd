import { describe, expect, it } from 'vitest'
import { content } from '../instance.ts'
import { otherLayout } from '../search/keyboard.ts'
import { createAnswers } from './answer.ts'

/** What is published, with the model that the build learns: meaning, not ranking, is held here. */
const { catalogue, models } = await content()
const answers = createAnswers(catalogue, models)
const firstOf = (question: string) => answers(question).entries[0]?.item.id

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

describe('a published question', () => {
  it.each(catalogue.faq.map(({ id, resource }) => [id, resource.question] as const))(
    'is answered by its own answer: %s',
    (id, question) => expect(firstOf(question)).toBe(id),
  )
})

describe('a keyword', () => {
  const idsOf = (question: string) => answers(question).entries.map(({ item }) => item.id)

  it.each(['וידאו', 'טיפול', 'מלחמה', 'משפחה', 'מוות', 'בושה', 'כאב', 'תל אביב', '1201', '400'])(
    'lists every entry whose question or answer has it: %s',
    (word) => {
      const whole = new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u')
      const having = catalogue.faq.filter(({ resource: { question, answer } }) =>
        whole.test(`${question} ${answer}`),
      )
      expect(having.length).toBeGreaterThan(0)
      expect(idsOf(word)).toEqual(expect.arrayContaining(having.map(({ id }) => id)))
    },
  )

  it('lists those first whose question has it', () => {
    expect(idsOf('מלחמה')[0]).toBe('trauma-war-terror')
  })

  it.each(['כן', 'תודה', 'בוקר טוב', 'אוקיי', 'תמיד', 'yes please'])(
    'of everyday talk lists nothing: %s',
    (words) => expect(idsOf(words)).toEqual([]),
  )
})

describe('a keyword of services', () => {
  it('brings every service whose name or description has it', () => {
    for (const { id, resource } of catalogue.services) {
      const words = `${resource.name} ${resource.description ?? ''}`.match(/[א-ת]{4,}/gu) ?? []
      for (const word of words)
        expect(
          answers(word).services.map((service) => service.id),
          word,
        ).toContain(id)
    }
  })
})

describe('two keywords', () => {
  it.each(['דיכאון, טראומה', 'טראומה דיכאון', 'פגיעה מינית טראומה'])(
    'bring each service that one of them names: %s',
    (question) => {
      const ids = answers(question).services.map(({ id }) => id)
      expect(ids).toContain('trauma-ptsd')
      expect(ids.length).toBeGreaterThan(1)
    },
  )

  it.each([
    ['דיכאון אחרי לידה', 'depression'],
    ['חרדה אחרי לידה', 'anxiety'],
    ['טיפול אחרי תאונה', 'trauma-ptsd'],
  ])('bring no service that shares a common word with a question: %s', (question, id) => {
    expect(answers(question).services.map((service) => service.id)).toEqual([id])
  })

  it('name no service where nothing answers', () => {
    expect(answers('מזג אוויר מחר').services).toEqual([])
  })
})

describe('danger', () => {
  it.each([
    ['1201', 'eran'],
    ['קו סיוע 1202', 'rape-crisis-women'],
    ['1203', 'rape-crisis-men'],
    ['מוקד 118', 'welfare'],
    ['105', 'children-online'],
    ['101', 'mda'],
    ['1-800-363-363', 'natal'],
    ['1800363363', 'natal'],
  ])('puts the line first whose number is asked for: %s', (question, id) => {
    const { danger, line, situation } = answers(question)
    expect(danger).toBe('acute')
    expect(line?.id).toBe(id)
    expect(situation?.lines ?? [id]).toContain(id)
  })

  it.each([
    ['לקחתי 105 כדורים', 'life'],
    ['I took 105 pills', 'life'],
    ['בלעתי 100 כדורים', 'life'],
    ['נאנסתי לפני 118 ימים', 'sexual-assault'],
    ['יש לי 100 סיבות למות', 'thoughts-of-death'],
    ['I am 100% sure I want to die', 'thoughts-of-death'],
    ['הוא הרביץ לי 101 פעמים', 'violence-at-home'],
  ])('takes no number for a line that counts something: %s', (question, id) => {
    const { situation, line } = answers(question)
    expect(situation?.id).toBe(id)
    expect(line?.id).toBe(situation?.lines[0])
  })

  it('is not told as one situation where the words say none', () => {
    for (const question of ['help', 'help me', 'SOS', 'טלפון של ערן', 'קו סיוע'])
      expect(answers(question), question).toMatchObject({ danger: 'acute', situation: undefined })
  })

  it.each([
    ['self harm', 'emergency'],
    ['אלימות במשפחה', 'emergency'],
    ['rape', 'helplines'],
    ['suicidal ideation', 'emergency'],
    ['child abuse', 'emergency'],
    ['הבן שלי בן 12 מדבר על מוות', 'emergency'],
  ])('is heard in few words: %s', (question, id) => expect(firstOf(question)).toBe(id))

  it.each([
    ['phone number', 'how-to-book'],
    ['call', 'how-to-book'],
    ['OCD', 'obsessive-thoughts'],
    ['help with anxiety', 'anxiety'],
  ])('is not heard where somebody looks for the practice: %s', (question, id) => {
    expect(answers(question).danger).toBe('none')
    expect(firstOf(question)).toBe(id)
  })

  it('is heard in the other layout of a keyboard, with what is happening', () => {
    for (const question of ['אני רוצה למות', 'כמה עולה פגישה, אני לא רוצה לחיות יותר']) {
      const { danger, situation } = answers(otherLayout(question))
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
    const { entries, danger } = answers(question)
    expect(danger).toBe('acute')
    expect(['emergency', 'helplines']).toContain(entries[0]?.item.id)
    expect(entries[0]?.score).toBe(100)
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
    expect(answers(question).danger).not.toBe('acute')
    expect(firstOf(question)).toBe(id)
  })
})

it.each([
  'מזג אוויר מחר',
  'who won the world cup in 1998',
  'asdkjhaskjdh',
  'אקווריום',
  '12345',
  'zz',
  'kk',
])('finds nothing where nothing answers: %s', (question) =>
  expect(answers(question)).toMatchObject({ entries: [], danger: 'none' }),
)
