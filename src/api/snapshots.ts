/** Reads without parameters, made at build and answered from memory. */
export const SNAPSHOTS = [
  { name: 'profile', path: '/api/v1/profile' },
  { name: 'services', path: '/api/v1/services' },
  { name: 'faq', path: '/api/v1/faq' },
  { name: 'booking', path: '/api/v1/booking' },
] as const
