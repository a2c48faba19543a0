import { expect, test } from '../fixtures.ts'
import { fail } from '../stand-in.ts'

test('a teacher finds a kind of problem, draws other numbers, hides the answers and prints a worksheet', async ({
  page,
  enterAs,
}) => {
  await enterAs('teacher')
  await page.goto('/curriculum')
  await page.getByRole('link', { name: 'Computed problems' }).click()
  await expect(page).toHaveTitle('Computed problems · Klasrum')
  await page.getByLabel('Search problems').fill('different denominators')
  await expect(page).toHaveURL('/curriculum/skills?search=different+denominators')
  await page.getByRole('link', { name: /^Adding fractions with different denominators/ }).click()

  await expect(page).toHaveURL('/curriculum/skills/fractions/add-unlike')
  const problems = page.getByRole('main').locator('ol > li')
  await expect(problems).toHaveCount(5)
  await expect(problems.first()).toContainText('added the numerators and the denominators')
  const before = await problems.first().textContent()
  await page.getByRole('button', { name: 'Other numbers' }).click()
  await expect(problems.first()).not.toHaveText(before ?? '')
  await page.getByRole('switch', { name: 'Show answers' }).uncheck()
  await expect(problems.first()).not.toContainText('Wrong answers')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Filipino')
  await expect(page.getByRole('main').locator('ol')).toHaveAttribute('lang', 'fil')

  const mend = await fail(page, 'GET /api/curriculum/skills/fractions/add-unlike/worksheet*')
  await page.getByRole('button', { name: 'Word' }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'The worksheet could not be made.',
  )
  mend()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Word' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Gawain sa Pagkatuto - .*\.docx$/)
})

test('a topic leads to the problems that its lessons practise, and they fit on a phone', async ({
  page,
  enterAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterAs('teacher')
  await page.goto('/curriculum/mathematics/2/place-value-hanggang-1000')
  const skills = page.getByRole('list', { name: 'Problems that are computed' })
  await skills
    .getByRole('link', { name: /^Place value/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Make a worksheet' })).toBeVisible()
  const [needed, there] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(needed).toBe(there)
  await page.goto('/curriculum/skills/fractions/alchemy')
  await expect(page.getByText('There is no such kind of problem.')).toBeVisible()
})
