import type { ExampleRequest } from '../../api/openapi/examples.ts'
import { PATHS } from '../../catalogue/urls.ts'
import type { Code, CodeGroup } from './section.ts'
import type { ToolCall } from './tool-calls.ts'

/** A request in each language; the call of a tool that asks for the same comes last. */
export function requestCode(request: ExampleRequest, siteUrl: string, call?: ToolCall): CodeGroup {
  const codes: Code[] = [
    { label: 'curl', language: 'sh', text: curl(request, siteUrl) },
    { label: 'JavaScript', language: 'js', text: javaScript(request, siteUrl) },
    { label: 'Python', language: 'python', text: python(request, siteUrl) },
  ]
  if (call) codes.push({ label: 'MCP', language: 'sh', text: inspector(siteUrl, call) })
  return { title: 'Request', choice: 'language', codes }
}

/** The shell command that makes a call. */
export function curl(
  { method, path, query, headers, body }: ExampleRequest,
  siteUrl: string,
): string {
  return joined([
    `curl ${isStream(headers) ? '-N ' : ''}${quote(address(siteUrl, path, query))}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    // curl sends POST when it has a body; any other method is named.
    ...(body === undefined ? [] : [`-d ${quote(body)}`]),
    ...(method === (body === undefined ? 'GET' : 'POST') ? [] : [`-X ${method}`]),
  ])
}

/** The same for browsers and Node. */
export function javaScript(
  { method, path, query, headers, body }: ExampleRequest,
  siteUrl: string,
): string {
  const url = `'${address(siteUrl, path, query)}'`
  const all = { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers }
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(Object.keys(all).length === 0 ? [] : [`  headers: ${literal(all, JAVASCRIPT, 2)},`]),
    ...(body === undefined
      ? []
      : [`  body: JSON.stringify(${literal(JSON.parse(body), JAVASCRIPT, 2)}),`]),
  ]
  const call = options.length === 0 ? url : [`${url}, {`, ...options, '}'].join('\n')
  const read = isStream(headers)
    ? 'for await (const text of response.body.pipeThrough(new TextDecoderStream()))\n  console.log(text)'
    : 'console.log(await response.json())'
  return `const response = await fetch(${call})\n${read}`
}

/** The same for Python, without a package. */
export function python(
  { method, path, query, headers, body }: ExampleRequest,
  siteUrl: string,
): string {
  const url = `"${address(siteUrl, path, query)}"`
  const all = { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers }
  const options = [
    ...(method === (body === undefined ? 'GET' : 'POST') ? [] : [`    method="${method}",`]),
    ...(Object.keys(all).length === 0 ? [] : [`    headers=${literal(all, PYTHON, 4)},`]),
    ...(body === undefined
      ? []
      : [`    data=json.dumps(${literal(JSON.parse(body), PYTHON, 4)}).encode(),`]),
  ]
  const isPlain = options.length === 0
  const streams = isStream(headers)
  return [
    ...(streams && body === undefined ? [] : ['import json']),
    `from urllib.request import ${isPlain ? '' : 'Request, '}urlopen`,
    '',
    ...(isPlain ? [] : ['request = Request(', `    ${url},`, ...options, ')']),
    `with urlopen(${isPlain ? url : 'request'}) as response:`,
    ...(streams
      ? ['    for line in response:', '        print(line.decode(), end="")']
      : ['    print(json.load(response))']),
  ].join('\n')
}

/** The same by the command line client of MCP; without a tool, the list of tools. */
export function inspector(siteUrl: string, call?: ToolCall): string {
  return joined([
    `npx @modelcontextprotocol/inspector --cli ${siteUrl}${PATHS.mcp}`,
    ...(call
      ? [
          '--method tools/call',
          `--tool-name ${call.name}`,
          ...(Object.keys(call.arguments).length === 0
            ? []
            : [`--tool-args-json ${quote(JSON.stringify(call.arguments))}`]),
        ]
      : ['--method tools/list']),
  ])
}

/** Whether the answer comes as events, which are not one JSON text. */
function isStream(headers: Record<string, string>): boolean {
  return headers['Accept'] === 'text/event-stream'
}

function address(siteUrl: string, path: string, query: Record<string, string>): string {
  const search = new URLSearchParams(query).toString()
  return siteUrl + path + (search && `?${search}`)
}

/** The parts of a shell command, one a line. */
function joined(parts: string[]): string {
  return parts.join(' \\\n  ')
}

/** Quotes a word for a POSIX shell. */
function quote(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`
}

/** How a language writes what JSON writes otherwise. */
interface Notation {
  key: (name: string) => string
  text: (text: string) => string
  words: ReadonlyMap<unknown, string>
}

const JAVASCRIPT: Notation = {
  key: (name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : single(name)),
  text: single,
  words: new Map(),
}

const PYTHON: Notation = {
  key: (name) => JSON.stringify(name),
  text: (text) => JSON.stringify(text),
  words: new Map<unknown, string>([
    [true, 'True'],
    [false, 'False'],
    [null, 'None'],
  ]),
}

/** JSON's escapes are JavaScript's; only the quotes differ. */
function single(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** A JSON value as a literal: in one line where it is short, otherwise a line for each part. */
function literal(value: unknown, notation: Notation, indent: number): string {
  if (typeof value === 'string') return notation.text(value)
  if (typeof value !== 'object' || value === null)
    return notation.words.get(value) ?? JSON.stringify(value)
  const isArray = Array.isArray(value)
  const write = (at: number) =>
    isArray
      ? value.map((item: unknown) => literal(item, notation, at))
      : Object.entries(value).map(
          ([name, item]) => `${notation.key(name)}: ${literal(item, notation, at)}`,
        )
  const [open, close] = isArray ? ['[', ']'] : ['{ ', ' }']
  const line = `${open}${write(indent).join(', ')}${close}`
  if (line.length + indent <= 56 && !line.includes('\n')) return line
  const pad = ' '.repeat(indent + (notation === PYTHON ? 4 : 2))
  const parts = write(pad.length).map((part) => `${pad}${part},`)
  return [open.trim(), ...parts, ' '.repeat(indent) + close.trim()].join('\n')
}
