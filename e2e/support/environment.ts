/** What a test runner adds to the environment: Astro, for one, answers nothing when it sees VITEST. */
const ADDED = /^(VITEST.*|NODE_ENV|TEST|MODE|DEV|PROD|SSR|SITE|BASE_URL|ASSETS_PREFIX)$/

/** The environment as it is outside of tests, for processes that should not know of them. */
export function outsideTests(): NodeJS.ProcessEnv {
  const env = Object.entries(process.env).filter(([name]) => !ADDED.test(name))
  return { ...Object.fromEntries(env), ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' }
}
