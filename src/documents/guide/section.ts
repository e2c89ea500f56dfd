import { blocks } from '../markdown/blocks.ts'

/** A part of the developers' guide that is made from the application, not from the content. */
export interface GuideSection {
  id: string
  level: 2 | 3
  title: string
  markdown: string
  /** The operation that a section is about. */
  operationId?: string
}

/** A section of the second level. */
export function guideSection(id: string, title: string, ...parts: string[]): GuideSection {
  return { id, level: 2, title, markdown: blocks(...parts) }
}
