import type { APIRoute } from 'astro'
import { catalogue } from '../../../../catalogue/load.ts'
import { documentResponse } from '../../../../documents/serve.ts'
import { skills } from '../../../../documents/skills.ts'
import { skillPath } from '../../../../catalogue/urls.ts'

const all = skills(catalogue)

export const getStaticPaths = () => all.map(({ name }) => ({ params: { skill: name } }))

export const GET: APIRoute = (context) => {
  const skill = all.find(({ name }) => name === context.params['skill'])
  return documentResponse(context, skillPath(skill?.name ?? ''), skill?.markdown)
}
