/** Requests made from an OpenAPI document: what it declares, what it nearly declares, and what it does not. */
import fc from 'fast-check'

export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  minimum?: number
  maximum?: number
  maxItems?: number
  $ref?: string
}

export interface Operation {
  path: string
  method: string
  parameters: { name: string; in: string; schema: Schema }[]
  body: Schema | undefined
  /** JSON schemas of answers by status. */
  responses: Record<string, Schema | undefined>
}

export interface FuzzRequest {
  operation: Operation
  /** The operation's path, or another spelling of it. */
  path: string
  method: string
  query: [string, string][]
  headers: Record<string, string>
  body: string | undefined
}

const HEBREW = [
  'מחיר',
  'כמה זמן נמשכת פגישה',
  'טיפול בטראומה',
  'אני לא רוצה לחיות',
  'ד"ר',
  "צ'ק",
  'שָׁלוֹם',
  'וכשהטיפול',
]
const HOSTILE = [
  '',
  ' ',
  '\0',
  '\r\nX-Injected: 1',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00',
  '${7*7}',
  '<script>',
  "' OR 1=1--",
  '\u202E',
  '\uFEFF',
  '\uD800',
  '😀'.repeat(2001),
  'a'.repeat(2001),
  '-1',
  '0',
  '51',
  '1e3',
  '٣',
  'NaN',
  'null',
  '[]',
  '{}',
]

const text = fc.oneof(
  fc.constantFrom(...HEBREW),
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 30 }),
)

/** Values of a schema, and now and then any other. */
function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: valid(schema) }, { weight: 1, arbitrary: fc.jsonValue() })
}

function valid(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices) return fc.oneof(...choices.map(valueOf))
  if (schema.enum) return fc.oneof(fc.constantFrom(...schema.enum), text)
  if (schema.const !== undefined) return fc.constant(schema.const)
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, property]) => [
            name,
            valueOf(property),
          ]),
        ),
        { requiredKeys: [] },
      )
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), { maxLength: (schema.maxItems ?? 10) + 2 })
    case 'integer':
    case 'number':
      return fc.integer({ min: (schema.minimum ?? 0) - 2, max: (schema.maximum ?? 100) + 2 })
    case 'boolean':
      return fc.boolean()
    case 'string':
      return text
    default:
      return fc.jsonValue()
  }
}

const headers = fc.record(
  {
    'Idempotency-Key': fc.string({ maxLength: 140 }).map((key) => key.trim()),
    Accept: fc.constantFrom(
      '*/*',
      'application/json',
      'text/event-stream',
      'text/html',
      'nonsense;;q',
      '',
    ),
    'Accept-Encoding': fc.constantFrom('br', 'gzip', 'identity;q=0', '*;q=0', 'br;q=x'),
    'If-None-Match': fc.constantFrom('*', '"x"', 'W/"x"', ',,,', '"'),
    'Content-Type': fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'x'),
    'Access-Control-Request-Method': fc.constantFrom('GET', 'POST'),
    'Last-Event-ID': fc.constantFrom('0', '1', '999', '-1', 'x'),
  },
  { requiredKeys: [] },
)

/** Ways to spell a letter or a slash of a path, of which some mean the same and some mean nothing. */
const SPELLINGS: ((letter: string) => string)[] = [
  (letter) => `%${hex(letter)}`,
  (letter) => `%${hex(letter).toUpperCase()}`,
  (letter) => `%25${hex(letter)}`,
  (letter) => letter.toUpperCase(),
  (letter) => `${letter}%00`,
  (letter) => `${letter}/`,
  (letter) => `/.${letter}`,
  (letter) => `/..${letter}`,
  (letter) => `/%2e${letter}`,
  (letter) => (letter === '/' ? '//' : letter),
  (letter) => (letter === '/' ? '\\' : letter),
  (letter) => (letter === '/' ? '%5C' : letter),
  (letter) => (letter === '/' ? '/x/../' : letter),
  (letter) => `${letter};v=1`,
  (letter) => `${letter}%`,
  (letter) => `${letter}%20`,
  (letter) => `${letter}%D7%A9`,
]

const hex = (letter: string) => letter.charCodeAt(0).toString(16).padStart(2, '0')

/** A path, in three of four cases as it is declared, otherwise with up to three letters spelt in another way. */
function spellingsOf(path: string): fc.Arbitrary<string> {
  // What does not begin with a slash is no address.
  const change = fc.tuple(
    fc.integer({ min: 1, max: path.length - 1 }),
    fc.constantFrom(...SPELLINGS),
  )
  const changed = fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    const letters = path.split('')
    for (const [place, spell] of changes) letters[place] = spell(path[place] ?? '')
    return letters.join('')
  })
  const framed = fc.constantFrom(
    `/${path}`,
    `${path}/`,
    `${path}//`,
    `http://x${path}`,
    `/.${path}`,
  )
  return fc.oneof(
    { weight: 9, arbitrary: fc.constant(path) },
    { weight: 2, arbitrary: changed },
    { weight: 1, arbitrary: framed },
  )
}

/** Requests to the operations of a document. */
export function requestsTo(operations: readonly Operation[]): fc.Arbitrary<FuzzRequest> {
  return fc.constantFrom(...operations).chain((operation) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === 'query')
    const pairs = parameters.map(({ name, schema }) =>
      fc.tuple(
        fc.constant(name),
        valueOf(schema).map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
      ),
    )
    const query = fc.array(fc.oneof(...pairs, fc.tuple(text, text)), { maxLength: 4 })
    const body = operation.body
      ? fc.oneof(
          { weight: 6, arbitrary: valueOf(operation.body).map((value) => JSON.stringify(value)) },
          { weight: 1, arbitrary: text },
          { weight: 1, arbitrary: fc.constant('['.repeat(5000)) },
          {
            weight: 1,
            arbitrary: fc
              .array(valueOf(operation.body), { maxLength: 25 })
              .map((batch) => JSON.stringify(batch)),
          },
        )
      : fc.constant(undefined)
    return fc.record({
      operation: fc.constant(operation),
      path: spellingsOf(operation.path),
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant(operation.method) },
        {
          weight: 1,
          arbitrary: fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH'),
        },
      ),
      query,
      headers,
      body,
    })
  })
}
