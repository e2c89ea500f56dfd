import type { Page } from '@playwright/test'

/**
 * Makes pages wait for the letters of the site, which they else show only where these come at once
 * (`font-display: optional`): those of a machine may be wider. Needs `bypassCSP`, since the pages' policy knows
 * their styles only as they are.
 *
 * @param size Of letters, in per cent of what the page asks for; without JavaScript no test can set it later.
 */
export async function waitForLetters(page: Page, size = 100): Promise<void> {
  await page.route('**', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType()))
      return route.fallback()
    const response = await route.fetch()
    const body = (await response.text())
      .replaceAll('font-display:optional', 'font-display:block')
      .replace('</head>', `<style>html{font-size:${size}%}</style></head>`)
    return route.fulfill({ response, body })
  })
}
