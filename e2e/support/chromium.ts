import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { ensureDebianPackages } from './debian.ts'

/** Debian's Chromium without windows, which loads pages in half the time. */
const HEADLESS = 'chromium-headless-shell'

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, an installed one, or Playwright's. If there is none, it installs
 * Debian's package (as root) or Playwright's.
 */
export function findChromium(): string {
  const installed = [
    process.env['CHROMIUM_PATH'],
    `/usr/bin/${HEADLESS}`,
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ]
  const found = installed.find((path) => path && existsSync(path))
  if (found) return found
  if (ensureDebianPackages(HEADLESS)) return `/usr/bin/${HEADLESS}`
  execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' })
  return chromium.executablePath()
}

/** As root, Chromium has no sandbox; without windows it would hint fonts and so round the widths of letters. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
