import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import { instance } from '../../instance.ts'
import { agentSkillsIndex, skills } from './skills.ts'

const context = await (await instance()).documentContext()
const { catalogue } = context

it('the skills have the digests of what is served, and valid names', () => {
  const index = JSON.parse(agentSkillsIndex(context)) as {
    skills: { name: string; description: string; digest: string }[]
  }
  expect(index.skills.map(({ name }) => name)).toContain('respond-to-distress')
  for (const { name, description, digest } of index.skills) {
    const skill = skills(catalogue).find((candidate) => candidate.name === name)
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(description.length).toBeLessThan(1024)
    expect(digest).toBe(`sha256:${hash('sha256', skill?.markdown ?? '')}`)
  }
})

it('the skill for distress names every helpline', () => {
  const skill = skills(catalogue).find(({ name }) => name === 'respond-to-distress')
  for (const { phone, url } of catalogue.helplines) expect(skill?.markdown).toContain(phone ?? url)
})

it('the skills promise no more than the service keeps', () => {
  const texts = skills(catalogue).map(({ markdown }) => markdown)
  // What carries a question is no-store.
  expect(texts.join()).toContain('answers without q may be kept')
})
