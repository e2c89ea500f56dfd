import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Runs npm ci in a folder with packages of its own, unless its present lock file is installed already.
 *
 * @param folder Its path, ending in a slash.
 */
export async function installPackages(folder: string): Promise<void> {
  const lock = readFileSync(`${folder}package-lock.json`, 'utf8')
  const stamp = `${folder}node_modules/.installed-lock`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  // Install scripts are not run: one writes into editors' settings, another reports usage.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--silent']
  await run('npm', ['ci', ...options], { cwd: folder })
  writeFileSync(stamp, lock)
}
