import type { APIRoute, GetStaticPaths } from 'astro'
import { skillPath } from '../../../../catalogue/urls.ts'
import { documentResponse } from '../../../../documents/serve.ts'
import { skills } from '../../../../documents/agents/skills.ts'
import { instance } from '../../../../instance.ts'

export const getStaticPaths = (async () => {
  const { catalogue } = await instance()
  return skills(catalogue).map(({ name }) => ({ params: { skill: name } }))
}) satisfies GetStaticPaths

export const GET: APIRoute = (context) => {
  const all = skills(context.locals.catalogue)
  const skill = all.find(({ name }) => name === context.params['skill'])
  return documentResponse(context, skillPath(skill?.name ?? ''), skill?.markdown)
}
