import { exampleKey } from '../schemas/example.ts'
import type { SiteText } from '../schemas/site.ts'

type Reply = SiteText['search']['replies'][number]

/** Longer texts say something besides the greeting. */
const MAX_GREETING_WORDS = 5

/** The reply to a greeting or to thanks, alone or with a few more words. */
export function replyTo(question: string, replies: readonly Reply[]): Reply | undefined {
  const key = spokenKey(question)
  const isShort = key.split(' ').length <= MAX_GREETING_WORDS
  return replies.find(({ said }) =>
    said.map(spokenKey).some((one) => key === one || (isShort && key.startsWith(`${one} `))),
  )
}

/** The same for letters that are drawn out: תודהההה. */
const spokenKey = (text: string) => exampleKey(text).replace(/(\p{L})\1+/gu, '$1')
