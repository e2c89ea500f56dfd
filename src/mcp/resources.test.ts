import { describe, expect, it } from 'vitest'
import { instance } from '../instance.ts'
import { PATHS, READ_PATHS } from '../catalogue/urls.ts'
import { rpc } from '../testing/mcp-calls.ts'

const { app, catalogue } = await instance()

interface Listed {
  uri: string
  name: string
  mimeType: string
  size: number
}

const list = async () => (await rpc('resources/list')).body.result['resources'] as Listed[]

async function read(uri: string) {
  const { body } = await rpc('resources/read', { uri })
  return (body.result['contents'] as { uri: string; mimeType: string; text: string }[])[0]
}

describe('resources', () => {
  it('are every page and every resource of the API, each with a name of its own', async () => {
    const listed = await list()
    const paths = listed.map(({ uri }) => new URL(uri).pathname)
    expect(paths).toEqual(expect.arrayContaining([PATHS.home, PATHS.faq, PATHS.privacy]))
    for (const { id } of catalogue.services) expect(paths).toContain(`/services/${id}`)
    for (const path of Object.values(READ_PATHS)) expect(paths).toContain(path)
    expect(new Set(listed.map(({ name }) => name)).size).toBe(listed.length)
  })

  it('have canonical addresses, read back whole and are as long as they say', async () => {
    for (const { uri, mimeType, size } of await list()) {
      expect(uri).toBe(new URL(uri).href)
      const content = await read(uri)
      expect(content).toMatchObject({ uri, mimeType })
      expect(Buffer.byteLength(content?.text ?? '')).toBe(size)
    }
  })

  it('that are JSON have the bytes of the API', async () => {
    for (const path of Object.values(READ_PATHS)) {
      const response = await app.request(path, undefined, { client: '10.2.0.1' })
      expect((await read(catalogue.siteUrl + path))?.text).toBe(await response.text())
    }
  })

  it('include each question at its address, as the template says', async () => {
    const { body } = await rpc('resources/templates/list')
    const templates = body.result['resourceTemplates'] as { uriTemplate: string }[]
    expect(templates.map(({ uriTemplate }) => uriTemplate)).toContain(
      `${catalogue.siteUrl}/faq{#id}`,
    )
    for (const { resource, data, body } of catalogue.faq) {
      const text = (await read(resource.url ?? ''))?.text
      for (const fact of [body.trim(), data.english ?? '', ...data.sources.map(({ url }) => url)])
        expect(text).toContain(fact)
    }
  })

  it('can be read by an address that points into them', async () => {
    const [service] = catalogue.services
    const url = service?.resource.url ?? ''
    expect((await read(`${url}#service`))?.text).toBe((await read(url))?.text)
    const faq = `${catalogue.siteUrl}/faq`
    const [topic] = catalogue.site.categories
    expect((await read(`${faq}#topic-${topic?.id ?? '?'}`))?.text).toBe((await read(faq))?.text)
  })

  it('can be read in the spellings that read_site_page takes', async () => {
    const { host } = new URL(catalogue.siteUrl)
    const page = (await read(`${catalogue.siteUrl}/about`))?.text
    for (const uri of [
      `${host}/about`,
      `${catalogue.siteUrl.toUpperCase()}/about`,
      `${catalogue.siteUrl}/about/`,
      `${catalogue.siteUrl}/about.md`,
      `${catalogue.siteUrl}/about?from=chat`,
      '/about',
      'about',
      ' /about ',
      'about.html',
    ])
      expect(await read(uri), uri).toMatchObject({ uri, mimeType: 'text/markdown', text: page })
    const [question] = catalogue.faq
    const url = question?.resource.url ?? ''
    expect((await read(url.slice(catalogue.siteUrl.length)))?.text).toBe((await read(url))?.text)
    expect((await read(READ_PATHS.booking))?.mimeType).toBe('application/json')
  })

  it('name the closest questions where a question was meant', async () => {
    const url = catalogue.faq[0]?.resource.url ?? ''
    const { body } = await rpc('resources/read', { uri: url.slice(0, -1) })
    expect(body.error.message).toContain(`Closest: ${url},`)
  })

  it.each([
    '',
    ' ',
    'x',
    'http://[',
    'file:///etc/passwd',
    'https://example.org/about',
    `${catalogue.siteUrl}/../x`,
    `${catalogue.siteUrl}/api/v1/faq?q=x`,
  ])('do not include %j', async (uri) => {
    expect((await rpc('resources/read', { uri })).body.error.message).toContain('Closest:')
  })
})
