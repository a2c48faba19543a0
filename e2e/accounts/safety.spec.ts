import { codeOf } from '@klasrum/testkit/authenticator'
import { aSurname, besideFor } from '../classes/class-beside.ts'
import { expect, test } from '../fixtures.ts'
import { placesFor } from '../schools/places-beside.ts'
import { answer } from '../stand-in.ts'

test('two-step sign-in is set up on the account page and asked for at the next sign-in', async ({
  page,
  newTeacher,
  enterAs,
  auth,
  dashboard,
  header,
}) => {
  const teacher = await newTeacher()
  await enterAs(teacher)
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Two-step sign-in' })
  await section.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  const setUp = page.getByRole('dialog', { name: 'Set up two-step sign-in' })
  await expect(setUp.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = ((await setUp.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const figures = setUp.getByRole('textbox', { name: /six figures/ })
  await figures.fill('000000')
  await setUp.getByRole('button', { name: 'Turn on' }).click()
  await expect(setUp.getByText('That code does not fit')).toBeVisible()
  const used = codeOf(secret)
  await figures.fill(used)
  await setUp.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? ''
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await expect(section.getByText('10 recovery codes left')).toBeVisible()

  await header.choose('Sign out')
  await expect(page).toHaveURL('/login')
  await auth.signIn(teacher)
  const code = page.getByRole('textbox', { name: 'Code of your authenticator app' })
  await expect(code).toBeFocused()
  await code.fill(used)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('was used before')).toBeVisible()
  await code.fill(recovery)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(dashboard.heading).toBeVisible()
})

test('a device that is not known any more is signed out from the account page', async ({
  page,
  newTeacher,
  enterAs,
  anotherDevice,
}) => {
  const teacher = await newTeacher()
  await enterAs(teacher)
  const other = await anotherDevice(teacher)
  await other.goto('/account')
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(section.getByText('This one')).toHaveCount(1)
  await section
    .getByRole('button', { name: /^Sign out there/ })
    .first()
    .click()
  await expect(page.getByText('Signed out there')).toBeVisible()
  await other.reload()
  await expect(other.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await section.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('what needs the password again asks for it and then goes on', async ({ page, premises, enterAs }) => {
  await enterAs('admin')
  await page.goto('/admin')
  await expect(page.getByRole('table')).toBeVisible()
  const detail = 'Please type your password again to do this.'
  const goOn = await answer(page, 'GET /api/admin/users/export?*', {
    status: 403,
    json: { code: 'password.again', detail },
  })
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Type your password again' })
  const typed = dialog.getByRole('textbox', { name: 'Your password' })
  await expect(typed).toBeFocused()
  await typed.fill('not my password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('That is not your current password.')).toBeVisible()
  goOn()
  const saved = page.waitForEvent('download')
  await typed.fill(premises.people.admin?.password ?? '')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/)
  await expect(dialog).toBeHidden()
})

test('a principal reads on the learner’s page who saw the learner', async ({
  page,
  visitor,
  tokenOf,
  enterAs,
}) => {
  const beside = besideFor(visitor, await tokenOf('teacher'))
  const klass = await beside.makeClass()
  const fullname = `${aSurname()}, Ana`
  const student = await beside.makeStudent({ school_id: klass.school_id, fullname, gender: 'female' })
  await beside.enroll(klass, student.id)
  await beside.ask(`/api/education/students/${student.id}`)
  await enterAs('school-admin')
  await page.goto(`/classes/${klass.id}/learners/${student.id}`)
  const table = page.getByRole('table', { name: 'Who saw this learner' })
  await expect(table.getByRole('row').filter({ hasText: 'The record with birth date' })).toContainText(
    'Teacher',
  )
  await expect(table.getByRole('row').filter({ hasText: 'A report or report card' }).first()).toBeVisible()
})

test('a renamed school is put back from its details', async ({ page, visitor, tokenOf, enterAs }) => {
  const places = placesFor(visitor, await tokenOf('admin'))
  const mark = Date.now().toString(36).toUpperCase()
  const division = await places.makeDivision({ name: `Division ${mark}`, code: mark })
  const school = await places.makeSchool({ division }, { name: `Bagong Silang ${mark}`, code: mark })
  const token = await enterAs('school-admin')
  await visitor.ask(`/api/education/schools/${school.id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...school, name: `Renamed ${mark}` }),
  })
  await page.goto(`/dashboard/schools?search=${mark}`)
  await page.getByRole('button', { name: `Renamed ${mark}`, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Changes' }).click()
  const changes = page.getByRole('dialog', { name: `Changes of Renamed ${mark}` })
  await expect(changes.getByRole('listitem').first()).toContainText(`Bagong Silang ${mark} Renamed ${mark}`)
  await changes.getByRole('button', { name: /^Put back/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Put back' }).click()
  await expect(page.getByRole('button', { name: `Bagong Silang ${mark}`, exact: true })).toBeVisible()
})
