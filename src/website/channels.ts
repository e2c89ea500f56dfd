import type { Catalogue } from '../catalogue/build.ts'
import { whatsappUrl } from '../catalogue/urls.ts'

/** The ways to reach the practice: how texts show each, and where it leads when it is tapped. */
export type Channels = Record<'phone' | 'whatsapp' | 'email', { shown: string; href: string }>

/** Collects them; where two show the same number, texts lead to the latter. */
export function channelsOf({ practice, facts, site }: Catalogue): Channels {
  const { phone, whatsapp, email } = practice.contact
  const shown = (name: string) => facts.get(name)?.text ?? ''
  return {
    phone: { shown: shown('contact.phone'), href: `tel:${phone}` },
    whatsapp: { shown: shown('contact.whatsapp'), href: whatsappUrl(whatsapp, site.whatsappText) },
    email: { shown: email, href: `mailto:${email}` },
  }
}
