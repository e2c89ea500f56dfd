import { expect } from 'vitest'

/** The scenario of every client: call each tool, read a resource. */
export const CALLS: Record<string, Record<string, unknown>> = {
  get_practice_info: {},
  list_services: {},
  search_faq: { query: 'מחיר' },
  get_booking_info: {},
  read_site_page: { path: '/about' },
}

export const TOOLS = Object.keys(CALLS)

/** What each call must give: the API's own answer to the same question. */
export async function expectedData(origin: string): Promise<Record<string, unknown>> {
  const read = async (path: string): Promise<unknown> => (await fetch(origin + path)).json()
  return {
    get_practice_info: await read('/api/v1/profile'),
    list_services: await read('/api/v1/services'),
    search_faq: await read('/api/v1/faq?limit=5&q=%D7%9E%D7%97%D7%99%D7%A8'),
    get_booking_info: await read('/api/v1/booking'),
    read_site_page: expect.objectContaining({ path: '/about', truncated: false }),
  }
}
