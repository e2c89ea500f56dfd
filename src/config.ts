import { BlockList, isIP } from 'node:net'
import { z } from 'zod'

const DEFAULT_PORT = 4321

/** Requests a client may make in one minute, as the contract says. */
export const CONTRACT_RATE_LIMIT = 60

/** A zod error that says what was expected instead of which value. */
const expectedError = (expected: string) => ({
  error: ({ input }: { input?: unknown }) => `${expected}, not ${quote(input)}`,
})

const text = (expected: string, isExpected: (given: string) => boolean) =>
  z.string().refine(isExpected, expectedError(expected))

const wholeNumber = (min: number, max: number) =>
  text(
    `a whole number from ${min} to ${max}`,
    (given) => /^\d{1,9}$/.test(given) && Number(given) >= min && Number(given) <= max,
  ).transform(Number)

const oneOf = <const Name extends string>(...names: Name[]) =>
  z.enum(names, expectedError(`one of ${names.join(', ')}`))

const list = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    // Checked before splitting, since a password may contain a comma.
    .refine(
      (given) => !CREDENTIALS.test(given),
      expectedError('a list without users and passwords'),
    )
    .transform((given) => given.split(',').map((part) => part.trim()))
    .transform((parts) => parts.filter(Boolean))
    .pipe(z.array(item))
    .default([])

const host = text(
  'a host name or IP address, without a port',
  (given) =>
    // A URL's host is written out: `0`, which means every address, becomes 0.0.0.0.
    isIP(given) === 6 || URL.parse(`http://${given}/`)?.hostname === given.toLowerCase(),
)
const hostName = text('host names such as clinic.example', isHostName)
/** Whether a range is no larger than the largest networks: a /8 of IPv4, written as IPv6 or not, or a /16 of IPv6. */
function isOfProxies(range: string): boolean {
  const [address = '', bits] = range.split('/')
  if (bits === undefined) return true
  if (isIP(address) === 4) return Number(bits) >= 8
  const list = new BlockList()
  list.addSubnet(address, Number(bits), 'ipv6')
  const isOfIPv4 = URL.parse(`http://[${address}]`)?.hostname.startsWith('[::ffff:')
  return Number(bits) >= (isOfIPv4 || list.check('::ffff:0:0', 'ipv6') ? 96 + 8 : 16)
}

const addressRange = z
  .union(
    [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
    expectedError('an IP address or CIDR range such as 10.0.0.0/8'),
  )
  // Of everybody, who were trusted, each would choose the address that is counted.
  .refine(isOfProxies, expectedError('the addresses of proxies, not of half the world'))
const day = z.iso.date(expectedError('a day such as 2027-01-31'))
const backend = /^(?:none|local|(?:github|gitlab|gitea):[\w.-]+(?:\/[\w.-]+)+)$/

/** Environment variables; README.md documents them for operators. */
const Variables = z.object({
  /** Address to listen on. */
  HOST: host.default('127.0.0.1'),
  /** Port to listen on; 0 takes a free one. */
  PORT: wholeNumber(0, 65535).default(DEFAULT_PORT),
  /** Origin of absolute links; by default that of HOST and PORT. */
  SITE_URL: text(
    'an http or https address without a path, such as https://practice.example',
    isOrigin,
  )
    .transform((given) => new URL(given).origin)
    .optional(),
  /** Host names at which MCP answers besides that of SITE_URL, as `URL.hostname` writes them. */
  ALLOWED_HOSTS: list(hostName.transform((name) => new URL(`http://${name}`).hostname)),
  /** Requests a client may make in one minute. */
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(CONTRACT_RATE_LIMIT),
  /** Addresses of proxies whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: list(addressRange),
  /** Open connections of one address; trusted proxies may have any number. */
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(256),
  /** Redis for a rate limit that processes share. Errors do not quote the value, which may have a password. */
  RATE_LIMIT_REDIS_URL: z
    .string()
    .refine(isRedisUrl, {
      error:
        'a redis:// or rediss:// address, with no more behind its host than the number of a database',
    })
    .optional(),
  /** Worker processes, usually one for each core. */
  WORKERS: wholeNumber(1, 256).default(1),
  /** Port of /metrics, which is off without it. */
  METRICS_PORT: wholeNumber(0, 65535).optional(),
  METRICS_HOST: host.default('127.0.0.1'),
  /** Least severe level that is logged. */
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  /** Build for a public host although placeholders remain: for demonstrations. */
  ALLOW_PLACEHOLDERS: oneOf('true', 'false')
    .default('false')
    .transform((given) => given === 'true'),
  /** Where the editor at /admin saves; by default only development has one. Errors do not quote it: it may have a token. */
  EDITOR_BACKEND: z
    .string()
    .regex(backend, { error: 'none, local, or a repository such as github:owner/name' })
    .optional(),
  /** Dates on which version 1 of the API becomes deprecated, and goes away. */
  V1_DEPRECATED: day.optional(),
  V1_SUNSET: day.optional(),
  /** URL of the next version. */
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
  const day = earliest.getUTCDate()
  earliest.setUTCMonth(earliest.getUTCMonth() + NOTICE_MONTHS)
  // A month that is shorter ends on its last day: six months after 31 August is the end of February.
  if (earliest.getUTCDate() !== day) earliest.setUTCDate(0)
  if (new Date(until) < earliest)
    wrong(
      'V1_SUNSET',
      `a day at least ${NOTICE_MONTHS} months after V1_DEPRECATED, not ${quote(until)}`,
    )
})

/** The validated configuration. */
export type Config = z.output<typeof Variables> & { SITE_URL: string }

/** The environment has invalid values; the message lists all of them. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Reads the configuration from environment variables. An empty variable counts as unset.
 *
 * @param env Names and values, as in `process.env`; other names are ignored.
 * @returns The configuration with its defaults filled in.
 * @throws {ConfigError} Lists each wrong variable with its value, except secrets, and what was expected.
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

/** Reads the configuration; if it is wrong, prints why and ends the process with code 1. */
export function configOrExit(env: Record<string, string | undefined>): Config {
  try {
    return readConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** The origin at which this machine reaches the server; with the default port if any free one is used. */
function localUrl({ HOST, PORT }: z.output<typeof Variables>): string {
  const isEveryAddress = HOST === '0.0.0.0' || HOST === '::'
  // A zone has no place in a URL.
  const host = isEveryAddress
    ? '127.0.0.1'
    : isIP(HOST) === 6
      ? `[${HOST.replace(/%.*/, '')}]`
      : HOST
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

/** Whether a URL may be published: http or https, without user and password. */
function isPublicAddress(text: string): boolean {
  const { protocol = '', username, password } = URL.parse(text) ?? {}
  return /^https?:$/.test(protocol) && username === '' && password === ''
}

/** Whether ioredis can parse a URL, of which it decodes user and password. */
function isRedisUrl(text: string): boolean {
  try {
    const { username, password, pathname } = new URL(text)
    decodeURIComponent(username + password)
    // The client would take parameters for options of its own, and reads the path as the number of a database.
    return /^rediss?:\/\/[^\s/?#][^\s?#]*$/.test(text) && /^(\/\d{0,5})?$/.test(pathname)
  } catch {
    return false
  }
}

/** User and password: everything up to an @, in any spelling. */
const CREDENTIALS = /^.*(?:@|%40|＠)/s

/** Quotes a value for an error, without user, password, query and fragment, which may be secret. */
function quote(value: unknown): string {
  return JSON.stringify(
    String(value)
      .replace(CREDENTIALS, '***@')
      .replace(/([?#]).*$/s, '$1***'),
  )
}
