import { aLessonFile } from '@klasrum/testkit/lesson-files'
import { waterCycleLesson } from '@klasrum/testkit/lessons'
import { expect, test } from './fixtures.ts'

const label = 'Science 5 · The Water Cycle'
const lesson = await aLessonFile({
  name: 'Water.docx',
  lesson: waterCycleLesson,
})
/** Looking starts a thread, on a machine that runs other tests. */
const inTime = { timeout: 60_000 }

test.beforeEach(() => test.slow())

test('a teacher without a file chooses a topic, sees what it gives, pays and gets a plan with its days', async ({
  page,
  plans,
  beside,
}) => {
  await page.goto('/lesson-plans')
  await plans.sessions(1).check()
  await plans.quizItems.fill('10')
  await page.getByRole('combobox', { name: 'Or begin from a topic of the curriculum' }).fill('evaporation')
  await page.getByRole('option', { name: label }).click()
  const topic = plans.lookedAt(label)
  await expect(topic).toContainText('Gives all you ask for', inTime)
  expect(await beside.points()).toBe(30)
  await plans.makeIt.click()
  await plans.unfold()
  await expect(plans.files.getByText('Processed')).toBeVisible()
  expect(await beside.points()).toBe(24)
  const plan = page.getByRole('article').first()
  await expect(plan).toContainText(/(?:Explain the role of|Construct a model).* water cycle/)
  await expect(plan).toContainText(/We do \(\d+ min\)/)
  await plans.tab('Session 1 quiz 10').click()
  await expect(page.getByRole('article').first()).not.toContainText('not in your file')
})

test('the topic of a file is recognised; what the file does not say is marked, and one switch leaves it out', async ({
  page,
  plans,
}) => {
  await page.goto('/lesson-plans')
  await plans.give(lesson)
  await plans.sessions(1).check()
  await plans.quizItems.fill('8')
  await plans.lookAtFile.click()
  const file = plans.lookedAt('Water.docx')
  await expect(file).toContainText(`Recognised: ${label}`, inTime)
  await expect(file).toContainText('Gives all you ask for')
  const fill = file.getByRole('checkbox', { name: 'Fill up with questions that are not in my file' })
  await fill.uncheck()
  await expect(file).toContainText('Gives less than asked', inTime)
  await fill.check()
  await expect(file).toContainText('Gives all you ask for', inTime)
  await plans.makeIt.click()
  await plans.unfold()
  await expect(plans.files.getByText('Processed')).toBeVisible()
  await plans.tab('Session 1 quiz 8').click()
  await expect(page.getByText('From the curriculum, not in your file').first()).toBeVisible()
})

test('a topic that was removed is not used, and another can be added', async ({ page, plans }) => {
  await page.goto('/lesson-plans')
  await plans.give(lesson)
  await plans.lookAtFile.click()
  const file = plans.lookedAt('Water.docx')
  await file.getByRole('button', { name: `Remove ${label}` }).click(inTime)
  await expect(file).toContainText('No topic of the curriculum. Questions come from your file alone.')
  await file.getByRole('combobox', { name: 'Add a topic of the curriculum' }).fill('tropical cyclones')
  await page.getByRole('option', { name: /Tropical Cyclones/ }).click()
  await expect(file).toContainText(/Chosen: Science 5 · Tropical Cyclones/)
})

test('the page of a topic leads to its look', async ({ page, plans }) => {
  await page.goto('/lesson-plans?unit=science%2F5%2Fwater-cycle')
  await expect(plans.lookedAt(label)).toContainText('Gives', inTime)
})
