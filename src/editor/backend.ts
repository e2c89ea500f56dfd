import type { Backend } from '@sveltia/cms'

/**
 * Where the editor opens files and saves them.
 *
 * @param name `local` for the project's folder on this computer, or a repository such as github:owner/name.
 */
export function editorBackend(name: string): Backend {
  // The folder of a computer is opened beside a repository; this one is nowhere, and nobody signs in to it:
  // Editor.astro leaves the button out.
  if (name === 'local') return { name: 'gitea', repo: 'local/folder' }
  const [service = '', repo = ''] = name.split(':')
  return { name: service as 'github' | 'gitlab' | 'gitea', repo }
}

/** Addresses of the Git hosts, as the editor asks them. */
const HOSTS: Partial<Record<string, string>> = {
  github: 'https://api.github.com https://github.com https://*.githubusercontent.com',
  gitlab: 'https://gitlab.com',
  gitea: 'https://gitea.com',
}

/** Whom the editor may ask, as a Content-Security-Policy: this site alone, or one Git host besides. */
export function editorPolicy(name: string): string {
  const host = HOSTS[name.split(':')[0] ?? ''] ?? ''
  return [`connect-src 'self' data: blob: ${host}`, `img-src 'self' data: blob: ${host}`]
    .map((directive) => directive.trim())
    .join('; ')
}
