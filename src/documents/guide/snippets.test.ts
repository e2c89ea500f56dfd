import { describe, expect, it } from 'vitest'
import { curl, inspector, javaScript, python } from './snippets.ts'

const SITE = 'https://a.example'
const GET = { method: 'GET', path: '/x', query: { q: 'a b&c' }, headers: {}, body: undefined }
const POST = {
  method: 'POST',
  path: '/ask',
  query: {},
  headers: {},
  body: JSON.stringify({ query: `it's "so"`, prefer: { streaming: true }, 'a-b': null }),
}

describe('a request as code', () => {
  it('survives quotes in a shell', () => {
    expect(curl(GET, SITE)).toBe(`curl 'https://a.example/x?q=a+b%26c'`)
    expect(curl({ ...POST, body: `{"query":"it's"}` }, SITE)).toBe(
      `curl 'https://a.example/ask' \\\n  -d '{"query":"it'\\''s"}'`,
    )
  })

  it('sends the same in JavaScript', () => {
    for (const request of [GET, POST]) {
      const sent: unknown[] = []
      const [code = ''] = javaScript(request, SITE).split('\nconsole.log')
      const fetched = (...all: unknown[]) => sent.push(...all)
      // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- that it runs is what is tested
      new Function('fetch', code.replace('const response = await ', ''))(fetched)
      const [url, init] = sent as [string, RequestInit | undefined]
      expect(url).toBe(request === GET ? `${SITE}/x?q=a+b%26c` : `${SITE}/ask`)
      expect(init?.method).toBe(request === GET ? undefined : 'POST')
      expect(init?.body).toBe(request.body)
    }
  })

  it('writes the words and quotes of Python', () => {
    const code = python(POST, SITE)
    expect(code).toContain('"query": "it\'s \\"so\\""')
    expect(code).toContain('"streaming": True')
    expect(code).toContain('"a-b": None')
    expect(python(GET, SITE)).not.toContain('Request(')
  })

  it('prints an error in Python, where it is an exception', () => {
    expect(python(GET, SITE)).not.toContain('HTTPError')
    expect(python(GET, SITE, 400)).toBe(`import json
from urllib.error import HTTPError
from urllib.request import urlopen

try:
    with urlopen("https://a.example/x?q=a+b%26c") as response:
        print(json.load(response))
except HTTPError as error:
    print(json.load(error))`)
  })

  it('reads a stream as it comes', () => {
    const request = { ...POST, headers: { Accept: 'text/event-stream' } }
    expect(curl(request, SITE)).toContain('curl -N ')
    expect(javaScript(request, SITE)).toContain('for await')
    expect(javaScript(request, SITE)).not.toContain('response.json')
    expect(python(request, SITE)).toContain('for line in response')
  })

  it('calls a tool, or lists them', () => {
    expect(inspector(SITE)).toContain('tools/list')
    expect(inspector(SITE, { name: 'a', arguments: { q: "it's" } })).toContain(
      `--tool-args-json '{"q":"it'\\''s"}'`,
    )
  })
})
