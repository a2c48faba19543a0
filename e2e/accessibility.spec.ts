import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { comingScreens, type Screen, screens } from './screens.ts'
import { type Look, looks, openScreen, prepare, setLook } from './set-stage.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Reading axe into a page takes longer than most runs, so it is read once for all looks. */
async function axeIn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window)
  return new AxeBuilder({ page, axeSource: isThere ? '0' : undefined }).setLegacyMode()
}

async function expectNoViolation(page: Page, where: string): Promise<void> {
  const found = await (await axeIn(page)).withTags(tags).analyze()
  const violations = found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help} (${target}) ${any.map(({ message }) => message)}`),
  )
  expect(violations, where).toEqual([])
  const ran = [...found.passes, ...found.inapplicable, ...found.incomplete].map(({ id }) => id)
  expect(ran, 'rules that ran').toContain('target-size')
}

async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect(scrollWidth, `width of the page ${where}`).toBeLessThanOrEqual(clientWidth)
}

async function inspect(page: Page, under: readonly Look[]): Promise<void> {
  for (const look of under) {
    const where = `at ${look.width} px, ${look.scheme}`
    await setLook(page, look)
    await expectNoOverflow(page, where)
    await expectNoViolation(page, where)
  }
  await setLook(page, { width: 768, height: 1024, scheme: 'light' })
  await expectNoOverflow(page, 'at 768 px')
}

test.beforeEach(({ page }) => prepare(page))

const sweep = (list: readonly Screen[], under: readonly Look[]) => {
  for (const screen of list)
    test(`nothing bars anyone from ${screen.name}`, async ({
      page,
      visitor,
      newTeacher,
      enterAs,
      faults,
    }) => {
      if (screen.fault) faults.expect(screen.fault)
      if (screen.as) await enterAs(screen.as)
      await openScreen(screen, { page, visitor, newTeacher })
      await inspect(page, under)
    })
}

sweep(screens, looks)
sweep(
  comingScreens,
  looks.filter(({ width, scheme }) => (width === 1280) === (scheme === 'light')),
)

test('the skip link is the first stop and leads past the header', async ({ page, enterAs }) => {
  await enterAs('teacher')
  for (const path of ['/', '/signin', '/dashboard']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  }
})

test('the focus goes to the heading whenever the page changes', async ({
  page,
  landing,
  dashboard,
  enterAs,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/')
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
