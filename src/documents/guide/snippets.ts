import type { ExampleRequest } from '../../api/openapi/examples.ts'
import { PATHS } from '../../catalogue/urls.ts'
import type { Code, CodeGroup } from './section.ts'
import type { ToolCall } from './tool-calls.ts'

/**
 * The code of a request in each language.
 *
 * @param status Of the answer: for an error, the Python code catches it.
 * @param call The call of a tool that asks for the same; it comes last.
 */
export function requestCode(
  request: ExampleRequest,
  siteUrl: string,
  status: number,
  call?: ToolCall,
): CodeGroup {
  const codes: Code[] = [
    { label: 'curl', language: 'sh', text: curl(request, siteUrl) },
    { label: 'JavaScript', language: 'js', text: javaScript(request, siteUrl) },
    { label: 'Python', language: 'python', text: python(request, siteUrl, status) },
  ]
  if (call) codes.push({ label: 'MCP', language: 'sh', text: inspector(siteUrl, call) })
  return { title: 'Request', choice: 'language', codes }
}

/** The code for a shell. */
export function curl(request: ExampleRequest, siteUrl: string): string {
  const { method, headers, body } = request
  return lines(
    ' \\\n  ',
    `curl ${isStream(request) ? '-N ' : ''}${quote(address(request, siteUrl))}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    body !== undefined && `-d ${quote(body)}`,
    // curl sends POST when it has a body; any other method is named.
    method !== (body === undefined ? 'GET' : 'POST') && `-X ${method}`,
  )
}

/** The code for browsers and Node. */
export function javaScript(request: ExampleRequest, siteUrl: string): string {
  const { method, body } = request
  const url = `'${address(request, siteUrl)}'`
  const headers = allHeaders(request)
  const options = lines(
    '\n',
    method !== 'GET' && `  method: '${method}',`,
    headers && `  headers: ${literal(headers, JAVASCRIPT, 2)},`,
    body !== undefined && `  body: JSON.stringify(${literal(JSON.parse(body), JAVASCRIPT, 2)}),`,
  )
  return lines(
    '\n',
    `const response = await fetch(${url}${options && `, {\n${options}\n}`})`,
    isStream(request)
      ? 'for await (const text of response.body.pipeThrough(new TextDecoderStream()))\n  console.log(text)'
      : 'console.log(await response.json())',
  )
}

/** The code for Python's standard library, in which an error's status raises an exception. */
export function python(request: ExampleRequest, siteUrl: string, status = 200): string {
  const { method, body } = request
  const url = `"${address(request, siteUrl)}"`
  const headers = allHeaders(request)
  const options = lines(
    '\n',
    method !== (body === undefined ? 'GET' : 'POST') && `    method="${method}",`,
    headers && `    headers=${literal(headers, PYTHON, 4)},`,
    body !== undefined && `    data=json.dumps(${literal(JSON.parse(body), PYTHON, 4)}).encode(),`,
  )
  const call = lines(
    '\n',
    `with urlopen(${options ? 'request' : url}) as response:`,
    isStream(request)
      ? '    for line in response:\n        print(line.decode(), end="")'
      : '    print(json.load(response))',
  )
  const isError = status >= 400
  return lines(
    '\n',
    (body !== undefined || !isStream(request)) && 'import json',
    isError && 'from urllib.error import HTTPError',
    `from urllib.request import ${options && 'Request, '}urlopen\n`,
    options && `request = Request(\n    ${url},\n${options}\n)`,
    isError
      ? `try:\n${call.replaceAll(/^/gm, '    ')}\nexcept HTTPError as error:\n    print(json.load(error))`
      : call,
  )
}

/** A command of the MCP Inspector; without a call, it lists the tools. */
export function inspector(siteUrl: string, call?: ToolCall): string {
  const hasArguments = call && Object.keys(call.arguments).length > 0
  return lines(
    ' \\\n  ',
    `npx @modelcontextprotocol/inspector --cli ${siteUrl}${PATHS.mcp}`,
    `--method tools/${call ? 'call' : 'list'}`,
    call && `--tool-name ${call.name}`,
    hasArguments && `--tool-args-json ${quote(JSON.stringify(call.arguments))}`,
  )
}

function isStream({ headers }: ExampleRequest): boolean {
  return headers['Accept'] === 'text/event-stream'
}

function address({ path, query }: ExampleRequest, siteUrl: string): string {
  const search = new URLSearchParams(query).toString()
  return siteUrl + path + (search && `?${search}`)
}

/** The header fields, with those that curl adds by itself; undefined when there are none. */
function allHeaders({ headers, body }: ExampleRequest): Record<string, string> | undefined {
  const all = { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers }
  return Object.keys(all).length > 0 ? all : undefined
}

function lines(separator: string, ...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(separator)
}

/** Quotes a word for a POSIX shell. */
function quote(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`
}

/** How a language writes JSON values. */
interface Notation {
  key: (name: string) => string
  /** Text, a number, true, false or null. */
  leaf: (value: unknown) => string
  indent: number
}

const JAVASCRIPT: Notation = {
  key: (name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : singleQuoted(name)),
  leaf: (value) => (typeof value === 'string' ? singleQuoted(value) : JSON.stringify(value)),
  indent: 2,
}

const PYTHON_WORDS: Record<string, string> = { true: 'True', false: 'False', null: 'None' }

const PYTHON: Notation = {
  key: (name) => JSON.stringify(name),
  leaf: (value) => PYTHON_WORDS[JSON.stringify(value)] ?? JSON.stringify(value),
  indent: 4,
}

/** A JavaScript string in single quotes; JSON's escapes are JavaScript's. */
function singleQuoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** A JSON value as a literal: in one line where it is short, otherwise each part on a line. */
function literal(value: unknown, notation: Notation, indent: number): string {
  if (typeof value !== 'object' || value === null) return notation.leaf(value)
  const isArray = Array.isArray(value)
  const write = (at: number) =>
    Object.entries(value).map(([name, item]) => {
      const text = literal(item, notation, at)
      return isArray ? text : `${notation.key(name)}: ${text}`
    })
  const [open, close] = isArray ? ['[', ']'] : ['{ ', ' }']
  const line = `${open}${write(indent).join(', ')}${close}`
  if (line.length + indent <= 56 && !line.includes('\n')) return line
  const inside = indent + notation.indent
  const parts = write(inside).map((part) => `${' '.repeat(inside)}${part},`)
  return [open.trim(), ...parts, ' '.repeat(indent) + close.trim()].join('\n')
}
