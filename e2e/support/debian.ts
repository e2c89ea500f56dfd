import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const LOCK = join(tmpdir(), 'practice-site-apt-get.lock')

/**
 * Installs missing Debian packages, since tests run real programs.
 *
 * @returns Whether all are installed now; false if one is missing and this is not Debian, or the user is not root.
 */
export function ensureDebianPackages(...names: string[]): boolean {
  if (names.every(isInstalled)) return true
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const
  // Locked, since several tests may install at the same time.
  const aptGet = (...args: string[]) =>
    spawnSync('flock', [LOCK, 'apt-get', '-qq', ...args], options)
  aptGet('update')
  aptGet('install', '-y', '--no-install-recommends', ...names)
  return names.every(isInstalled)
}

function isInstalled(name: string): boolean {
  const { status, stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Status}', name])
  return status === 0 && String(stdout).includes('install ok installed')
}
