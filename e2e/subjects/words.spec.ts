import { expect, test } from '../fixtures.ts'
import { answer, fail } from '../stand-in.ts'

test('subjects that do not come, are not saved, are saved, are not deleted and are not there are each told', async ({
  page,
  enterAs,
}) => {
  const mark = String(Date.now())
  await enterAs('teacher')
  const mendList = await fail(page, 'GET /api/education/subjects?*')
  await page.goto(`/dashboard/subjects?search=${mark}`)
  await expect(page.getByRole('alert')).toContainText('Failed to load subjects')
  await mendList()

  const mendSave = await fail(page, 'POST /api/education/subjects')
  await page.getByRole('button', { name: /Create New Subject/ }).click()
  const form = page.getByRole('form', { name: 'Create New Subject' })
  await form.getByLabel('Code').fill(`MUS${mark}`)
  await form.getByLabel('Name').fill(`Musika ${mark}`)
  await form.getByRole('button', { name: 'Create Subject' }).click()
  await expect(form.getByText('Failed to save subject')).toBeVisible()
  await mendSave()
  await form.getByRole('button', { name: 'Create Subject' }).click()
  await expect(form).toBeHidden()

  await page.getByRole('button', { name: `Edit Musika ${mark}` }).click()
  await page.getByRole('button', { name: 'Update Subject' }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Subject updated successfully!')

  const mendDelete = await fail(page, 'DELETE /api/education/subjects/*')
  await page.getByRole('button', { name: `Delete Musika ${mark}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Subject' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toContainText('Failed to delete subject')
  await mendDelete()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toBeHidden()

  await answer(page, 'GET /api/education/subjects?*', { json: [] })
  await page.goto('/dashboard/subjects')
  await expect(page.getByRole('heading', { name: 'No subjects yet' })).toBeVisible()
})
