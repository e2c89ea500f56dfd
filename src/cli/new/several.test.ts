import { expect, it } from 'vitest'
import { newPractice } from './testing/new-practice.ts'

it.each([
  ['רבים', 'מי אנחנו', 'איך אנחנו עובדים'],
  ['זכר', 'מי אני', 'איך אני עובד'],
])('a practice whose owner answers %s speaks so', async (gender, title, how) => {
  const { catalogue } = await newPractice({ gender, channels: 'וואטסאפ 050-000-0000' })
  const { pages, site } = catalogue
  expect(pages.about.data.title).toBe(title)
  expect(pages.about.body).toContain(`## ${how}\n`)
  // What stands on every page suits one as it does several.
  const { channels, labels, english } = site
  expect(JSON.stringify([channels, labels.responseTime])).not.toMatch(
    /(?<!\p{L})(אני|לי)(?!\p{L})/u,
  )
  expect(JSON.stringify(english?.channels)).not.toContain(' me ')
})
