import type { Backend } from '@sveltia/cms'

/**
 * The CMS's backend, where files are opened and saved.
 *
 * @param name `local` for the project's folder on this computer, or a repository such as github:owner/name.
 */
export function editorBackend(name: string): Backend {
  // The CMS opens local folders only beside a repository; this one does not exist, and Editor.astro hides its sign-in.
  if (name === 'local') return { name: 'gitea', repo: 'local/folder' }
  const [service = '', repo = ''] = name.split(':')
  return { name: service as 'github' | 'gitlab' | 'gitea', repo }
}

/** Origins that the editor requests from each Git host. */
const HOSTS: Partial<Record<string, string>> = {
  github: 'https://api.github.com https://github.com https://*.githubusercontent.com',
  gitlab: 'https://gitlab.com',
  gitea: 'https://gitea.com',
}

/** The editor's Content-Security-Policy: requests only to this site and, with a repository, its Git host. */
export function editorPolicy(name: string): string {
  const host = HOSTS[name.split(':')[0] ?? ''] ?? ''
  return [`connect-src 'self' data: blob: ${host}`, `img-src 'self' data: blob: ${host}`]
    .map((directive) => directive.trim())
    .join('; ')
}
