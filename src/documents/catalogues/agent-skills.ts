import { hash } from 'node:crypto'
import type { Catalogue } from '../../catalogue/build.ts'
import { skillPath } from '../../catalogue/urls.ts'
import { skills } from '../agents/skills.ts'

/**
 * `/.well-known/agent-skills/index.json`: Agent Skills Discovery 0.2.0
 * (https://github.com/cloudflare/agent-skills-discovery-rfc). Each digest is that of the served bytes.
 */
export function agentSkillsIndex(catalogue: Catalogue): string {
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: skills(catalogue).map(({ name, description, markdown }) => ({
      name,
      type: 'skill-md',
      description,
      url: skillPath(name),
      digest: `sha256:${hash('sha256', markdown)}`,
    })),
  }
  return `${JSON.stringify(index, null, 2)}\n`
}
