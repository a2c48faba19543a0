import { expect, test } from '../fixtures.ts'
import { delay } from '../stand-in.ts'

const minutes = (count: number) => count * 60_000

test('the mouse, scrolling, a finger and a running upload keep the session; after signing out nothing counts the minutes', async ({
  page,
  auth,
  header,
  topUp,
  enterAs,
  newTeacher,
}) => {
  await page.clock.install()
  await enterAs(await newTeacher())
  await topUp.open()
  await topUp.addPicture()
  const signs = [
    () => page.mouse.move(200, 300),
    () => page.mouse.wheel(0, 100),
    () => page.evaluate(() => scrollTo(0, 50)),
    () => page.getByRole('main').dispatchEvent('touchstart'),
  ]
  const quiet = () => page.evaluate(() => Date.now() - Number(localStorage.getItem('last-activity')))
  for (const sign of signs) {
    await page.clock.fastForward(minutes(10))
    await sign()
    await expect.poll(quiet).toBeLessThan(minutes(1))
  }
  await expect(header.banner).toBeHidden()
  await page.clock.fastForward(minutes(14))
  await expect(header.banner).toBeVisible()
  await page.mouse.move(400, 500)
  await expect(header.banner).toBeHidden()

  const release = await delay(page, 'POST /api/user/topup/*/payment-proof')
  await topUp.submit.click()
  const uploading = topUp.panel.getByText('Uploading…').first()
  await expect(uploading).toBeVisible()
  for (let passed = 0; passed < 20; passed += 5) await page.clock.fastForward(minutes(5))
  await expect(uploading).toBeVisible()
  await expect(header.banner).toBeHidden()
  release()
  await expect(topUp.success).toBeVisible()

  await header.choose('Sign out')
  await expect(page).toHaveURL('/login')
  await page.clock.fastForward(minutes(1))
  await page.mouse.move(500, 600)
  expect(await page.evaluate(() => localStorage.getItem('last-activity'))).toBeNull()
  await page.clock.fastForward(minutes(20))
  await expect(auth.signInButton).toBeVisible()
  await expect(auth.said).toBeHidden()
})
