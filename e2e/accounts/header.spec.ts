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
  await expect(header.menu.getByRole('menuitem')).toHaveText(['Dashboard', 'Account', 'Help', 'Sign out'])
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
  await expect(header.title).toHaveText('Dashboard')
  await expect(header.title).toBeFocused()

  await header.avatar.click()
  await expect(header.menu).toBeVisible()
  await page.goBack()
  await expect(header.title).toHaveText('Classes')
  await expect(header.menu).toBeHidden()
})

test('help is a press away: guides that lead into the product, keys, what is new, and whom to ask', async ({
  page,
  header,
}) => {
  await header.choose('Help')
  await expect(header.title).toHaveText('Help')
  const guide = page.getByRole('group').filter({ hasText: 'Make and play a slide show' })
  await guide.getByText('Make and play a slide show').click()
  await expect(guide).toContainText('it costs no points')
  await expect(page.getByRole('region', { name: 'Ask us' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Keys' })).toContainText('Save and go down')
  await expect(page.getByRole('region', { name: 'What is new' }).getByRole('listitem').first()).toBeVisible()
  await guide.getByRole('link', { name: 'Open slide shows' }).click()
  await expect(header.title).toHaveText('Slide Shows')
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
