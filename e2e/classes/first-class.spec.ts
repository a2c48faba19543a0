import { expect, test } from '../fixtures.ts'
import { sheetPage } from '../pages/sheet-page.ts'
import { aSurname } from './class-beside.ts'

test('from nothing to the first score: school, subject, class, list, columns with weights, without a dead end', async ({
  page,
  enterAs,
}) => {
  await enterAs('teacher')
  await page.goto('/classes/new-record')
  const section = aSurname()
  await page.getByRole('combobox', { name: /^Subject/ }).fill('science 8')
  await page.getByRole('option', { name: /Science 8/ }).click()
  await page.getByRole('combobox', { name: /^Term/ }).selectOption({ index: 1 })
  await page.getByRole('combobox', { name: /^Grade level/ }).selectOption('8')
  await page.getByRole('textbox', { name: /^Section/ }).fill(section)
  await page.getByRole('button', { name: 'Create class' }).click()

  await page.getByRole('link', { name: 'Add learners' }).click()
  const [first, second] = [aSurname(), aSurname()]
  await page.getByLabel('Learners, one a line').fill(`${first}, Ana\tF\n${second}, Ben\tM`)
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByRole('button', { name: /^Enroll 2/ }).click()
  await expect(page.getByText('2 learners enrolled')).toBeVisible()

  await page.getByRole('link', { name: 'Open the grade sheet' }).click()
  await page.getByRole('button', { name: /^Set up / }).click()
  const dialog = page.getByRole('dialog', { name: /^Set up / })
  await expect(
    dialog.getByRole('checkbox', { name: /^Weights \d+ · \d+ · \d+, for every (term|quarter)$/ }),
  ).toBeChecked()
  await dialog.getByRole('button', { name: /^Add \d+ items$/ }).click()
  await expect(dialog).toBeHidden()

  await expect(sheetPage(page).named(first)).toBeVisible()
  const cell = page.getByRole('gridcell', { name: /Written Work 1/ }).first()
  await page.keyboard.type('15')
  await page.keyboard.press('Enter')
  await expect(cell).toHaveText('15')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
})
