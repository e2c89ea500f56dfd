import { expect, test } from '@playwright/test'
import { searchPath } from '../support/search-path.ts'
import { ANSWERED, PUBLIC_PATHS, TOO_LONG, UNANSWERED, URGENT } from './site-paths.ts'

test('acute danger has the whole panel of help, and no bar that calls the practice', async ({
  page,
}) => {
  await page.goto(searchPath('אני רוצה למות'))
  await expect(page.locator('main .safety')).toHaveCount(1)
  expect(await page.locator('main .safety .helpline-contact').count()).toBeGreaterThan(7)
})

test('an ordinary question has no panel', async ({ page }) => {
  await page.goto(ANSWERED)
  await expect(page.locator('.results details[open]')).toHaveCount(1)
  await expect(page.locator('main .safety')).toHaveCount(0)
})

test('who finds nothing is welcome: no panel, where to write, and 1201 in one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(UNANSWERED)
  await expect(page.locator('main .safety')).toHaveCount(0)
  await expect(page.locator('.no-match a[href="tel:1201"]')).toBeVisible()
  await expect(page.locator('.results a.button[href^="https://wa.me/"]')).toBeVisible()
  await expect(page.locator('.contact-bar a[href^="https://wa.me/"]')).toBeVisible()
})

for (const [said, reply] of [
  ['שלום!', 'שלום, טוב שבאתם'],
  ['היי, יש מישהו?', 'שלום, טוב שבאתם'],
  ['תודה רבה, עזרת לי', 'תודה שכתבתם'],
] as const)
  test(`${said} is answered in kind`, async ({ page }) => {
    await page.goto(searchPath(said))
    await expect(page.locator('.results h2')).toHaveText(reply)
    await expect(page.locator('.results')).not.toContainText('לא מצאתי')
  })

for (const [said, reply] of [
  ['Hello', 'Hello'],
  ['thanks a lot', 'Thank you'],
  ['weather tomorrow', 'no answer here'],
] as const)
  test(`${said} is answered in English, and by nothing in Hebrew`, async ({ page }) => {
    await page.goto(searchPath(said))
    await expect(page.locator('.english-answer h2')).toContainText(reply)
    await expect(page.locator('.english-answer')).not.toContainText('below')
    await expect(page.locator('.english-answer .button').first()).toHaveText(/Message me/)
    await expect(page.locator('.english-answer')).not.toContainText(/\p{Script=Hebrew}/u)
    await expect(page.locator('.results')).toHaveCount(0)
  })

test('who finds nothing has three subjects to choose from, not all', async ({ page }) => {
  await page.goto(UNANSWERED)
  await expect(page.locator('.results .topics a')).toHaveCount(3)
})

test('where danger is sure and what happens is not, there is a door for each', async ({ page }) => {
  await page.goto(searchPath('הצילו'))
  const doors = page.locator('.help-doors > li')
  await expect(doors).toHaveCount(4)
  expect(await doors.locator('.helpline-number').allInnerTexts()).toEqual([
    '101',
    '1201',
    '100',
    '1202',
    '1203',
  ])
  await expect(page.locator('.safety details .helpline-contact')).toHaveCount(4)
})

/** Which of them are possible danger, and which acute or none, is a matter of a few examples. */
const BORDERLINE = [
  'אין לי כוח לקום בבוקר',
  'קשה לי לקום בבוקר והכול נראה חסר טעם',
  'בוכה כל הזמן ואין לי כוח',
  'בוכה כל הזמן ואין לי כוח יותר',
  'נגמרו לי הכוחות ואני בוכה בלי סוף',
  'אני לא מצליחה להתמודד יותר עם החיים',
  'נמאס לי מהכול ואני לא ישנה',
]

test('possible danger is one quiet line below the title, and the practice can be reached', async ({
  page,
  request,
}) => {
  let possible: string | undefined
  for (const q of BORDERLINE) {
    const answer = await request.get('/api/v1/faq', { params: { q, limit: 3 } })
    const { faq } = (await answer.json()) as { faq: { id: string }[] }
    if (faq.findIndex(({ id }) => id === 'emergency' || id === 'helplines') > 0) possible ??= q
  }
  if (possible === undefined) throw new Error('no sentence of BORDERLINE is possible danger')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(searchPath(possible))
  await expect(page.locator('main .safety')).toHaveCount(0)
  const line = await page.locator('.quiet-help a[href="tel:1201"]').boundingBox()
  const field = await page.locator('main .search').boundingBox()
  expect(line?.y).toBeLessThan(field?.y ?? 0)
  await expect(page.locator('.contact-bar a[href^="https://wa.me/"]')).toBeVisible()
})

for (const [question, best] of [
  ['חזרתי מהמילואים, אני מפורק ואני רוצה למות', 'trauma-war-terror'],
  ['בעלי מרביץ לי', 'first-steps-hard-to-talk'],
  ['הוא עזב אותי ואני רוצה למות', 'first-steps-hard-to-talk'],
] as const)
  test(`behind the panel of acute danger the best answer is open: ${question}`, async ({
    page,
  }) => {
    await page.goto(searchPath(question))
    await expect(page.locator('main .safety')).toHaveCount(1)
    await expect(page.locator('.results details[open] .faq-body')).toHaveAttribute('id', best)
    await expect(page.locator('.results a[href^="/services/"]').first()).toBeVisible()
    // A message would stay on a telephone that others may read.
    await expect(page.locator('.results .faq-next a').first()).toHaveAttribute('href', '/emergency')
    await expect(page.locator('.results a[href^="https://wa.me/"]')).toHaveCount(0)
  })

test('in danger nothing stands open that the page of help does not name for it', async ({
  page,
}) => {
  for (const question of ['בלעתי את כל הכדורים נגד דיכאון', 'אבא שלי נפטר ואני רוצה ללכת אליו']) {
    await page.goto(searchPath(question))
    await expect(page.locator('main .safety')).toHaveCount(1)
    await expect(page.locator('.results .faq-entry').first()).toBeVisible()
    await expect(page.locator('.results details[open]')).toHaveCount(0)
  }
})

test('what the panel of help says is not found again below it', async ({ page }) => {
  await page.goto(searchPath('בעלי מרביץ לי'))
  await expect(page.locator('main .safety')).toHaveCount(1)
  await expect(page.locator('#emergency, #helplines')).toHaveCount(0)
})

test('a service is found by its name, named as one, and leads to its page', async ({ page }) => {
  await page.goto(searchPath('תמיכה אחרי פגיעה מינית'))
  const first = page.locator('.results .faq-entry').first()
  await expect(first.locator('.kind')).toHaveText('תחום טיפול')
  await expect(first).toHaveAttribute('open', '')
  await expect(first.locator('.faq-body a').last()).toHaveAttribute(
    'href',
    '/services/sexual-abuse-support',
  )
})

for (const [question, path] of [
  ['על המטפלת', '/about'],
  ['מדיניות פרטיות', '/privacy'],
  ['קביעת פגישה', '/booking'],
  ['הצהרת נגישות', '/accessibility'],
] as const)
  test(`${question} finds that page first, named as one`, async ({ page }) => {
    await page.goto(searchPath(question))
    const first = page.locator('.results .faq-entry').first()
    await expect(first.locator('.kind')).toHaveText('דף באתר')
    await expect(first).toHaveAttribute('open', '')
    await expect(first.locator('.faq-body a').last()).toHaveAttribute('href', path)
    await expect(page.locator('.results details[open]')).toHaveCount(1)
  })

test('a search for the price ends with prices, and one for children says where to turn', async ({
  page,
}) => {
  await page.goto(searchPath('כמה עולה'))
  const ids = await page.locator('.results .faq-body').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids[0]).toBe('session-fee')
  expect(ids).not.toContain('clinic-accessibility')
  await page.goto(searchPath('טיפול לילדים'))
  await expect(page.locator('.results .faq-body').first()).toHaveAttribute(
    'id',
    'child-or-teenager',
  )
})

for (const [question, numbers] of [
  ['בעלי מרביץ לי', ['100', '118']],
  ['נאנסתי אתמול בלילה', ['1202', '1203']],
  ['אבא מרביץ לי, אני בת 11', ['118', '100']],
  ['אני רוצה למות', ['1201']],
] as const)
  test(`${question}: the right lines come first, in the panel, its text and the bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(searchPath(question))
    const shown = page.locator('main .safety .helpline-number')
    expect((await shown.allInnerTexts()).slice(0, numbers.length)).toEqual(numbers)
    await expect(page.locator('main .safety > p a').first()).toHaveText(numbers[0])
    await expect(page.locator('.contact-bar a').first()).toHaveAttribute(
      'href',
      `tel:${numbers[0]}`,
    )
  })

test('a question in English is answered in English, and leads to the English page', async ({
  page,
}) => {
  for (const [question, answer] of [
    ['how much is a session', '400'],
    ['do you take insurance', 'receipt'],
    ['can we meet online', 'video'],
    ['вы говорите по-русски?', 'don’t work in other languages'],
  ] as const) {
    await page.goto(searchPath(question))
    const own = page.locator('.english-answer')
    await expect(own).toHaveAttribute('lang', 'en')
    await expect(own, question).toContainText(answer)
    await expect(own.locator('a[href="/en"]')).toBeVisible()
  }
  await page.goto(ANSWERED)
  await expect(page.locator('.english-answer')).toHaveCount(0)
})

for (const [question, lang, numbers] of [
  ['I want to kill myself', 'en', ['1201', '118', '100', '101', '1202', '1203']],
  ['my husband hits me', 'en', ['100', '101', '1201', '118', '1202', '1203']],
  ['I was raped last night', 'en', ['1202', '1203', '1201', '118', '100', '101']],
  ['я хочу умереть', 'ru', ['1201', '118', '100', '101', '1202', '1203']],
  ['أريد أن أموت', 'ar', ['1201', '118', '100', '101', '1202', '1203']],
  ['መሞት እፈልጋለሁ', 'am', ['1201', '118', '100', '101']],
] as const)
  test(`${question}: whom to call is said in the letters of the question first`, async ({
    page,
  }) => {
    await page.goto(searchPath(question))
    await expect(page.locator('.languages')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr')
    const own = page.locator('.languages details').first()
    await expect(own).toHaveAttribute('lang', lang)
    await expect(own).toHaveAttribute('open', '')
    expect(await own.locator('a[href^="tel:"]').allInnerTexts()).toEqual(numbers)
    expect(await own.innerText()).not.toMatch(/\p{Script=Hebrew}/u)
    const [languages, panel] = await Promise.all(
      ['.languages', 'main .safety'].map((one) => page.locator(one).boundingBox()),
    )
    expect(languages?.y).toBeLessThan(panel?.y ?? 0)
  })

for (const [question, language, leave, line] of [
  ['my husband hits me', 'en', 'Leave quickly', 'Police'],
  ['زوجي يضربني', 'ar', 'خروج سريع', 'الشرطة'],
  ['муж меня бьёт', 'ru', 'Быстрый выход', 'Полиция'],
  ['je veux mourir', 'fr', 'Quitter vite', 'ERAN'],
] as const)
  test(`${question}: the first button and the way out speak the language of the question`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(searchPath(question))
    const way = page.locator('.leave-link')
    await expect(way).toHaveText(leave)
    await expect(way).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.leave')).toHaveAttribute('lang', language)
    const buttons = page.locator('.languages .helpline-buttons')
    await expect(buttons).toHaveAttribute('lang', language)
    await expect(buttons.locator('.helpline-name')).toHaveText(line)
    await expect(page.locator(`.contact-bar a span[lang="${language}"]`)).toContainText(line)
    await expect(buttons.locator('a')).toBeInViewport({ ratio: 1 })
  })

test('who is there for what happens comes first in English too', async ({ page }) => {
  await page.goto(searchPath('my roommate raped me last night'))
  const first = page.locator('.languages a[href^="tel:"]').first()
  await expect(first).toHaveAttribute('href', 'tel:1202')
  await expect(first).not.toContainText(/\p{Script=Hebrew}/u)
  await expect(first).toBeInViewport({ ratio: 1 })
})

test('English in danger leads to everybody who can be called, in English', async ({ page }) => {
  await page.goto(searchPath('I was raped'))
  await page.locator('.languages [lang="en"] a[href^="/"]').click()
  await expect(page).toHaveURL(/\/en#help-now$/)
})

test('danger in Hebrew, and no danger in English, have no other language above', async ({
  page,
}) => {
  for (const question of ['אני רוצה למות', 'how much is a session']) {
    await page.goto(searchPath(question))
    await expect(page.locator('.languages')).toHaveCount(0)
  }
})

test('what was asked stands in no title, no heading and not in the address', async ({ page }) => {
  for (const question of ['כמה עולה פגישה', 'מזג האוויר מחר', 'בעלי מרביץ לי']) {
    await page.goto(searchPath(question))
    await expect(page).toHaveTitle(/^חיפוש/)
    await expect(page).toHaveURL(/\/faq\?q=$/)
    const said = await page.locator('h1, h2, h3, title').allTextContents()
    expect(said.join(' ')).not.toContain(question)
  }
})

test('what was asked in danger is repeated nowhere', async ({ page }) => {
  await page.goto(searchPath('בעלי מרביץ לי כבר שנים'))
  await expect(page.locator('main .safety')).toBeVisible()
  expect(await page.locator('html').innerHTML()).not.toContain('בעלי מרביץ לי')
  await expect(page.locator('.search')).toContainText('השאלה לא מוצגת כאן')
  await page.goto(ANSWERED)
  await expect(page.locator('.search')).not.toContainText('השאלה לא מוצגת כאן')
})

test('answers come again when one reloads or returns, and links to questions leave them', async ({
  page,
}) => {
  const answer = page.locator('.results #session-fee')
  await page.goto('/faq')
  await page.getByRole('searchbox').fill('כמה עולה פגישה')
  await page.getByRole('searchbox').press('Enter')
  await expect(answer).toBeVisible()
  await expect(page).toHaveURL(/\/faq\?q=$/)
  await page.reload()
  await expect(answer).toBeVisible()
  await page.goto('/booking')
  await page.goBack()
  await expect(answer).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('כמה עולה פגישה')
  await expect(page).toHaveURL(/\/faq\?q=$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/faq$/)
  await page.goForward()
  await expect(answer).toBeVisible()
  await page.locator('.results .faq-more a[href^="/faq#"]').first().click()
  await expect(page).toHaveURL(/\/faq#/)
  await expect(page.locator('.results')).toHaveCount(0)
})

test('danger is heard at the beginning of a text that is too long, which is kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const story = `אני רוצה למות. ${'ספרתי הכול. '.repeat(200)}`
  await page.goto(searchPath(story))
  await expect(page.locator('main .safety .helpline-contact').first()).toHaveAttribute(
    'href',
    'tel:1201',
  )
  await expect(page.locator('.contact-bar a').first()).toHaveAttribute('href', 'tel:1201')
  expect(await page.locator('#q').inputValue()).toBe(story.slice(0, 2000))
  await page.goto(TOO_LONG)
  await expect(page.locator('.contact-bar a').first()).toHaveAttribute('href', 'tel:1201')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('on a phone the search waits behind its sign', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/')
    const search = page.locator('.site-search')
    expect((await search.boundingBox())?.width).toBe(44)
    // Where the sign is, the field is touched.
    await search.click()
    await expect(page.getByRole('searchbox')).toBeFocused()
    expect((await search.boundingBox())?.width).toBeGreaterThan(250)
    await page.keyboard.type('כמה עולה פגישה')
    await search.getByRole('button').click()
    await expect(page.locator('#session-fee')).toBeVisible()
  })

  test('each page can be searched from', async ({ page }) => {
    for (const path of PUBLIC_PATHS.filter((path) => !URGENT.includes(path))) {
      await page.goto(path)
      await page.getByRole('searchbox').fill('כמה עולה פגישה')
      await page.getByRole('search').getByRole('button').click()
      await expect(page.locator('#session-fee'), path).toBeVisible()
    }
  })
})

test('the English page and the home page name each other', async ({ page }) => {
  for (const path of ['/', '/en']) {
    await page.goto(path)
    const targets = await page
      .locator('link[hreflang]')
      .evaluateAll((all) =>
        all.map((link) => [
          link.getAttribute('hreflang'),
          new URL(link.getAttribute('href') ?? '').pathname,
        ]),
      )
    expect(targets).toEqual([
      ['he', '/'],
      ['en', '/en'],
      ['x-default', '/'],
    ])
  }
})
