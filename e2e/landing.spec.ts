import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from './fixtures.ts'
import { fail } from './stand-in.ts'

test('the top bar leads to the three sections', async ({ page, landing }) => {
  await page.goto('/')
  for (const [name, id] of [
    ['Pricing', 'pricing'],
    ['Features', 'features'],
    ['FAQ', 'faq'],
  ] as const) {
    await landing.anchor(name).click()
    await expect(page).toHaveURL(`/#${id}`)
    await expect(landing.section(id).getByRole('heading', { level: 2 })).toBeInViewport()
  }
})

test('six features are shown, each with a title and a sentence', async ({ page, landing }) => {
  await page.goto('/')
  await expect(landing.section('features').getByRole('heading', { level: 3 })).toHaveCount(6)
  for (const text of nonEmpty(await landing.section('features').locator('li > p').allTextContents()))
    expect(text.length).toBeGreaterThan(40)
})

test('seven questions open and close with the keyboard', async ({ page, landing }) => {
  await page.goto('/')
  await expect(page.locator('[data-prerendered]')).toHaveCount(0)
  await expect(landing.questions).toHaveCount(7)
  for (const question of nonEmpty(await landing.questions.all())) {
    const answer = question.locator('p')
    const before = await answer.isVisible()
    await question.locator('summary').press('Enter')
    await expect(answer).toBeVisible({ visible: !before })
    await question.locator('summary').press('Space')
    await expect(answer).toBeVisible({ visible: before })
  }
})

test('a question that was opened before the app has come stays open', async ({ page, landing }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const [first, second] = [landing.questions.first(), landing.questions.nth(1)]
  await first.locator('summary').click()
  await second.locator('summary').click()
  await expect(second.locator('p')).toBeVisible()
  release()
  await expect(page.locator('[data-prerendered]')).toHaveCount(0)
  await expect(first.locator('p')).toBeHidden()
  await expect(second.locator('p')).toBeVisible()
})

test('the landing page says what is free, what a point is worth, how soon a plan is there and whose the data is', async ({
  page,
  landing,
  visitor,
}) => {
  const support = await visitor.ask('/api/support')
  await page.goto('/')
  await expect(page.getByText('30 free points. No card needed.')).toBeVisible()
  for (const [claim, detail] of [
    ['Under 3 minutes', 'from a lesson file to a lesson plan'],
    ['1 point = ₱1', 'and points never expire'],
    ['Your data is yours', 'sent encrypted, not shared, exported any time'],
  ] as const)
    await expect(landing.fact(claim)).toContainText(detail)
  await expect(landing.questions.filter({ hasText: 'Do points expire?' })).toContainText(
    'Points never expire. 1 point equals 1 peso',
  )
  await expect(landing.social).toHaveAttribute('href', String(support.page))
})

test('the prices are those the top-up form uses', async ({ page, landing, visitor }) => {
  const { data } = await visitor.ask('/global-values/?title=TOPUP&limit=100')
  const tiers = data as { key: string; value: number }[]
  expect(tiers).toHaveLength(6)
  await page.goto('/')
  await expect(landing.prices).toHaveCount(tiers.length + 2)
  for (const [place, { key, value }] of nonEmpty(tiers.entries())) {
    const row = landing.prices.nth(place + 2)
    await expect(row.getByRole('rowheader')).toHaveText(`₱${Number(key).toLocaleString('en-PH')}`)
    await expect(row.getByRole('cell').first()).toHaveText(`${value.toLocaleString('en-PH')} points`)
  }
})

test('a tier that an admin changes is shown at the next visit', async ({ page, landing }) => {
  await page.route('**/api/global-values/?title=TOPUP*', (route) =>
    route.fulfill({ json: { data: [{ title: 'TOPUP', key: '750', value: 801 }] } }),
  )
  await page.goto('/')
  await expect(landing.prices).toHaveCount(3)
  await expect(landing.prices.last()).toContainText('₱750801 points+51')
})

test('prices that cannot be loaded can be asked for again', async ({ page, landing }) => {
  const mendPrices = await fail(page, 'GET /api/global-values/**')
  await page.goto('/')
  const failed = landing.section('pricing').getByRole('alert')
  await expect(failed).toContainText('The prices could not be loaded')
  mendPrices()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(landing.prices).toHaveCount(8)
})

test('the calls lead to sign up and sign in', async ({ page, landing }) => {
  await page.goto('/')
  await expect(landing.getStarted).toHaveCount(2)
  for (const call of nonEmpty(await landing.getStarted.all()))
    await expect(call).toHaveAttribute('href', '/signup')
  await expect(landing.closingCall).toHaveAttribute('href', '/signin')
  await expect(landing.entrance).toHaveText('Sign In')
  await landing.entrance.click()
  await expect(page).toHaveURL('/signin')
})

test('a signed-in teacher reads Dashboard instead of Sign In', async ({ page, landing, enterAs }) => {
  await enterAs('teacher')
  await page.goto('/')
  await expect(landing.entrance).toHaveText('Dashboard')
  await landing.entrance.click()
  await expect(page).toHaveURL('/dashboard')
})

test('every link of the public pages leads somewhere', async ({ page, landing, premises, visitor }) => {
  const support = await visitor.ask('/api/support')
  const outside = [
    `mailto:${support.email}`,
    `mailto:${support.privacy_email}`,
    support.page,
    'https://privacy.gov.ph/',
  ]
  const inside = new Set<string>()
  for (const path of ['/', '/privacy', '/terms']) {
    await page.goto(path)
    await expect(page.getByRole('contentinfo').getByText(String(support.email))).toBeVisible()
    const links = await landing.links.evaluateAll((all) => all.map((link) => Reflect.get(link, 'href')))
    for (const link of nonEmpty(links)) {
      const { origin, pathname, hash } = new URL(link)
      if (origin === premises.url) inside.add(pathname + hash)
      else expect(outside).toContain(link)
    }
  }
  for (const path of nonEmpty(inside)) {
    await page.goto(path)
    const { hash, pathname } = new URL(path, premises.url)
    const known = [path, `/signin?${new URLSearchParams({ next: pathname })}`]
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(known).toContain(page.url().slice(premises.url.length))
    if (hash) await expect(page.locator(hash)).toBeInViewport()
  }
})
