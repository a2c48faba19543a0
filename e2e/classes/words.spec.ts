import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { answer, fail } from '../stand-in.ts'
import { expectMessageToGo } from '../stopped-clock.ts'
import { anLrn, aSurname, besideFor } from './class-beside.ts'

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })
const record = 'GET /api/education/classes/*/record?*'

test('a class that does not come, holds nobody or is not deleted is told; so is a session that ended', async ({
  page,
  visitor,
  enterAs,
}) => {
  const klass = await besideFor(visitor, await enterAs('teacher')).makeClass()
  const mendRoster = await fail(page, record)
  await page.goto(`/classes/${klass.id}`)
  await expect(page.getByRole('alert')).toContainText('Failed to load class roster')
  mendRoster()
  await tryAgain(page).click()
  await expect(page.getByRole('heading', { name: 'No students enrolled', exact: true })).toBeVisible()
  await expect(page.getByText('No students enrolled in this class.')).toBeVisible()

  const mendRecord = await fail(page, record)
  await page.goto(`/classes/${klass.id}/record?view=1`)
  await expect(page.getByRole('alert')).toContainText('Failed to load class record')
  mendRecord()
  await page.route('**/api/education/classes/*/record?*', () => {}, { times: 1 })
  await tryAgain(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading class record' })).toBeAttached()
  await page.reload()
  await expect(page.getByText('No students enrolled yet')).toBeVisible()

  const mendDelete = await fail(page, 'DELETE /api/education/classes/*')
  await page.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Class' })
  await dialog.getByRole('button', { name: 'Delete class' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Failed to delete class')
  mendDelete()

  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/education/classes')) asked.push(request.url())
  })
  await page.goto('/classes/rizal/record')
  await expect(page.getByRole('heading', { name: 'There is no such class' })).toBeVisible()
  expect(asked).toEqual([])

  await answer(page, record, { status: 401, json: {} })
  await page.goto(`/classes/${klass.id}`)
  await expect(messages(page)).toContainText('Please log in to access this page')
  await expect(page).toHaveURL(/\/(signin|login)/)
})

test('what a new class lacks is told: what to choose from, a teacher, a field, an answer', async ({
  page,
  enterAs,
}) => {
  await enterAs('school-admin')
  const mendChoice = await fail(page, 'GET /api/education/terms')
  await page.goto('/classes/new-record')
  await expect(page.getByRole('alert')).toContainText('Failed to load form data')
  mendChoice()
  await tryAgain(page).click()

  const mendTeachers = await answer(page, 'GET /api/education/teachers?*', { json: [] })
  await page.getByRole('combobox', { name: 'Primary teacher' }).click()
  await expect(page.getByRole('listbox', { name: 'Primary teacher' })).toHaveText('No teachers available')
  mendTeachers()

  await page.getByRole('button', { name: 'Create class' }).click()
  await expect(page.getByRole('alert')).toContainText('Please fill in all required fields.')
  await page.getByRole('combobox', { name: /^Subject/ }).fill('science 8')
  await page.getByRole('option', { name: /Science 8/ }).click()
  await page.getByRole('combobox', { name: /^Term/ }).selectOption({ index: 1 })
  await page.getByRole('combobox', { name: /^Grade level/ }).selectOption('8')
  await page.getByRole('textbox', { name: /^Section/ }).fill('Not saved')
  await fail(page, 'POST /api/education/classes')
  await page.getByRole('button', { name: 'Create class' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to create class')
})

test('a student who is not found, created, enrolled, updated, removed or deleted is told, each in its place', async ({
  page,
  visitor,
  enterAs,
}) => {
  const beside = besideFor(visitor, await enterAs('teacher'))
  const klass = await beside.makeClass()
  const { school_id } = klass
  const known = await beside.makeStudent({ school_id, fullname: `Jose ${aSurname()}`, gender: 'male' })
  await beside.enroll(klass, known.id)
  await page.goto(`/classes/${klass.id}`)

  await page.getByRole('button', { name: 'Add Student' }).click()
  const directory = page.getByRole('dialog', { name: 'Add Student' })
  await directory.getByRole('searchbox').fill('wala si ganito')
  await expect(directory.getByRole('status')).toHaveText('No students found matching your search.')
  await directory.getByRole('button', { name: 'Create student' }).click()

  const form = page.getByRole('dialog', { name: 'Create Student' })
  const create = form.getByRole('button', { name: 'Create and enroll' })
  await create.click()
  await expect(form.getByText('Please select gender.')).toBeVisible()
  await form.getByLabel('Full name').fill(`Amihan ${aSurname()}`)
  await form.getByLabel('Student ID or LRN').fill(anLrn())
  await form.getByLabel('Gender').selectOption('female')
  const mendCreate = await fail(page, 'POST /api/education/students')
  await create.click()
  await expect(form.getByRole('alert')).toContainText('Failed to create student')
  mendCreate()
  const mendEnroll = await fail(page, 'POST /api/education/enrollments')
  await create.click()
  await expect(messages(page)).toContainText('Student created successfully')
  await expect(messages(page)).toContainText('Failed to enroll student')
  const enroll = directory.getByRole('button', { name: /^Enroll: / })
  // The list says from the start that it failed, so only the answer tells that it was tried again.
  const refused = page.waitForResponse('**/api/education/enrollments')
  await enroll.click()
  await refused
  await expect(directory.getByRole('alert')).toContainText('Failed to enroll student')
  mendEnroll()
  await enroll.click()
  await expect(directory.getByRole('button', { name: /^Enrolled: / })).toBeVisible()
  await directory.getByRole('button', { name: 'Done' }).click()

  await fail(page, 'DELETE /api/education/enrollments/*')
  await page.getByRole('button', { name: `More for ${known.listed_name}` }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  const remove = page.getByRole('dialog', { name: 'Remove Student' })
  await remove.getByRole('button', { name: 'Remove Student' }).click()
  await expect(remove.getByRole('alert')).toContainText('Failed to remove student')
  await remove.getByRole('button', { name: 'Cancel' }).click()

  await fail(page, 'PUT /api/education/students/*')
  await page.getByRole('button', { name: new RegExp(`^${known.listed_name} LRN`) }).click()
  await page.getByRole('button', { name: 'Edit Student' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Student' })
  await edit.getByRole('button', { name: 'Update Student' }).click()
  await expect(edit.getByRole('alert')).toContainText('Failed to update student')
  await edit.getByRole('button', { name: 'Cancel' }).click()

  await fail(page, 'DELETE /api/education/students/*')
  await page.getByRole('button', { name: 'Delete Student' }).click()
  const gone = page.getByRole('dialog', { name: 'Delete Student' })
  await expect(gone).toContainText('The learner leaves 1 class.')
  await gone.getByRole('button', { name: 'Delete Student' }).click()
  await expect(gone.getByRole('alert')).toContainText('Failed to delete student')
})

test('messages of the class screens close after 5 seconds, errors too, and what needs to be done stays told in its place', async ({
  page,
  visitor,
  enterAs,
}) => {
  test.slow()
  const beside = besideFor(visitor, await enterAs('teacher'))
  const klass = await beside.makeClass()
  const { school_id } = klass
  const known = await beside.makeStudent({ school_id, fullname: `Jose ${aSurname()}`, gender: 'male' })
  await beside.enroll(klass, known.id)
  await page.clock.install()
  await page.goto(`/classes/${klass.id}?show=dropped`)

  await fail(page, 'GET /api/education/classes/*/class-list?*')
  await page.getByRole('button', { name: 'Class list' }).click()
  await page.getByRole('menuitem', { name: 'Excel' }).click()
  await expectMessageToGo(page, 'Failed to print the class list', 5)
  await expect(page.getByText('Failed to print the class list')).toBeVisible()

  await page.getByRole('button', { name: `More for ${known.listed_name}` }).click()

  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page
    .getByRole('dialog', { name: 'Remove Student' })
    .getByRole('button', { name: 'Remove Student' })
    .click()
  await expectMessageToGo(page, 'Student removed from roster', 5)

  const mendEnroll = await fail(page, 'POST /api/education/enrollments')
  await page.getByRole('button', { name: `Enroll again ${known.listed_name}` }).click()
  await expectMessageToGo(page, 'Failed to enroll student', 5)
  const left = page.getByRole('region', { name: 'Left the class' })
  await expect(left.getByText('Failed to enroll student')).toBeVisible()

  await page.getByRole('button', { name: 'Add Student' }).click()
  const directory = page.getByRole('dialog', { name: 'Add Student' })
  await directory.getByRole('button', { name: 'Create student' }).click()
  const form = page.getByRole('dialog', { name: 'Create Student' })
  await form.getByLabel('Full name').fill(`Amihan ${aSurname()}`)
  await form.getByLabel('Student ID or LRN').fill(anLrn())
  await form.getByLabel('Gender').selectOption('female')
  await form.getByRole('button', { name: 'Create and enroll' }).click()
  await expectMessageToGo(page, 'Failed to enroll student', 5)
  await expect(directory.getByRole('listitem').getByText('Failed to enroll student')).toBeVisible()
  mendEnroll()
  await directory.getByRole('button', { name: /^Enroll: / }).click()
  await expect(directory.getByText('Failed to enroll student')).toBeHidden()

  await fail(page, 'GET /api/education/classes/*/workbook')
  for (const at of ['record?view=1', 'gradebook']) {
    await page.goto(`/classes/${klass.id}/${at}`)
    await page.getByRole('button', { name: 'Export Excel' }).click()
    await expectMessageToGo(page, 'Failed to export the class record', 5)
    await expect(page.getByText('Failed to export the class record')).toBeVisible()
  }
})
