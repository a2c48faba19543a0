import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { delay, fail } from '../stand-in.ts'

const waterCycle = '/curriculum/science/5/water-cycle'
const firstQuestion = 'What gives the energy that drives the water cycle?'

const topics = (page: Page) => page.getByRole('main').getByRole('link', { name: /questions/ })
const question = (page: Page, asked: string) => page.getByRole('listitem').filter({ hasText: asked }).last()
const flag = (page: Page, words: string) =>
  page.getByRole('button', { name: `Report a mistake in the question: ${words}` })
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })

async function expectNoSidewaysScrolling(page: Page) {
  const [needed, there] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(needed).toBe(there)
}

test('a teacher finds a topic by area, grade and word, reads it and comes back to the same list', async ({
  page,
  dashboard,
  enterAs,
}) => {
  await enterAs('teacher')
  await page.goto('/dashboard')
  await dashboard.card('Curriculum').first().click()
  await expect(page).toHaveTitle('Curriculum · Klasrum')
  await expect(page.getByText(/^Showing 1 to 24 of/)).toBeVisible()

  await page.getByRole('combobox', { name: 'Learning area' }).selectOption('Science')
  await page.getByRole('combobox', { name: 'Grade' }).selectOption('Grade 5')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Science · Grade 5'])
  await page.getByLabel('Search topics').fill('evaporation')
  await expect(page).toHaveURL('/curriculum?area=science&grade=5&search=evaporation')
  await expect(topics(page).first()).toContainText('The Water Cycle')
  await page.reload()
  await topics(page).first().click()

  await expect(page).toHaveURL(waterCycle)
  await expect(page).toHaveTitle('The Water Cycle · Klasrum')
  await expect(page.getByText('explain the role of the water cycle in the environment').first()).toBeVisible()
  const standards = page.getByRole('group').filter({ hasText: 'Standards of Grade 5, Term 3' })
  await expect(standards.getByText('Content standard')).toBeHidden()
  await standards.getByText('Standards of').click()
  await expect(standards.getByText('Content standard')).toBeVisible()
  await expect(standards).toContainText('The Water Cycle includes processes of evaporation')
  await expect(standards).toContainText('Performance standard')
  const idea = page.getByRole('article').filter({ hasText: 'Water rises into the air' })
  await expect(idea).toContainText('Heat from the Sun changes liquid water into vapor.')
  await expect(idea).toContainText('transpiration')
  await expect(idea).toContainText('“Water must boil before it can evaporate.”')
  const day = page.getByRole('article').filter({ hasText: 'Day 1: Where does the water go?' })
  await expect(day).toContainText('45 minutes')
  await expect(day.getByRole('listitem').filter({ hasText: 'I do' }).first()).toContainText('10 min5–15')
  await expect(question(page, firstQuestion)).toContainText(
    'Answer: Sun (also right: sunlight, heat of the Sun)',
  )
  await expect(page.getByRole('link', { name: 'Make a lesson from this topic' })).toHaveAttribute(
    'href',
    '/lesson-plans?unit=science%2F5%2Fwater-cycle',
  )

  await page.getByRole('link', { name: 'Back to the curriculum' }).click()
  await expect(page).toHaveURL('/curriculum?area=science&grade=5&search=evaporation')
  await expect(topics(page).first()).toContainText('The Water Cycle')
})

test('a teacher reports a mistake; the admin reads it with the very lines and closes it', async ({
  page,
  newTeacher,
  enterAs,
  anotherDevice,
}) => {
  const says = `The wind has a part in it too. ${Date.now()}`
  await enterAs(await newTeacher({ first_name: 'Luz', last_name: 'Reyes' }))
  await page.goto(waterCycle)
  await flag(page, firstQuestion).click()
  const dialog = page.getByRole('dialog', { name: 'Report a mistake' })
  await expect(dialog).toContainText(firstQuestion)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog).toContainText('Please write what is wrong.')
  await dialog.getByLabel('What is wrong?').fill(says)
  const mend = await fail(page, 'POST /api/curriculum/mistakes')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog).toContainText('Your report was not sent. Please try again.')
  await expect(dialog.getByLabel('What is wrong?')).toHaveValue(says)
  mend()
  const release = await delay(page, 'POST /api/curriculum/mistakes')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByRole('button', { name: 'Sending…' })).toBeDisabled()
  release()
  await expect(messages(page)).toContainText('Thank you. The admin sees your report.')
  await expect(dialog).toBeHidden()
  await expect(flag(page, firstQuestion)).toBeFocused()

  const adminBrowser = await anotherDevice('admin')
  await adminBrowser.goto('/curriculum')
  await adminBrowser.getByRole('link', { name: /^Reported mistakes \(\d+\)$/ }).click()
  const report = adminBrowser.getByRole('listitem').filter({ hasText: says })
  await expect(report).toContainText('Luz Reyes')
  await expect(report).toContainText('say: The {Sun} gives the energy that drives the water cycle.')
  await report.getByRole('button', { name: 'Close report on Science 5 · The Water Cycle' }).click()
  await expect(messages(adminBrowser)).toContainText('Report closed.')
  await expect(report).toHaveCount(0)

  await adminBrowser.getByRole('tab', { name: 'Closed' }).click()
  await expect(adminBrowser).toHaveURL('/curriculum/mistakes?state=closed')
  await expect(report).toContainText('Closed')
  await report.getByRole('link', { name: 'Science 5 · The Water Cycle' }).click()
  await expect(adminBrowser).toHaveURL(/\/curriculum\/science\/5\/water-cycle#line-\d+$/)
  await expect(question(adminBrowser, firstQuestion)).toBeInViewport()
})

test('answers are hidden all at once and shown one by one, and the address says so', async ({
  page,
  enterAs,
}) => {
  await enterAs('teacher')
  await page.goto(waterCycle)
  await page.getByRole('switch', { name: 'Show answers' }).click()
  await expect(page).toHaveURL(`${waterCycle}?answers=hidden`)
  const [first, second] = [question(page, firstQuestion), question(page, 'Which force pulls raindrops down')]
  await expect(first).not.toContainText('Answer:')
  await expect(first.getByRole('list').getByRole('listitem')).toHaveText(['Moon', 'sea', 'Sun', 'wind'])
  await first.getByRole('button', { name: 'Show answer of 1' }).click()
  await expect(first).toContainText('Answer: Sun')
  await expect(second).not.toContainText('Answer:')
  await page.reload()
  await expect(first).not.toContainText('Answer:')
  await page.getByRole('switch', { name: 'Show answers' }).click()
  await expect(second).toContainText('Answer: gravity')
  await expect(page).toHaveURL(waterCycle)
})

test('on a phone the questions wait in groups, and nothing scrolls sideways', async ({ page, enterAs }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterAs('teacher')
  await page.goto('/curriculum?search=water+cycle')
  await expect(topics(page).first()).toContainText('The Water Cycle')
  await expectNoSidewaysScrolling(page)
  await topics(page).first().click()
  await expect(question(page, firstQuestion)).toBeHidden()
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Questions' })
    .click()
  await expect(page.getByRole('heading', { name: 'Questions' })).toBeInViewport()
  await page
    .getByRole('group')
    .filter({ hasText: firstQuestion })
    .getByText('Water moves all the time')
    .click()
  await expect(question(page, firstQuestion)).toBeVisible()
  await expectNoSidewaysScrolling(page)
})

test('on paper there is every question and nothing to press', async ({ page, enterAs }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterAs('teacher')
  await page.goto(waterCycle)
  await expect(page.getByRole('heading', { name: 'Questions' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(question(page, firstQuestion)).toBeVisible()
  await expect(page.getByText('The Water Cycle', { exact: true }).last()).toBeVisible()
  for (const role of ['button', 'link', 'switch'] as const)
    await expect(page.getByRole('main').getByRole(role)).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(question(page, firstQuestion)).toBeHidden()
})

test('words that no topic has lead back to all topics', async ({ page, enterAs }) => {
  await enterAs('school-admin')
  await page.goto('/curriculum?area=science&search=alchemy+of+dragons')
  await expect(page.getByRole('heading', { name: 'No topic fits' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all topics' }).click()
  await expect(page).toHaveURL('/curriculum')
  await expect(page.getByLabel('Search topics')).toHaveValue('')
  await expect(topics(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText(/^Showing 25 to 48 of/)).toBeVisible()
  await expect(page).toHaveURL('/curriculum?page=2')
  await expect(page.getByRole('link', { name: /^Reported mistakes/ })).toHaveCount(0)
})

test('a topic that is not there and a list that does not come are told', async ({ page, enterAs }) => {
  await enterAs('teacher')
  await page.goto('/curriculum/science/5/alchemy')
  await expect(page.getByRole('alert')).toContainText('There is no such topic.')
  const mend = await fail(page, 'GET /api/curriculum/units?*')
  await page.getByRole('link', { name: 'All topics' }).click()
  await expect(page.getByRole('alert')).toContainText('The topics could not be loaded.')
  mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(topics(page).first()).toBeVisible()
})
