import { expect, test } from '../fixtures.ts'

test('a school-admin saves the TESDA record of a teacher of the school, an admin that of anybody', async ({
  page,
  enterAs,
  tokenOf,
  visitor,
}) => {
  const mark = String(Date.now())
  const here = `Amihan Dizon ${mark}`
  const elsewhere = `Amihan Lazaro ${mark}`
  const headers = { authorization: `Bearer ${await tokenOf('admin')}`, 'content-type': 'application/json' }
  const profile = (school_id: number, fullname: string) =>
    visitor.ask('/api/education/teachers', {
      method: 'POST',
      headers,
      body: JSON.stringify({ school_id, metadata_json: { fullname } }),
    })
  const record = page.getByRole('form', { name: 'New TESDA Record' })
  const teacher = record.getByRole('combobox', { name: 'Teacher' })
  const card = (name: string) =>
    page.getByRole('list', { name: 'TESDA profiles' }).getByRole('listitem').filter({ hasText: name }).first()
  const writeRecord = async (contact: string) => {
    await record.getByRole('textbox', { name: 'Contact Number' }).fill(contact)
    await record.getByRole('textbox', { name: 'Male', exact: true }).fill('4')
    await record.getByRole('textbox', { name: 'Female', exact: true }).fill('5')
    await record.getByRole('button', { name: 'Save Record' }).click()
  }

  const token = await enterAs('school-admin')
  const me = await visitor.ask('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
  const { school_id } = me.user_metadata as { school_id: number }
  await profile(school_id, here)
  await profile(school_id + 1, elsewhere)

  await page.goto('/dashboard/divisions/tesda')
  await page.getByRole('link', { name: /New TESDA Record/ }).click()
  await writeRecord('0917 555 0142')
  await expect(record.getByText('Please choose the teacher.')).toBeVisible()
  await teacher.fill(`Amihan ${mark}`)
  await expect(page.getByRole('option')).toHaveText([here])
  await page.getByRole('option', { name: here }).click()
  await expect(record.getByRole('definition').filter({ hasText: 'San Isidro National' })).toBeVisible()
  await record.getByRole('button', { name: 'Save Record' }).click()
  await expect(page.getByText('TESDA data saved to teacher profile.')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/divisions/tesda')
  await expect(card(here)).toContainText('0917 555 0142')
  await expect(card(here)).toContainText('9')

  await enterAs('admin')
  await page.goto('/dashboard/divisions/tesda')
  await page.getByRole('link', { name: /New TESDA Record/ }).click()
  await teacher.fill(`Amihan ${mark}`)
  await expect(page.getByRole('option')).toHaveCount(2)
  await page.getByRole('option', { name: here }).click()
  await expect(record).toContainText(`${here} already has TESDA data.`)
  await expect(record.getByRole('textbox', { name: 'Contact Number' })).toHaveValue('0917 555 0142')
  await teacher.fill(elsewhere)
  await page.getByRole('option', { name: elsewhere }).click()
  await expect(record.getByRole('textbox', { name: 'Contact Number' })).toHaveValue('')
  await writeRecord('0917 555 0143')
  await expect(page).toHaveURL('/dashboard/divisions/tesda')
  await page.goto(`/dashboard/divisions/tesda?search=${encodeURIComponent(elsewhere)}`)
  await expect(card(elsewhere)).toContainText('0917 555 0143')
})

test('division staff read the TESDA directory and can change nothing', async ({ page, enterAs, visitor }) => {
  const token = await enterAs('division-eps')
  await page.goto('/dashboard/divisions/tesda')
  await expect(page.getByRole('heading', { name: 'Your TESDA Profiles' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Edit|Delete) TESDA data/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /New TESDA Record/ })).toHaveCount(0)
  await page.goto('/dashboard/divisions')
  await page.getByRole('button', { name: 'Schools Division of Laguna' }).click()
  const details = page.getByRole('dialog', { name: 'Schools Division of Laguna' })
  await expect(details.getByRole('button', { name: 'Edit Division' })).toHaveCount(0)
  await details.getByText('Close', { exact: true }).click()
  await expect(page.getByText(/^[\d,]+ Divisions?$/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Create New Division/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Edit|Delete) / })).toHaveCount(0)

  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const { count } = await visitor.ask('/api/education/teacher-directory/count', { headers })
  expect(count).toBeGreaterThan(0)
  const body = JSON.stringify({ name: 'X', code: 'X', region: 'X' })
  await expect(visitor.ask('/api/education/divisions', { method: 'POST', headers, body })).rejects.toThrow(
    '403',
  )
})
