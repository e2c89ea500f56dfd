import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { ensureDebianPackage } from './debian.ts'

/**
 * Finds a Chromium to test with: CHROMIUM_PATH, an installed one, Playwright's own. Where there is none,
 * Playwright's installer is tried, and then, as root on Debian, the package.
 */
export function findChromium(): string {
  const installed = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ]
  const found = installed.find((path) => path && existsSync(path))
  if (found) return found
  if (ensureDebianPackage('chromium')) return '/usr/bin/chromium'
  execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' })
  return chromium.executablePath()
}

/** Chromium refuses its sandbox to root. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
