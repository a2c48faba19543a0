import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { placesFor } from '../schools/places-beside.ts'
import { answer, fail } from '../stand-in.ts'
import type { Visitor } from '../visitor.ts'

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })

/** A profile with TESDA data and without an account; answers the name. */
async function aProfile(visitor: Visitor, token: string, employee_no?: string): Promise<string> {
  const fullname = `Tala Reyes ${Date.now()}`
  const tesda = {
    contact_number: '0917 555 0142',
    fb_page: 'https://facebook.example/tala',
    specializations: ['Cookery NC II'],
    learners_assessment: { male: '3', female: '4', total: 7 },
  }
  const metadata = { fullname, email: 'tala@school.example', tesda }
  await placesFor(visitor, token).makeTeacher(1, metadata, employee_no)
  return fullname
}

test('teachers that do not come, are not saved and are saved are each told', async ({
  page,
  enterAs,
  visitor,
}) => {
  const name = await aProfile(visitor, await enterAs('admin'))
  const mendList = await fail(page, 'GET /api/education/teachers?*')
  await page.goto(`/dashboard/teachers?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('alert')).toContainText('Failed to load teachers')
  mendList()
  await page.getByRole('button', { name: 'Try again' }).click()

  const row = page.getByRole('table', { name: 'Teachers' }).getByRole('row').filter({ hasText: name })
  for (const told of ['No Employee ID', 'San Isidro National High School', 'tala@school.example'])
    await expect(row).toContainText(told)

  const mendSave = await fail(page, 'PUT /api/education/teachers/*')
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const form = page.getByRole('dialog', { name: 'Edit Teacher' })
  await expect(form.getByText('* School selection is required')).toBeVisible()
  await expect(form.getByRole('combobox', { name: 'School' })).toHaveValue(/^San Isidro.* \(301801\)$/)
  await form.getByRole('button', { name: 'Update Teacher' }).click()
  await expect(form.getByText('Failed to save teacher')).toBeVisible()
  mendSave()
  await form.getByRole('button', { name: 'Update Teacher' }).click()
  await expect(messages(page)).toContainText('Teacher updated successfully!')
})

test('a teacher is told that the own profile did not come, was not made and takes no TESDA data', async ({
  page,
  enterAs,
}) => {
  await enterAs('teacher')
  const mendProfile = await fail(page, 'GET /api/education/teachers/me')
  await page.goto('/dashboard/teachers')
  await expect(page.getByRole('alert')).toContainText('Failed to load your teacher profile')
  mendProfile()

  const mendMissing = await answer(page, 'GET /api/education/teachers/me', { status: 404, json: {} })
  const detail = 'New profiles are not taken today.'
  const mendRefusal = await answer(page, 'POST /api/education/teachers', { status: 409, json: { detail } })
  const only = { id: 1, code: '301801', name: 'San Isidro', region: 'Region IV-A', division_id: 1 }
  const mendSchools = await answer(page, 'GET /api/education/schools/public?*', { json: [only] })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(messages(page)).toContainText(detail)
  await expect(messages(page)).not.toContainText('Failed to create teacher profile')
  const school = page
    .getByRole('dialog', { name: 'Create New Teacher' })
    .getByRole('combobox', { name: 'School' })
  await expect(school).toHaveValue('San Isidro (301801)')
  await expect(school).toBeDisabled()
  mendSchools()
  mendRefusal()

  const mendMaking = await fail(page, 'POST /api/education/teachers')
  await page.reload()
  await expect(messages(page)).toContainText('Failed to create teacher profile')
  await expect(school).toBeEnabled()
  await expect(page.getByText('No teacher profile found')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Create New Teacher' })).toBeVisible()
  mendMissing()
  mendMaking()

  await fail(page, 'PUT /api/education/teachers/by-user/*')
  await page.goto('/dashboard/divisions/tesda/new')
  const record = page.getByRole('form', { name: 'New TESDA Record' })
  await record.getByRole('textbox', { name: 'Contact Number' }).fill('0917 555 0142')
  await record.getByRole('button', { name: 'Save Record' }).click()
  await expect(record.getByText('Failed to create TESDA record.')).toBeVisible()
  await expect(record.getByRole('textbox', { name: 'Contact Number' })).toHaveValue('0917 555 0142')
})

test('TESDA data that does not come, is not changed, is not removed and is not there is told', async ({
  page,
  enterAs,
  visitor,
}) => {
  const token = await enterAs('admin')
  await aProfile(visitor, token)
  const name = await aProfile(visitor, token, 'EMP000142')
  const mendList = await fail(page, 'GET /api/education/teacher-directory?*')
  const asked = page.waitForRequest(/\/api\/education\/teacher-directory\?/)
  await page.goto('/dashboard/divisions/tesda?search=tala+reyes')
  const { searchParams } = new URL((await asked).url())
  expect([searchParams.get('limit'), searchParams.get('offset')]).toEqual(['200', '0'])
  await expect(page.getByRole('alert')).toContainText('Failed to load teachers')
  mendList()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^\d+ profiles$/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search teachers' }).fill(name)
  await expect(page.getByText('1 profile', { exact: true })).toBeVisible()
  const card = page.getByRole('list', { name: 'TESDA profiles' }).getByRole('listitem').first()
  for (const told of ['EMP000142', '0917 555 0142', 'https://facebook.example/tala'])
    await expect(card).toContainText(told)
  await expect(card.getByLabel('Learners for Assessment')).toHaveText(/M\s*3\s*F\s*4\s*Total\s*7/)

  await fail(page, 'PUT /api/education/teachers/*')
  await page.getByRole('button', { name: `Edit TESDA data of ${name}` }).click()
  const form = page.getByRole('dialog', { name: 'Edit TESDA Data' })
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(form.getByText('Failed to update teacher TESDA data.')).toBeVisible()
  await form.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: `Delete TESDA data of ${name}` }).click()
  await page
    .getByRole('dialog', { name: 'Delete TESDA data?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  const sure = page.getByRole('dialog', { name: 'Remove TESDA data from this teacher?' })
  await sure.getByRole('button', { name: 'Remove' }).click()
  await expect(sure).toContainText('Failed to remove TESDA data.')

  await answer(page, 'GET /api/education/teacher-directory?*', { json: { entries: [] } })
  await answer(page, 'GET /api/education/teacher-directory/count?*', { json: { count: 0 } })
  await page.goto('/dashboard/divisions/tesda')
  await expect(page.getByRole('heading', { name: 'No teachers with TESDA data yet.' })).toBeVisible()
})
