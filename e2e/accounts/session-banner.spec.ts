import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from '../fixtures.ts'

const minutes = (count: number) => count * 60_000
const open = ['/', '/privacy', '/terms', '/verify-email', '/forgot-password', '/reset-password']
/** They lead a signed-in visitor on to the dashboard. */
const forGuests = ['/signin', '/login', '/signup']

test('whoever is signed in is warned on every public page too, and Continue Session goes on with it', async ({
  page,
  header,
  landing,
  enterAs,
  newTeacher,
}) => {
  test.slow()
  await enterAs(await newTeacher())
  await page.clock.install()
  for (const path of nonEmpty([...open, ...forGuests])) {
    const known = page.waitForResponse('**/api/auth/me')
    await page.goto(path)
    await known
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(header.banner, path).toBeHidden()
    await page.clock.fastForward(minutes(14))
    await expect(header.banner, path).toContainText(
      'Session Expiring SoonYour session expires in 1 minute due to inactivity.',
    )
    await header.continueSession.click()
    await expect(header.banner, path).toBeHidden()
  }

  await page.goto('/')
  await expect(landing.entrance).toHaveText('Dashboard')
  await page.clock.fastForward(minutes(14))
  await expect(header.banner).toBeVisible()
  await page.clock.fastForward(minutes(1))
  await expect(header.banner).toBeHidden()
  await expect(landing.entrance).toHaveText('Sign In')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a visitor who is not signed in is never warned', async ({ page, header, landing }) => {
  await page.clock.install()
  await page.goto('/')
  await expect(landing.entrance).toHaveText('Sign In')
  await page.clock.fastForward(minutes(14))
  await expect(header.banner).toBeHidden()
})
