import { strongEtag } from './etag.ts'

/** JSON that is ready to be sent, and a strong validator of it. */
export interface ReadyJson {
  readonly text: string
  readonly etag: string
}

const made = new WeakMap<object, ReadyJson>()

/** The JSON of something published, which never changes: made when it is first asked for. */
export function readyJson(published: object): ReadyJson {
  const known = made.get(published)
  if (known) return known
  const text = JSON.stringify(published)
  const ready = { text, etag: strongEtag(text) }
  made.set(published, ready)
  return ready
}

/**
 * The JSON of an answer that was made for one request, joined from that of the published things in its lists. Its
 * validator is one of theirs, so that what is long is neither written nor read anew.
 */
export function joinedJson(answer: object): ReadyJson {
  const members = Object.entries(answer).map(([name, value]): [string, ReadyJson] => [
    JSON.stringify(name),
    Array.isArray(value) ? listJson(value as object[]) : ownJson(value),
  ])
  const text = `{${members.map(([name, { text }]) => `${name}:${text}`).join()}}`
  return { text, etag: strongEtag(members.map(([, { etag }]) => etag).join()) }
}

function listJson(published: readonly object[]): ReadyJson {
  const all = published.map(readyJson)
  return {
    text: `[${all.map(({ text }) => text).join()}]`,
    etag: `[${all.map(({ etag }) => etag).join()}]`,
  }
}

/** What is short stands for itself. */
function ownJson(value: unknown): ReadyJson {
  const text = JSON.stringify(value)
  return { text, etag: text }
}
