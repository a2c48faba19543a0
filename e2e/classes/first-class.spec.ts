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

  await page.goto('/dashboard')
  await expect(page.getByText(/^Where you left off, today at /)).toBeVisible()
  await page.getByRole('link', { name: 'Continue grading' }).click()
  await expect(cell).toHaveText('15')

  // A phone shows classes first.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/classes')
  const card = page.getByRole('list', { name: 'Classes' }).getByRole('heading', { level: 3 }).first()
  await expect(card).toBeVisible()
  expect((await card.boundingBox())?.y).toBeLessThan(370)
  await page.getByRole('button', { name: 'Search and sort' }).click()
  await page.getByRole('searchbox', { name: 'Search classes' }).fill(section)
  await expect(card).toHaveText(section)
})

test('a school that is not listed is asked for; the class goes on with it, and an admin adds it', async ({
  page,
  newTeacher,
  enterAs,
  anotherDevice,
}) => {
  const name = `${aSurname()} Integrated School`
  const section = aSurname()
  const teacher = await newTeacher()
  await enterAs(teacher)
  await page.goto('/classes/new-record')
  await page.getByRole('button', { name: 'Ask for it to be added' }).click()
  const ask = page.getByRole('dialog', { name: 'Ask for your school to be added' })
  await ask.getByRole('textbox', { name: /^Name of the school/ }).fill(name)
  await ask.getByRole('combobox', { name: /^Division/ }).selectOption('Schools Division of Laguna')
  await ask.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText(`Asked for ${name} to be added`)).toBeVisible()

  await page.getByRole('combobox', { name: /^Subject/ }).fill('science 8')
  await page.getByRole('option', { name: /Science 8/ }).click()
  await page.getByRole('combobox', { name: /^Grade level/ }).selectOption('8')
  await page.getByRole('textbox', { name: /^Section/ }).fill(section)
  await page.getByRole('button', { name: 'Create class' }).click()
  await expect(page.getByRole('link', { name: 'Add learners' })).toBeVisible()
  await page.goto('/dashboard/schools')
  await expect(page.getByText(`You asked for ${name} to be added`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create a class' })).toBeVisible()

  const desk = await anotherDevice('admin')
  await desk.goto('/dashboard')
  await desk.getByRole('link', { name: /^Add schools|schools? (is|are) asked for/ }).click()
  await desk.getByRole('button', { name: `Add ${name}` }).click()
  const form = desk.getByRole('dialog', { name: 'Create School' })
  await form.getByRole('textbox', { name: /^Code/ }).fill(String(Date.now()).slice(-6))
  await form.getByRole('textbox', { name: /^Region/ }).fill('Region IV-A')
  await form.getByRole('button', { name: 'Create School' }).click()
  await expect(desk.getByText('School created successfully!')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Your school' })).toContainText(/confirmed/i)
  await expect(page.getByText(`You asked for ${name} to be added`)).toBeHidden()
})
