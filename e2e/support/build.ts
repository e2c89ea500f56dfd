import { execFileSync } from 'node:child_process'

/** Before the tests that need it: the production build of the present sources. */
export default function setup(): void {
  execFileSync('astro', ['build', '--silent'], { stdio: 'inherit' })
}
