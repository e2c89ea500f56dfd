import { isIP } from 'node:net'
import { z } from 'zod'

/** The port a checkout answers at when nothing else is configured. */
const DEFAULT_PORT = 4321

/** Requests a client may make in one minute, as the contract says. */
export const CONTRACT_RATE_LIMIT = 60

/** A host name, brought into the form that `new URL` gives it. */
const hostName = z
  .string()
  .refine(isHostName, {
    error: ({ input }) => `host names such as clinic.example, not ${quote(input)}`,
  })
  .transform((text) => new URL(`http://${text}`).hostname)

/** An address or a CIDR range, as TRUSTED_PROXIES lists them. */
const addressRange = z.string().refine(isAddressRange, {
  error: ({ input }) => `an IP address or CIDR range such as 10.0.0.0/8, not ${quote(input)}`,
})

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: ({ input }) => `a whole number from ${least} to ${most}, not ${quote(input)}`,
    })
    .transform(Number)

const host = z
  .string()
  .regex(/^[\w.:-]+$/, { error: ({ input }) => `a host name or IP address, not ${quote(input)}` })

const day = z.iso.date({
  error: ({ input }) => `a day such as 2027-01-31, not ${quote(input)}`,
})

const commaSeparated = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)

const Variables = z.object({
  HOST: host.default('127.0.0.1').describe('Address to listen on'),
  PORT: wholeNumber(0, 65535)
    .default(DEFAULT_PORT)
    .describe('Port to listen on; 0 takes a free one'),
  SITE_URL: z
    .string()
    .refine(isOrigin, {
      error: ({ input }) =>
        `an http or https address without a path, such as https://practice.example, not ${quote(input)}`,
    })
    .transform((text) => new URL(text).origin)
    .optional()
    .describe('Base address used in every absolute link; without it, that of HOST and PORT'),
  ALLOWED_HOSTS: commaSeparated
    .pipe(z.array(hostName))
    .default([])
    .describe('Comma-separated host names at which MCP answers beside that of SITE_URL'),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000)
    .default(CONTRACT_RATE_LIMIT)
    .describe('Requests a client may make in one minute'),
  TRUSTED_PROXIES: commaSeparated
    .pipe(z.array(addressRange))
    .default([])
    .describe('Comma-separated addresses or CIDR ranges whose X-Forwarded-For is believed'),
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000)
    .default(256)
    .describe('Connections an address may have open at once; trusted proxies may have any number'),
  RATE_LIMIT_REDIS_URL: z
    .string()
    // It may hold a password wherever it is mistyped, so a wrong one is not repeated.
    .refine(isRedisUrl, { error: 'a redis:// or rediss:// address' })
    .optional()
    .describe('Redis that processes share the limit through; without it each counts for itself'),
  WORKERS: wholeNumber(1, 256).default(1).describe('Processes that answer; one for each core'),
  METRICS_PORT: wholeNumber(0, 65535)
    .optional()
    .describe('Port of /metrics, which is off without it'),
  METRICS_HOST: host.default('127.0.0.1').describe('Address /metrics listens on'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: ({ input }) =>
        `one of fatal, error, warn, info, debug, trace, silent, not ${quote(input)}`,
    })
    .default('info')
    .describe('Least severe log line that is written'),
  ALLOW_PLACEHOLDERS: z
    .enum(['true', 'false'], { error: ({ input }) => `true or false, not ${quote(input)}` })
    .default('false')
    .transform((text) => text === 'true')
    .describe('Build for a public host although placeholders remain: for demonstrations'),
  EDITOR_BACKEND: z
    .string()
    .regex(/^(?:none|local|test|(?:github|gitlab|gitea):[\w.-]+(?:\/[\w.-]+)+)$/, {
      error: ({ input }) =>
        `none, local, test, or a repository such as github:owner/name, not ${quote(input)}`,
    })
    .optional()
    .describe("Where the owner's editor at /admin saves; without it, development alone has one"),
  V1_DEPRECATED: day.optional().describe('Day from which version 1 of the API is deprecated'),
  V1_SUNSET: day.optional().describe('Day on which version 1 of the API goes away'),
  V1_SUCCESSOR: z
    .url({ error: ({ input }) => `the address of the next version, not ${quote(input)}` })
    .optional()
    .describe('Address of the version that takes its place'),
})

/** The contract: a version stays for at least six months after its successor is announced. */
const NOTICE_MONTHS = 6
const DEPRECATION = ['V1_DEPRECATED', 'V1_SUNSET', 'V1_SUCCESSOR'] as const

const Environment = Variables.superRefine((config, context) => {
  const missing = DEPRECATION.filter((name) => config[name] === undefined)
  if (missing.length < DEPRECATION.length)
    for (const name of missing)
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `to be set together with ${DEPRECATION.filter((other) => other !== name).join(' and ')}`,
      })
  const { V1_DEPRECATED: from, V1_SUNSET: until } = config
  if (from === undefined || until === undefined) return
  const earliest = new Date(from)
  earliest.setUTCMonth(earliest.getUTCMonth() + NOTICE_MONTHS)
  if (new Date(until) < earliest)
    context.addIssue({
      code: 'custom',
      path: ['V1_SUNSET'],
      message: `a day at least ${NOTICE_MONTHS} months after V1_DEPRECATED, not ${quote(until)}`,
    })
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
    (issue) => `${String(issue.path[0])}: expected ${issue.message}`,
  )
  throw new ConfigError(
    `The configuration is wrong.\n${lines.map((line) => `  ${line}`).join('\n')}`,
  )
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

function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 6 ? 128 : 32))
  )
}

function isHostName(text: string): boolean {
  if (!URL.canParse(`http://${text}`)) return false
  const { href, hostname } = new URL(`http://${text}`)
  return /^[\w.-]+$/.test(hostname) && href === `http://${hostname}/`
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

/** Whether the client for Redis, which decodes user and password, can read an address. */
function isRedisUrl(text: string): boolean {
  if (!/^rediss?:\/\/[^\s/]\S*$/.test(text) || !URL.canParse(text)) return false
  try {
    const { username, password } = new URL(text)
    decodeURIComponent(username + password)
    return true
  } catch {
    return false
  }
}

/** A value as an error names it: the user and password of an address are nobody else's business. */
function quote(value: unknown): string {
  return JSON.stringify(String(value).replace(/:\/\/.*@/s, '://***@'))
}
