import { type Example, NOTHING } from '../schemas/example.ts'
import type { AskedQuestion } from './asked.ts'
import type { Topics } from './topics.ts'

/**
 * Makes a test for questions from elsewhere that no entry here answers, but that may be on this practice's own subject,
 * so that they are not learned as unanswered: a physiotherapist's clients ask about their ankles. Such a question has a
 * word of its subjects that stands in no fewer unanswered questions than answered ones (so “back pain”, and not
 * “price”); or one that several of its lines have, and no question on a subject shared by all practices. For a question
 * that other practices answer, another form of such a word is enough. What only sounds like danger is always learned.
 */
export function ownSubjectTest(
  own: readonly Pick<Example, 'text' | 'label'>[],
  asked: readonly AskedQuestion[],
  { labels, subjects }: Topics,
): (question: AskedQuestion) => boolean {
  const isAnswered = ({ topics }: AskedQuestion) => topics.some((topic) => labels.has(topic))
  const answered = countWords(asked.filter(isAnswered))
  const unanswered = countWords(asked.filter(({ kind }) => kind === 'negative'))
  const timesIn = (counts: ReadonlyMap<string, number>, word: string) => counts.get(word) ?? 0
  const ofSubjects = subjects
    .flatMap(wordsIn)
    .filter((word) => timesIn(answered, word) <= timesIn(unanswered, word))
  const ofLines = [...countWords(own.filter(({ label }) => label !== NOTHING))]
    .filter(([word, count]) => count >= MIN_SUBJECT_LINES && !answered.has(word))
    .map(([word]) => word)
  const words = new Set([...ofSubjects, ...ofLines])
  const forms = new Set([...words].flatMap(formsOf))
  return (question) => {
    const { kind, text, topics } = question
    if (kind === 'near' || isAnswered(question)) return false
    const isOwn = (word: string) =>
      words.has(word) || (topics.length > 0 && formsOf(word).some((form) => forms.has(form)))
    return wordsIn(text).some(isOwn)
  }
}

/** In how many texts each word stands. */
function countWords(texts: readonly { readonly text: string }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { text } of texts)
    for (const word of new Set(wordsIn(text))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** How many lines must have a word for it to be one of the practice's subject. */
const MIN_SUBJECT_LINES = 3

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []

/** A word as it stands, and what it may be without a particle or an ending. */
function formsOf(word: string): string[] {
  const bare = word.replace(PARTICLE, '')
  return [...new Set([word, bare, word.replace(ENDING, ''), bare.replace(ENDING, '')])]
}

const PARTICLE = /^[והבלכמש](?=[א-ת]{2})/u
const ENDING = /(?<=[א-ת]{3})(?:ים|ות|[יהת])$|(?<=[a-z]{3})e?s$|(?<=[а-яё]{3})[аеиоуыюяйь]{1,2}$/u
