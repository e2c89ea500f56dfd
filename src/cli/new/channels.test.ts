import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../../catalogue/build.ts'
import { othersNamed, SIGNS } from '../../catalogue/testing/channel-signs.ts'
import { inWords } from '../../catalogue/mistakes.ts'
import { practiceNode } from '../../core/json-ld.ts'
import { documentsOf } from '../../documents/documents.ts'
import { CHANNEL_TYPES, type ChannelType } from '../../schemas/channel.ts'
import type { BookingInfo } from '../../schemas/booking.ts'
import type { Profile } from '../../schemas/profile.ts'
import { remedy } from './ask.ts'
import { answersFrom, mistakeIn } from './questions.ts'
import { ANSWERS, newPractice } from './testing/new-practice.ts'

/** The words of the interface but for those that are there for any channel, and for the help by telephone. */
function siteWords({ site }: Catalogue) {
  const { english, labels, ...words } = site
  const ofAnyChannel = { channels: undefined }
  return {
    ...words,
    ...ofAnyChannel,
    labels: { ...labels, helpBar: undefined },
    english: { ...english, ...ofAnyChannel },
  }
}

describe.each<[string, ChannelType[]]>([
  ['טלגרם @calm_mathematics', ['telegram']],
  ['shalom@lessons.example; https://forms.example/ask?of=us', ['email', 'form']],
  ['08-600-0000', ['phone']],
  ['סיגנל 050-000-0000; וואטסאפ 050-000-0000; טלפון 08-600-0000', ['signal', 'whatsapp', 'phone']],
])('a practice that is reached by %s', (answer, own) => {
  const service = newPractice({ channels: answer })
  const others = CHANNEL_TYPES.filter((type) => !own.includes(type))
  const get = async <Body>(name: string) => {
    const response = (await service).app.request(`/api/v1/${name}`, undefined, {
      client: '10.1.0.1',
    })
    return (await (await response).json()) as Body
  }

  it('lists them in its order, each with what opens it', async () => {
    const { channels } = await get<BookingInfo>('booking')
    expect(channels.map(({ type }) => type)).toEqual(own)
    for (const { label, value, url } of channels) {
      expect(label).not.toBe('')
      expect(url.replace(/[+@]/g, '')).toContain(value.replace(/[+@]/g, ''))
    }
    expect(channels[0]?.note ?? channels[0]?.hours).toBeDefined()
    const { contact } = await get<Profile>('profile')
    for (const type of own) expect(contact?.[type]).toBeDefined()
    for (const type of others) expect(contact).not.toHaveProperty(type)
  })

  it('speaks of no other, in no document, answer or tool', async () => {
    const { catalogue, documentContext } = await service
    const context = await documentContext()
    const texts = new Map([
      ...[...documentsOf(catalogue)].map(([path, make]) => [path, make(context)] as const),
      ['JSON-LD', JSON.stringify(practiceNode(catalogue))],
      ['site.yaml', JSON.stringify(siteWords(catalogue))],
    ])
    expect(texts.size).toBeGreaterThan(30)
    expect(othersNamed(texts, own)).toEqual([])
    // Its own are known by the same signs.
    for (const type of own) expect([...texts.values()].join('\n')).toMatch(SIGNS[type])
  })

  it('names its own wherever the service says how to book', async () => {
    const { catalogue, documentContext } = await service
    const context = await documentContext()
    const documents = documentsOf(catalogue)
    const named = catalogue.facts.get('english.channels')?.text ?? ''
    expect(named).not.toBe('')
    for (const path of ['/openapi.json', '/llms.txt', '/developers.md'])
      expect(documents.get(path)?.(context), path).toContain(named)
    expect(documents.get('/.well-known/security.txt')?.(context)).toMatch(/^Contact: [a-z]+:\S+$/m)
  })
})

describe('the answer to how people reach a practice', () => {
  const read = (answer: string) => answersFrom({ ...ANSWERS, channels: answer }).channels

  it('may name kinds in Hebrew or English, and leave values for later', () => {
    expect(read('טלגרם: @calm_tutor; Phone 03-123-4567; WhatsApp; דוא״ל')).toEqual([
      { type: 'telegram', value: '@calm_tutor' },
      { type: 'phone', value: '+97231234567' },
      { type: 'whatsapp', value: { placeholder: '+972500000000' } },
      { type: 'email', value: { placeholder: 'hello@practice.example' } },
    ])
  })

  it('may name kinds in Arabic as people spell them', () => {
    expect(read('تيليجرام @calm_tutor؛ تليفون 03-123-4567؛ إيميل a@b.example؛ تلغرام')).toEqual([
      { type: 'telegram', value: '@calm_tutor' },
      { type: 'phone', value: '+97231234567' },
      { type: 'email', value: 'a@b.example' },
      { type: 'telegram', value: { placeholder: '@practice_example' } },
    ])
  })

  it('knows a kind by its value', () => {
    expect(read('@calm_tutor; 050 123 4567; a@b.example; https://b.example/f')).toMatchObject([
      { type: 'telegram' },
      { type: 'phone', value: '+972501234567' },
      { type: 'email' },
      { type: 'form' },
    ])
  })

  it('may have commas between them, as other lists have', () => {
    const kinds = read('טלפון 04-812-3456, וואטסאפ 052-123-4567، https://b.example/f?a,b')
    expect(kinds.map(({ type }) => type)).toEqual(['phone', 'whatsapp', 'form'])
  })

  it.each([
    ['(04) 812-3456', '+97248123456'],
    ['\u200e04-812-3456\u200f', '+97248123456'],
    ['טלפון: \u2066+972-4-812-3456\u2069', '+97248123456'],
    ['04–812—3456', '+97248123456'],
    ['טלפון 052־123\u20114567', '+972521234567'],
  ])('may be a number as people write or paste it: %j', (answer, value) => {
    expect(read(answer)).toEqual([{ type: 'phone', value }])
  })

  it('may name kinds in Hebrew as people spell them', () => {
    const kinds = ['וואטסאפ', 'ווטסאפ', 'ואטסאפ', 'ווצאפ', 'מייל', 'אימייל', 'אי-מייל', 'דוא"ל']
    expect(read(kinds.join('; ')).map(({ type }) => type)).toEqual([
      ...Array<string>(4).fill('whatsapp'),
      ...Array<string>(4).fill('email'),
    ])
  })

  it('is quoted by the part that is wrong, where there are several', () => {
    const said = (answer: string) => {
      const mistake = mistakeIn('channels', answer)
      return mistake && remedy(mistake, { language: 'he' })
    }
    expect(said('טלפון 03-123-4567; טלגרם כן; מייל')).toMatch(/^"טלגרם כן"\nצריך: /)
    expect(said('טלגרם כן')).toMatch(/^צריך: /)
  })

  it.each(['', 'fax 03-1234567', 'telegram no', 'phone 12'])('is refused: %j', (answer) => {
    const mistake = mistakeIn('channels', answer)
    expect(mistake && inWords(mistake).he).toContain('דרך אחת לפחות')
  })
})
