import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs Debian packages that are not there; tests use real programs where people have real programs.
 *
 * @returns Whether they are all installed now; false where this is no Debian or the user is not root.
 */
export function ensureDebianPackages(...names: string[]): boolean {
  if (names.every(isInstalled)) return true
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options)
  return names.every(isInstalled)
}

function isInstalled(name: string): boolean {
  const { status, stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Status}', name])
  return status === 0 && String(stdout).includes('install ok installed')
}
