import { exampleKey } from '../schemas/example.ts'
import type { SiteText } from '../schemas/site.ts'

type Reply = SiteText['search']['replies'][number]

/** More words than that say something besides, which a greeting back would pass over. */
const MOST_GREETING_WORDS = 4

/** What is said back to a greeting or to thanks: by itself, or before a few words more. */
export function replyTo(question: string, replies: readonly Reply[]): Reply | undefined {
  const key = exampleKey(question)
  const isShort = key.split(' ').length <= MOST_GREETING_WORDS
  return replies.find(({ said }) =>
    said.map(exampleKey).some((one) => key === one || (isShort && key.startsWith(`${one} `))),
  )
}
