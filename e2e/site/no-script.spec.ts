import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

test('without JavaScript questions open, are found and can be linked to', async ({ page }) => {
  await page.goto('/faq')
  const entry = page.locator('details', { has: page.locator('#session-length') })
  await expect(page.locator('#session-length')).toBeHidden()
  await entry.locator('summary').click()
  await expect(page.locator('#session-length')).toBeVisible()

  await page.getByRole('searchbox').fill('כמה עולה פגישה')
  await page.getByRole('search').getByRole('button').click()
  await expect(page).toHaveURL(/\/faq\?q=/)
  await expect(page.locator('#session-fee')).toBeVisible()
})

test('without JavaScript a link to a question opens it', async ({ page }) => {
  await page.goto('/faq#clinic-accessibility')
  await expect(page.locator('#clinic-accessibility')).toBeInViewport()
  const summary = page
    .locator('details', { has: page.locator('#clinic-accessibility') })
    .locator('summary')
  await expect(summary).toBeInViewport()
})

test('without JavaScript one tap leads to WhatsApp or to a call', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const whatsapp = page.locator('.hero').getByRole('link', { name: 'וואטסאפ' })
  await expect(whatsapp).toBeInViewport({ ratio: 1 })
  expect(await whatsapp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/972500000000\?text=/)
  const call = page.locator('.hero .contact-actions a[href^="tel:"]')
  await expect(call).toBeInViewport({ ratio: 1 })
})
