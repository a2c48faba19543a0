import { expect, test } from '../fixtures.ts'

test.beforeEach(async ({ page, header, enterAs }) => {
  await enterAs('teacher')
  await page.goto('/classes')
  await expect(header.title).toHaveText('Classes')
})

test('the avatar menu shows who is signed in and where to go', async ({ header }) => {
  await expect(header.avatar).toHaveText('MS')
  await header.avatar.click()
  await expect(header.menu).toContainText('Maricel Santos')
  await expect(header.menu).toContainText('maricel@klasrum.example')
  await expect(header.menu.getByRole('menuitem')).toHaveText(['Dashboard', 'Account', 'Sign out'])
})

test('the menu closes on a click beside it, on Escape and on a change of page', async ({ page, header }) => {
  await header.avatar.click()
  await page.getByRole('main').click({ position: { x: 5, y: 5 } })
  await expect(header.menu).toBeHidden()

  await header.avatar.click()
  await expect(header.menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(header.menu).toBeHidden()
  await expect(header.avatar).toBeFocused()

  await header.choose('Dashboard')
  await expect(page).toHaveURL('/dashboard')
  await expect(header.menu).toBeHidden()

  await header.avatar.click()
  await expect(header.menu).toBeVisible()
  await page.goBack()
  await expect(header.title).toHaveText('Classes')
  await expect(header.menu).toBeHidden()
})

test('the menu works with the keyboard alone', async ({ page, header }) => {
  await header.avatar.focus()
  await page.keyboard.press('Enter')
  await expect(header.item('Dashboard')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(header.item('Account')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
  await expect(header.title).toBeFocused()
})

test('the back button leads to the dashboard', async ({ page, header }) => {
  await header.back.click()
  await expect(page).toHaveURL('/dashboard')
  await expect(header.title).toHaveText('Dashboard')
})
