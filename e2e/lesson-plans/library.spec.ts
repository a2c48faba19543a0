import { readFile } from 'node:fs/promises'
import { downloadBy, lessonPlanPage } from '../pages/lesson-plan-page.ts'
import { answer } from '../stand-in.ts'
import { expect, test } from './fixtures.ts'

const zipBegins = Buffer.from('PK\u0003\u0004')

test.beforeEach(() => test.slow())

test('a question gives way to another, is edited and removed, the quiz written anew, and all of it downloaded again', async ({
  page,
  anotherDevice,
  teacher,
  plans,
  beside,
}) => {
  const id = await beside.finished()
  const quiz = `/lesson-plans/library/${id}?document=session-1`
  await page.goto(quiz)
  await expect(plans.tab('Session 1 quiz 5')).toHaveAttribute('aria-selected', 'true')

  const first = plans.button(/^Edit /).first()
  const before = await first.getAttribute('aria-label')
  await plans.choose('Another like this')
  await expect(plans.messages).toContainText('Another question stands in its place.', { timeout: 40_000 })
  await expect(first).not.toHaveAttribute('aria-label', before ?? '')

  await plans
    .button(/^Edit /)
    .first()
    .click()
  const form = plans.dialog('Edit question')
  await form.getByRole('textbox', { name: /^(Question|Statement)$/ }).fill('')
  await form.getByRole('button', { name: 'Save question' }).click()
  await expect(form.getByText('Please fill this in.', { exact: true })).toBeVisible()
  await form.getByRole('textbox', { name: /^(Question|Statement)$/ }).fill('Which part did you draw?')
  await form.getByRole('button', { name: 'Save question' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('article').first()).toContainText('Which part did you draw?')

  const other = await anotherDevice(teacher)
  await other.goto(quiz)
  await expect(other.getByRole('article').first()).toContainText('Which part did you draw?')
  await plans.choose('Remove', 'Which part did you draw')
  await expect(plans.tab('Session 1 quiz 4')).toBeVisible()
  await expect(page.getByRole('article').first()).not.toContainText('Which part did you draw?')
  await lessonPlanPage(other).choose('Another like this')
  await expect(lessonPlanPage(other).messages).toContainText('This document was changed meanwhile.')
  await expect(other.getByRole('article').first()).not.toContainText('Which part did you draw?')

  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('switch', { name: 'Show answers' }).uncheck()
  await expect(page.getByRole('article')).toHaveCount(1)

  await plans.button('Regenerate').click()
  await plans
    .dialog(/^Regenerate the session 1 quiz/)
    .getByRole('button', { name: 'Regenerate' })
    .click()
  await expect(plans.messages).toContainText('The document was regenerated.')
  await expect(plans.tab('Session 1 quiz 5')).toBeVisible()

  const word = await downloadBy(page, () => plans.button('Download Session 1').click())
  expect(word.suggestedFilename()).toMatch(/\.docx$/)
  expect((await readFile(await word.path())).subarray(0, 4)).toEqual(zipBegins)
  await page.getByRole('combobox', { name: 'Kind of file' }).selectOption('PDF')
  const pdf = await downloadBy(page, () => plans.button('Download Session 1').click())
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')
  const all = await downloadBy(page, () => plans.button('Download all').click())
  expect(all.suggestedFilename()).toMatch(/\.zip$/)
  expect((await readFile(await all.path())).subarray(0, 4)).toEqual(zipBegins)
})

test('runs are found by file name and state, made again with other settings, and deleted', async ({
  page,
  plans,
  beside,
}) => {
  await beside.finished('Volcanoes.docx')
  await page.goto('/lesson-plans/library')
  await page.getByRole('searchbox', { name: 'Search by file name' }).fill('earthquake')
  await plans.button('Search').click()
  await expect(page.getByRole('heading', { name: 'No run fits' })).toBeVisible()
  await page.goto('/lesson-plans/library?search=volcano&state=done')
  await expect(page.getByRole('row', { name: /Volcanoes\.docx/ })).toContainText('Processed')

  await plans.button('More for Volcanoes.docx').click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  const dialog = plans.dialog('Make Volcanoes.docx again')
  await expect(dialog.getByRole('radio', { name: '1', exact: true })).toBeChecked()
  await dialog.getByRole('radio', { name: '2', exact: true }).check()
  await dialog.getByRole('button', { name: 'Generate for 6 points' }).click()
  await expect(page).toHaveURL(/\/lesson-plans\?run=\d+/)
  await expect(plans.tab('Session 2 quiz')).toBeVisible({ timeout: 60_000 })
  expect(await beside.points()).toBe(18)

  await page.goto('/lesson-plans/library')
  await expect(page.getByRole('row', { name: /Volcanoes\.docx/ })).toHaveCount(2)
  await page.getByRole('link', { name: 'Open Volcanoes.docx' }).first().click()
  await plans.button('Delete').click()
  await plans.dialog('Delete this run?').getByRole('button', { name: 'Delete run' }).click()
  await expect(page).toHaveURL('/lesson-plans/library')
  await expect(page.getByRole('row', { name: /Volcanoes\.docx/ })).toHaveCount(1)
  expect(await beside.points()).toBe(18)
})

test('a document that comes without a name is saved as what it is', async ({ page, enterAs }) => {
  await enterAs('teacher')
  const plans = lessonPlanPage(page)
  await page.goto('/lesson-plans/library?search=earthquakes')
  await page.getByRole('link', { name: 'Open How Earthquakes Happen.docx' }).click()
  await answer(page, 'GET /api/lesson-plans/runs/*/files/*/documents/*/file?*', {
    contentType: 'application/octet-stream',
    body: 'PK',
  })
  await plans.unfold()
  await page.getByText(/^Download one of \d documents/).click()
  for (const [document, name] of [
    ['Lesson plan', 'lesson-plan.docx'],
    ['Session 2', 'session-document.docx'],
    ['Exam', 'comprehensive-exam.docx'],
  ]) {
    const download = plans.button(`${document} of How Earthquakes Happen.docx, download`)
    expect((await downloadBy(page, () => download.click())).suggestedFilename()).toBe(name)
  }
})
