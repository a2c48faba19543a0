import AxeBuilder from '@axe-core/playwright'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { atSize } from '@klasrum/testkit/size'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { type Look, looks, setLook } from './screens/looks.ts'
import { openScreen, screens } from './screens/open-screen.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The only rules whose answer changes with the colour scheme. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** The only rules whose answer changes with the width at a commit: what is drawn differently is looked at in full in the long run. */
const rulesOfWidth = ['target-size', 'scrollable-region-focusable', 'aria-hidden-focus', 'nested-interactive']

/** Reading axe into a page takes longer than most runs, so it is read once for all looks. */
async function axeIn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, axeSource: isThere ? '0' : undefined }).setLegacyMode()
  return axe.options({
    // It would load the style sheets again, and a page without a line warns of that; no rule here reads them.
    preload: { assets: ['media'] },
    // Half of its time goes into naming the elements that are as they should be.
    resultTypes: ['violations'],
  })
}

async function expectNoViolation(page: Page, { width, scheme }: Look): Promise<void> {
  const axe = await axeIn(page)
  const inFull = scheme === 'light' && (width === 1280 || atSize({ commit: false, long: true }))
  const rules = scheme === 'light' ? rulesOfWidth : rulesOfColour
  const found = await (inFull ? axe.withTags(tags) : axe.withRules(rules)).analyze()
  const violations = found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help} (${target}) ${any.map(({ message }) => message)}`),
  )
  expect(violations, `at ${width} px, ${scheme}`).toEqual([])
  const ran = [...found.passes, ...found.inapplicable, ...found.incomplete].map(({ id }) => id)
  expect(ran, 'rules that ran').toContain(scheme === 'light' ? 'target-size' : 'color-contrast')
}

async function expectNoOverflow(page: Page): Promise<void> {
  const [needed = 0, there = 0] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return [scrollWidth, clientWidth]
  })
  expect(needed, `width of the page in a window of ${there} px`).toBeLessThanOrEqual(there)
}

async function inspect(page: Page): Promise<void> {
  for (const look of nonEmpty(looks)) {
    await setLook(page, look)
    await expectNoOverflow(page)
    // What lies half under the header that stays would count as too small.
    await page.evaluate(() => scrollTo(0, 0))
    // In the dark only colours differ, and those not with the width.
    const looked = look.width === 1280 || (look.scheme === 'light' && atSize({ commit: false, long: true }))
    if (looked) await expectNoViolation(page, look)
  }
  await setLook(page, { width: 768, height: 1024, scheme: 'light' })
  await expectNoOverflow(page)
}

/** The widest table of the product once pushed its page wider than the window, so every commit looks at it. */
const widest = 'workbook-pointing'

/** A commit looks at every twelfth state besides; the long run at all of them. */
const inspected = atSize({
  commit: screens.filter(({ name }, index) => index % 12 === 0 || name === widest),
  long: screens,
})

for (const screen of nonEmpty(inspected))
  test(`nothing bars anyone from ${screen.name}`, async ({ page, visitor, newTeacher, enterAs, faults }) => {
    if (screen.fault) faults.expect(screen.fault)
    if (screen.as) await enterAs(screen.as)
    await openScreen(screen, { page, visitor, newTeacher })
    await inspect(page)
  })

/** What the build has rendered is seen a moment before a key does anything in it. */
const canBeUsed = (page: Page) => expect(page.locator('#root')).not.toHaveAttribute('data-prerendered')

test('the skip link is the first stop and leads past the header', async ({ page, enterAs }) => {
  for (const path of ['/', '/signin', '/dashboard']) {
    if (path === '/dashboard') await enterAs('teacher')
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await canBeUsed(page)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  }
})

test('whoever is at a link before the app has come stays at it', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  release()
  await expect(page.locator('[data-prerendered]')).toHaveCount(0)
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the focus goes to the heading whenever the page changes', async ({
  page,
  landing,
  dashboard,
  enterAs,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/')
  // A link pressed before loads a page of its own, which starts at its top.
  await canBeUsed(page)
  await landing.entrance.click()
  await expect(page).toHaveURL('/signin')
  await expect(heading).toBeFocused()

  await enterAs('teacher')
  await page.goto('/dashboard')
  await dashboard.card('Classes').first().click()
  await expect(page).toHaveURL('/classes')
  await expect(heading).toHaveText('Classes')
  await expect(heading).toBeFocused()
  await page.goBack()
  await expect(heading).toHaveText('Dashboard')
  await expect(heading).toBeFocused()
})

test('a teacher signs in with the keyboard alone', async ({ page, auth, dashboard, premises }) => {
  await page.goto('/signin')
  await expect(auth.email).toBeVisible()
  await canBeUsed(page)
  const stops: string[] = []
  const tabTo = async (name: string) => {
    for (let tries = 0; tries < 12; tries += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')
      stops.push(focused)
      if (focused === name) return
    }
    throw new Error(`Tab never came to ${name}: ${stops}`)
  }
  const { email, password } = premises.people.teacher ?? { email: '', password: '' }
  await tabTo('username')
  await page.keyboard.type(email)
  await tabTo('password')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(dashboard.heading).toBeVisible()
})

test('what was typed can be read while the password is shown', async ({ page, auth }) => {
  await page.goto('/signin')
  await auth.password.fill('tatlong bibe')
  await expect(auth.password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(auth.password).toHaveAttribute('type', 'text')
})

test('every screen names itself in the title of the tab', async ({ page, enterAs }) => {
  await enterAs('teacher')
  for (const [path, title] of [
    ['/privacy', 'Privacy notice'],
    ['/dashboard', 'Dashboard'],
    ['/account', 'Account'],
    ['/classes', 'Classes'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} · Klasrum`)
  }
})
