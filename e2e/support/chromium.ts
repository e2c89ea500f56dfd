import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { ensureDebianPackages } from './debian.ts'

/** Debian's Chromium without a window, which opens pages in half the time of the one with windows. */
const HEADLESS = 'chromium-headless-shell'

/**
 * Finds a Chromium to test with: CHROMIUM_PATH, an installed one, Playwright's own. Where there is none,
 * Debian's package is installed for root; otherwise Playwright's installer is tried.
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

/**
 * Chromium refuses its sandbox to root; and without a window it would round the widths of letters, which
 * nobody's does.
 */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
