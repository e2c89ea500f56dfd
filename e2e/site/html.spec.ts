import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { ALL_PATHS, shown } from './site-paths.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  // Its cure changes the letters of a number, so that it cannot be copied; the style sheet keeps numbers whole.
  rules: { 'tel-non-breaking': 'off' },
})

for (const path of ALL_PATHS)
  test(`the HTML of ${shown(path)} is valid`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const { results } = await validator.validateString(html)
    const messages = results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
      ),
    )
    expect(messages).toEqual([])
  })
