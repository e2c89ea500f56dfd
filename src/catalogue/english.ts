import { firstMeeting } from './build.ts'
import type { Catalogue } from './build.ts'

/** A price as English texts for programs write it. */
export function englishPrice(price: number): string {
  return price === 0 ? 'free' : `${price} ILS`
}

/** What people begin with, as a sentence; empty where there is no such offer. */
export function firstMeetingSentence({ practice }: Pick<Catalogue, 'practice'>): string {
  const first = firstMeeting(practice)
  if (!first) return ''
  const { english, price, durationMinutes } = first
  return `People begin with a ${english}: ${durationMinutes} minutes, ${englishPrice(price)}.`
}
