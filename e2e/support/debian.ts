import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs a Debian package when it is not there; tests use real programs where people have real programs.
 *
 * @returns Whether it is installed now; false where this is no Debian or the user is not root.
 */
export function ensureDebianPackage(name: string): boolean {
  if (isInstalled(name)) return true
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
  return isInstalled(name)
}

function isInstalled(name: string): boolean {
  const { status, stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Status}', name])
  return status === 0 && String(stdout).includes('install ok installed')
}
