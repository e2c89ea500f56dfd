import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Installs the packages of a folder that has its own, unless this very lock file is installed already.
 *
 * @param folder Its path, ending in a slash.
 */
export async function installPackages(folder: string): Promise<void> {
  const lock = readFileSync(`${folder}package-lock.json`, 'utf8')
  const stamp = `${folder}node_modules/.installed-lock`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  // One of them has a script that writes into the settings of editors, one that reports its use: none is run.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--silent']
  await run('npm', ['ci', ...options], { cwd: folder })
  writeFileSync(stamp, lock)
}
