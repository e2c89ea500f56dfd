import { isIP } from 'node:net'
import { z } from 'zod'

/** The port a checkout answers at when nothing else is configured. */
const DEFAULT_PORT = 4321

/** Requests a client may make in one minute, as the contract says. */
export const CONTRACT_RATE_LIMIT = 60

/** What is said of a wrong text: what is expected, and what it was. */
const instead = (expected: string) => ({
  error: ({ input }: { input?: unknown }) => `${expected}, not ${quote(input)}`,
})

const text = (expected: string, isExpected: (given: string) => boolean) =>
  z.string().refine(isExpected, instead(expected))

const wholeNumber = (least: number, most: number) =>
  text(
    `a whole number from ${least} to ${most}`,
    (given) => /^\d{1,9}$/.test(given) && Number(given) >= least && Number(given) <= most,
  ).transform(Number)

const oneOf = <const Name extends string>(...names: Name[]) =>
  z.enum(names, instead(`one of ${names.join(', ')}`))

const list = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    // A comma may stand in a password.
    .refine((given) => !SECRET.test(given), instead('a list without users and passwords'))
    .transform((given) => given.split(',').map((part) => part.trim()))
    .transform((parts) => parts.filter(Boolean))
    .pipe(z.array(item))
    .default([])

const host = text('a host name or IP address', (given) => /^[\w.:-]+$/.test(given))
const hostName = text('host names such as clinic.example', isHostName)
const addressRange = z.union(
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  instead('an IP address or CIDR range such as 10.0.0.0/8'),
)
const day = z.iso.date(instead('a day such as 2027-01-31'))
const backend = /^(?:none|local|(?:github|gitlab|gitea):[\w.-]+(?:\/[\w.-]+)+)$/

/** What can be set; README.md says it to those who run the service. */
const Variables = z.object({
  /** Address to listen on. */
  HOST: host.default('127.0.0.1'),
  /** Port to listen on; 0 takes a free one. */
  PORT: wholeNumber(0, 65535).default(DEFAULT_PORT),
  /** Base address used in every absolute link; without it, that of HOST and PORT. */
  SITE_URL: text(
    'an http or https address without a path, such as https://practice.example',
    isOrigin,
  )
    .transform((given) => new URL(given).origin)
    .optional(),
  /** Host names at which MCP answers beside that of SITE_URL, in the form that `new URL` gives them. */
  ALLOWED_HOSTS: list(hostName.transform((name) => new URL(`http://${name}`).hostname)),
  /** Requests a client may make in one minute. */
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(CONTRACT_RATE_LIMIT),
  /** Proxies whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: list(addressRange),
  /** Connections an address may have open at once; trusted proxies may have any number. */
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(256),
  /** Redis that processes share the limit through; a wrong address is not repeated, it may hold a password. */
  RATE_LIMIT_REDIS_URL: z
    .string()
    .refine(isRedisUrl, { error: 'a redis:// or rediss:// address' })
    .optional(),
  /** Processes that answer; one for each core. */
  WORKERS: wholeNumber(1, 256).default(1),
  /** Port of /metrics, which is off without it. */
  METRICS_PORT: wholeNumber(0, 65535).optional(),
  METRICS_HOST: host.default('127.0.0.1'),
  /** Least severe log line that is written. */
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  /** Build for a public host although placeholders remain: for demonstrations. */
  ALLOW_PLACEHOLDERS: oneOf('true', 'false')
    .default('false')
    .transform((given) => given === 'true'),
  /**
   * Where the owner's editor at /admin saves; without it, development alone has one. A wrong one is not repeated, it
   * may hold a token.
   */
  EDITOR_BACKEND: z
    .string()
    .regex(backend, { error: 'none, local, or a repository such as github:owner/name' })
    .optional(),
  /** Days from which version 1 of the API is deprecated, and on which it goes away. */
  V1_DEPRECATED: day.optional(),
  V1_SUNSET: day.optional(),
  /** Address of the version that takes its place. */
  V1_SUCCESSOR: text('the http or https address of the next version', isPublicAddress)
    .transform((given) => new URL(given).href)
    .optional(),
})

/** The contract: a version stays for at least six months after its successor is announced. */
const NOTICE_MONTHS = 6
const DEPRECATION = ['V1_DEPRECATED', 'V1_SUNSET', 'V1_SUCCESSOR'] as const

const Environment = Variables.superRefine((config, context) => {
  const wrong = (name: keyof typeof config, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  const missing = DEPRECATION.filter((name) => config[name] === undefined)
  if (missing.length < DEPRECATION.length)
    for (const name of missing) {
      const others = DEPRECATION.filter((other) => other !== name)
      wrong(name, `to be set together with ${others.join(' and ')}`)
    }
  const { V1_DEPRECATED: from, V1_SUNSET: until } = config
  if (from === undefined || until === undefined) return
  const earliest = new Date(from)
  earliest.setUTCMonth(earliest.getUTCMonth() + NOTICE_MONTHS)
  if (new Date(until) < earliest)
    wrong(
      'V1_SUNSET',
      `a day at least ${NOTICE_MONTHS} months after V1_DEPRECATED, not ${quote(until)}`,
    )
})

/** What the environment configures, validated. */
export type Config = z.output<typeof Variables> & { SITE_URL: string }

/** The environment holds values that cannot be used; the message lists every one of them. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Reads the configuration from environment variables. An empty variable counts as unset.
 *
 * @param env Names and values, as in `process.env`; other names are ignored.
 * @returns The configuration with its defaults filled in.
 * @throws {ConfigError} Naming each wrong variable, what it held and what was expected.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = Environment.safeParse(given)
  if (result.success)
    return { ...result.data, SITE_URL: result.data.SITE_URL ?? localUrl(result.data) }
  const lines = result.error.issues.map(
    ({ path, message }) => `\n  ${String(path[0])}: expected ${message}`,
  )
  throw new ConfigError(`The configuration is wrong.${lines.join('')}`)
}

/** Reads the configuration; a wrong one ends the process with code 1 and says what is wrong. */
export function configOrExit(env: Record<string, string | undefined>): Config {
  try {
    return readConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Where this machine reaches what listens there. A port that is free is not known beforehand. */
function localUrl({ HOST, PORT }: z.output<typeof Variables>): string {
  const isEveryAddress = HOST === '0.0.0.0' || HOST === '::'
  const host = isEveryAddress ? '127.0.0.1' : isIP(HOST) === 6 ? `[${HOST}]` : HOST
  return new URL(`http://${host}:${PORT || DEFAULT_PORT}`).origin
}

function isHostName(text: string): boolean {
  const { href, hostname = '' } = URL.parse(`http://${text}`) ?? {}
  return /^[\w.-]+$/.test(hostname) && href === `http://${hostname}/`
}

function isOrigin(text: string): boolean {
  const { href, origin, protocol = '' } = URL.parse(text) ?? {}
  return /^https?:$/.test(protocol) && href === `${origin}/`
}

/** Whether it may be published: to be opened in a browser, and without a password. */
function isPublicAddress(text: string): boolean {
  const { protocol = '', username, password } = URL.parse(text) ?? {}
  return /^https?:$/.test(protocol) && username === '' && password === ''
}

/** Whether the client for Redis, which decodes user and password, can read an address. */
function isRedisUrl(text: string): boolean {
  try {
    const { username, password } = new URL(text)
    decodeURIComponent(username + password)
    return /^rediss?:\/\/[^\s/]\S*$/.test(text)
  } catch {
    return false
  }
}

/** Users and passwords stand before an @, however it is spelt. */
const SECRET = /^.*(?:@|%40|＠)/s

/** A value as an error names it: these, and what stands behind a question mark or a # are nobody else's business. */
function quote(value: unknown): string {
  return JSON.stringify(
    String(value)
      .replace(SECRET, '***@')
      .replace(/([?#]).*$/s, '$1***'),
  )
}
