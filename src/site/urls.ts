/** Where everything is, relative to the site's base address: each path is written here and nowhere else. */
export const PATHS = {
  home: '/',
  about: '/about',
  services: '/services',
  faq: '/faq',
  booking: '/booking',
  accessibility: '/accessibility',
  privacy: '/privacy',
  developers: '/developers',
  openapi: '/openapi.json',
  mcp: '/api/mcp',
  serverCard: '/api/mcp/server-card',
  wellKnownServerCard: '/.well-known/mcp/server-card.json',
  ask: '/ask',
  llms: '/llms.txt',
  auth: '/auth.md',
} as const

/** Path of a service's page. */
export const servicePath = (id: string) => `${PATHS.services}/${id}`

/** Path of an FAQ entry: its anchor on the FAQ page. */
export const faqPath = (id: string) => `${PATHS.faq}#${id}`

/** Link that opens a WhatsApp chat, with a text already written when one is given. */
export function whatsappUrl(e164: string, text?: string): string {
  const chat = `https://wa.me/${e164.slice(1)}`
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat
}
