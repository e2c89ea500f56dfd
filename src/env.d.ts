import type { Service } from './service.ts'

declare global {
  namespace App {
    /** What pages and components get at as `Astro.locals`: the service (src/middleware.ts). */
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Astro looks for an interface
    interface Locals extends Service {}
  }
}
