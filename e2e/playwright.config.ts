import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './support/chromium.ts'
import { TEST_ENV } from './support/servers.ts'

const port = process.env['E2E_PORT'] ?? '4399'
const baseURL = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'site',
  outputDir: '../test-results',
  forbidOnly: true,
  workers: 2,
  fullyParallel: true,
  // A few lines: what failed is told last, and stands where one looks.
  reporter: 'dot',
  // What is waited for comes long before. Where nothing comes, a few failures end the run.
  timeout: 60_000,
  expect: { timeout: 30_000 },
  maxFailures: 5,
  use: {
    baseURL,
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
    locale: 'he-IL',
  },
  webServer: {
    command: 'node src/cli/start.ts',
    cwd: '..',
    url: `${baseURL}/readyz`,
    env: { ...TEST_ENV, PORT: port, LOG_LEVEL: 'warn' },
    timeout: 300_000,
  },
})
