/** Variables that a test runner adds. Astro, for one, does not answer requests if VITEST is set. */
const ADDED = /^(VITEST.*|NODE_ENV|TEST|MODE|DEV|PROD|SSR|SITE|BASE_URL|ASSETS_PREFIX)$/

/** The environment without the test runner's variables, for processes under test. */
export function outsideTests(): NodeJS.ProcessEnv {
  const env = Object.entries(process.env).filter(([name]) => !ADDED.test(name))
  return { ...Object.fromEntries(env), ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' }
}
