import { expect, test } from '../fixtures.ts'
import { aSurname, besideFor } from './class-beside.ts'

test('a class is deleted with what was named; when a second tab enrols one more meanwhile, it is named anew first', async ({
  page,
  context,
  visitor,
  enterAs,
}) => {
  const beside = besideFor(visitor, await enterAs('teacher'))
  const klass = await beside.makeClass()
  const { school_id } = klass
  const first = await beside.makeStudent({ school_id, fullname: `Jose ${aSurname()}`, gender: 'male' })
  const second = await beside.makeStudent({ school_id, fullname: `Luz ${aSurname()}`, gender: 'female' })
  await beside.enroll(klass, first.id)

  await page.goto(`/classes?search=${encodeURIComponent(klass.section)}`)
  await page.getByRole('button', { name: `More for ${klass.section}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Class' })
  await expect(dialog).toContainText('1 learner leaves this roster. The learners themselves stay on record.')

  const tab = await context.newPage()
  await tab.goto(`/classes/${klass.id}`)
  await tab.getByRole('button', { name: 'Add Student' }).click()
  await tab.getByRole('searchbox', { name: 'Search students' }).fill(second.external_student_id)
  await tab.getByRole('button', { name: `Enroll: ${second.listed_name}` }).click()
  await expect(tab.getByRole('button', { name: `Enrolled: ${second.listed_name}` })).toBeVisible()

  const confirm = dialog.getByRole('button', { name: 'Delete class' })
  await confirm.click()
  await expect(dialog.getByRole('alert')).toContainText('The class now holds 2 learners and 0 scores.')
  await expect(dialog).toContainText('2 learners leave this roster.')
  await confirm.click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Class deleted successfully')
  await expect(page.getByRole('heading', { name: 'No classes match your search' })).toBeVisible()
  await tab.reload()
  await expect(tab.getByRole('heading', { name: 'There is no such class' })).toBeVisible()
})

test('a role without classes is told why there are none', async ({ page, premises, enterAs }) => {
  // The public has no demo account, so it is there on one of the databases only.
  await enterAs(premises.people.public ? 'public' : 'division-eps')
  await page.goto('/classes')
  await expect(page.getByRole('heading', { name: 'Nothing for you here' })).toBeVisible()
  await expect(
    page.getByText('Class records are kept by teachers and their schools. Your role has none.'),
  ).toBeVisible()
})

test('a school administrator reaches the classes of the school from its details', async ({
  page,
  enterAs,
}) => {
  await enterAs('school-admin')
  await page.goto('/dashboard/schools?search=san+isidro')
  await page
    .getByRole('button', { name: /San Isidro National High School/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Open the classes of this school' }).click()
  await expect(page).toHaveURL(/\/classes\?school=\d+/)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Del Pilar' }) })
  await expect(card).toContainText('School: San Isidro National High School')
})
