import { describe, expect, it } from 'vitest'
import { checkContent } from './check.ts'
import { content } from '../instance.ts'
import { inWords } from './mistakes.ts'
import type { RawContent } from './raw.ts'
import { OPTIONAL_PAGES } from './urls.ts'

const { catalogue } = await content()

/** The published content, sound, to be spoiled one way at a time. */
function sound(): RawContent {
  const { practice, site, look, helplines, promises, services, doors, faq, pages } = catalogue
  return structuredClone({
    practice,
    site,
    look,
    helplines,
    promises,
    services: services.map(({ resource: _, ...entry }) => entry),
    doors,
    faq: faq.map(({ resource: _, ...entry }) => entry),
    pages: Object.values(pages),
  })
}

function problemsAfter(spoil: (content: RawContent) => void): string[] {
  const content = sound()
  spoil(content)
  return checkContent(content, catalogue.facts).map(
    (found) => `${found.file} | ${found.field} | ${found.got} | ${inWords(found).en}`,
  )
}

function find<Item extends { id: string }>(items: Item[], id: string): Item {
  const item = items.find((candidate) => candidate.id === id)
  if (!item) throw new Error(`no ${id}`)
  return item
}

describe('checkContent', () => {
  it('names no choice where there is none', () => {
    const problems = problemsAfter((content) => {
      content.services = []
      for (const { data } of content.doors) data.service = 'anxiety'
    })
    expect(problems).toContainEqual(
      expect.stringMatching(
        /^content\/doors\/.* \| service \| "anxiety" \| a name that exists, or none/,
      ),
    )
    expect(problems.filter((problem) => /one of\s*$/.test(problem))).toEqual([])
  })

  it.each(OPTIONAL_PAGES)('misses nothing but links to it without /%s', (id) => {
    const problems = problemsAfter((content) => {
      content.pages = content.pages.filter((page) => page.id !== id)
      content.promises = content.promises.map((one) => ({
        ...one,
        where: one.where.filter((file) => file !== `pages/${id}.md`),
      }))
    })
    expect(problems.filter((problem) => !problem.includes(`| /${id} |`))).toEqual([])
  })

  it('finds nothing in the published content', () => {
    expect(problemsAfter(() => undefined)).toEqual([])
  })

  it.each<[string, (content: RawContent) => void, RegExp]>([
    [
      'an unknown question of a service',
      ({ services }) => find(services, 'anxiety').data.faq.push('panic-atack'),
      /^content\/services\/anxiety\.md \| faq\.6 \| "panic-atack" \| a name that exists, perhaps panic-attack/,
    ],
    [
      'an unknown service of a question',
      ({ faq }) => find(faq, 'lgbtq').data.services.push('anxeity'),
      /^content\/faq\/lgbtq\.md \| services\.\d+ \| "anxeity" \| a name that exists, perhaps anxiety/,
    ],
    [
      'an unknown offer',
      ({ services }) => (find(services, 'anxiety').data.offer = 'premium'),
      /^content\/services\/anxiety\.md \| offer \| "premium" \| one of session, intro, reduced/,
    ],
    [
      'an unknown category',
      ({ faq }) => (find(faq, 'lgbtq').data.category = 'other'),
      /^content\/faq\/lgbtq\.md \| category \| "other" \| one of start, topics/,
    ],
    [
      'a question related to itself',
      ({ faq }) => find(faq, 'lgbtq').data.related.push('lgbtq'),
      /^content\/faq\/lgbtq\.md \| related \| "lgbtq" \| other questions than itself/,
    ],
    [
      'a question whose name is the anchor of a category',
      ({ faq }) =>
        faq.push({
          ...find(faq, 'lgbtq'),
          id: 'topic-fees',
          file: 'content/faq/topic-fees.md',
        }),
      /^content\/faq\/topic-fees\.md \| .* another name: .* place of \/faq#topic-fees,/,
    ],
    [
      'a question that is asked twice, however it is punctuated',
      ({ faq }) => (find(faq, 'lgbtq').data.question = `${find(faq, 'languages').data.question}?!`),
      /\| question \| ".*\?!" \| a question that content\/faq\/languages\.md does not have/,
    ],
    [
      'a heading in an answer',
      ({ faq }) => (find(faq, 'lgbtq').body += '\n\n## עוד'),
      /^content\/faq\/lgbtq\.md \| body \| "## עוד" \| plain text: paragraphs, and lists/,
    ],
    [
      'a list inside a list',
      ({ faq }) => (find(faq, 'lgbtq').body += '\n\n1. א\n   - ב'),
      /^content\/faq\/lgbtq\.md \| body \| " {3}- " \| plain text: paragraphs, and lists/,
    ],
    [
      'Markdown in an answer',
      ({ faq }) => (find(faq, 'lgbtq').body = 'ראו [כאן](/about).'),
      /^content\/faq\/lgbtq\.md \| body \| "\[כאן\]\(\/about\)\." \| words in place of the link/,
    ],
    [
      'a situation that does not say whom to call first',
      ({ pages }) => {
        for (const situation of find(pages, 'emergency').data.situations) situation.lines.reverse()
      },
      /^content\/pages\/emergency\.md \| situations\.0\.text \| \{\{helplines\.mda\.contact\}\} \| \{\{helplines\.police\.contact\}\} before any other number$/,
    ],
    [
      'an empty answer',
      ({ faq }) => (find(faq, 'lgbtq').body = '\n'),
      /^content\/faq\/lgbtq\.md \| body \| undefined \| the answer below the front matter/,
    ],
    [
      'a link to a page that does not exist',
      ({ pages }) => (find(pages, 'about').body += '[x](/servics)'),
      /^content\/pages\/about\.md \| body \| \/servics \| a name that exists, perhaps \/services/,
    ],
    [
      'a link to a question that does not exist',
      ({ services }) => (find(services, 'anxiety').body += '[x](/faq#panic)'),
      /^content\/services\/anxiety\.md \| body \| \/faq#panic \| .*\/faq#panic-attack/,
    ],
    [
      'a token that is no fact',
      ({ faq }) => (find(faq, 'lgbtq').body += ' {{contact.fone}}'),
      /^content\/faq\/lgbtq\.md \| body \| \{\{contact\.fone\}\} \| .*contact\.phone/,
    ],
    [
      'a page that the site does not have',
      ({ pages }) =>
        Object.assign(find(pages, 'privacy'), { id: 'prices', file: 'content/pages/prices.md' }),
      /^content\/pages\/prices\.md \| file \| "prices\.md" \| one of home, about/,
    ],
    [
      'no question for people in danger',
      ({ faq }) => faq.forEach(({ data }) => (data.help = false)),
      /^content\/faq \| help \| undefined \| a question with help: true and topics: \[danger\]/,
    ],
    [
      'help that danger does not bring',
      ({ faq }) => (find(faq, 'emergency').data.topics = []),
      /^content\/faq \| help \| undefined \| a question with help: true and topics: \[danger\]/,
    ],
    [
      'a promise that stands nowhere',
      ({ promises }) => (find(promises, 'cancelling').where = ['faq/cancelation-policy.md']),
      /^content\/promises\.yaml \| cancelling\.where \| .* perhaps faq\/cancellation-policy\.md/,
    ],
    [
      'two offers of one name',
      ({ practice }) => (find(practice.offers, 'reduced').id = 'intro'),
      /^content\/practice\.yaml \| offers\.2\.id \| "intro" \| an id that nothing else/,
    ],
    [
      'two helplines of one name',
      ({ helplines }) => (find(helplines, 'natal').id = 'eran'),
      /^content\/helplines\.yaml \| \d+\.id \| "eran" \| an id that nothing else/,
    ],
    [
      'a helpline that a situation names and that is not there',
      ({ helplines }) => (find(helplines, 'natal').id = 'nathal'),
      /^content\/pages\/emergency\.md \| situations\.6\.lines\.0 \| "natal" \| .*nathal/,
    ],
  ])('names %s', (_, spoil, expected) => {
    expect(problemsAfter(spoil)).toContainEqual(expect.stringMatching(expected))
  })

  it('tells of HTML once a line', () => {
    const problems = problemsAfter(({ pages }) => {
      find(pages, 'about').body += '\n\n<b>שלום</b> וגם <i>שלום</i>\n\n<b>ועוד</b>'
    })
    expect(problems.filter((problem) => problem.includes('HTML'))).toHaveLength(2)
  })

  it('asks for no number of a helpline that was taken out', () => {
    const problems = problemsAfter(({ helplines }) => {
      helplines.splice(helplines.indexOf(find(helplines, 'natal')), 1)
    })
    expect(problems.join('\n')).toContain('"natal"')
    expect(problems.join('\n')).not.toContain('before any other number')
  })
})
