import { expect, test } from '../fixtures.ts'

test('a teacher sees on the dashboard how far the scores of each class are, and what was made last, one press away', async ({
  page,
  enterAs,
}) => {
  await enterAs('teacher')
  await page.goto('/dashboard')
  const work = page.getByRole('region', { name: 'Your work' })
  await expect(work.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', /^\d{1,3}$/)
  await work.getByRole('link', { name: /How Earthquakes Happen.*Made / }).click()
  await expect(page).toHaveURL(/\/lesson-plans\/library\/\d+$/)
  await page.goto('/dashboard')
  await work.getByRole('link', { name: 'Luna' }).click()
  await expect(page).toHaveURL(/\/classes\/\d+\/gradebook\?quarter=\d$/)
  await expect(page.getByRole('grid')).toBeVisible()
})

test('whoever has no role yet reads whom to write to and what opens then', async ({ page, enterAs }) => {
  await enterAs('public')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Do you teach?' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What opens' })).toContainText(/Write to \S+@\S+/)
})

test('the record of a class says how far its scores are and leads to them', async ({ page, enterAs }) => {
  await enterAs('teacher')
  await page.goto('/classes')
  await page.getByRole('list', { name: 'Classes' }).getByRole('link', { name: 'Mabini', exact: true }).click()
  await expect(page.getByRole('progressbar', { name: 'Scores entered' })).toBeVisible()
  await page.getByRole('link', { name: 'Enter scores' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
})
