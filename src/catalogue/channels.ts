import type { Catalogue } from './build.ts'
import { factText } from './facts.ts'
import { whatsappUrl } from './urls.ts'

/** The ways to reach the practice: how texts show each, and where it leads when it is tapped. */
export type Channels = Record<'phone' | 'whatsapp' | 'email', { shown: string; href: string }>

/** Collects them: the phone first, so that where it shows the number of WhatsApp too, texts lead to WhatsApp. */
export function channelsOf({ practice, facts, site }: Catalogue): Channels {
  const { phone, whatsapp, email } = practice.contact
  return {
    phone: { shown: factText(facts, 'contact.phone'), href: `tel:${phone}` },
    whatsapp: {
      shown: factText(facts, 'contact.whatsapp'),
      href: whatsappUrl(whatsapp, site.whatsappText),
    },
    email: { shown: email, href: `mailto:${email}` },
  }
}
