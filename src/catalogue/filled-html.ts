import { escapeHtml } from './escape-html.ts'
import { type Fact, type Facts, fill } from './facts.ts'

/** A tag, whose attributes in quotes may hold the signs of one, or the text up to the next. */
const TAG_OR_TEXT = /<(?:"[^"]*"|[^">])*>|[^<]+/g

/** Markdown percent-encodes the braces of a token in a link's target, and the spaces between them. */
const ENCODED_TOKEN = /%7B%7B(?:%20)*([\w.-]+)(?:%20)*%7D%7D/g

/**
 * Fills facts into the HTML of a body: in texts isolated where they must be, in tags as plain text, since an attribute
 * can hold no markup.
 */
export function filledHtml(html: string, facts: Facts): string {
  return html.replace(TAG_OR_TEXT, (part) =>
    part.startsWith('<')
      ? fill(part.replace(ENCODED_TOKEN, '{{$1}}'), facts, escaped)
      : fill(part, facts, isolated),
  )
}

const escaped = ({ text }: Fact) => escapeHtml(text)

const isolated = (fact: Fact) =>
  fact.ltr ? `<bdi dir="ltr">${escaped(fact)}</bdi>` : escaped(fact)
