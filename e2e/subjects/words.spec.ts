import { expect, test } from '../fixtures.ts'
import { answer, delay, fail } from '../stand-in.ts'

test('subjects that do not come, are not saved, are saved, are not deleted and are not there are each told', async ({
  page,
  enterAs,
}) => {
  const mark = String(Date.now())
  await enterAs('teacher')
  const mendList = await fail(page, 'GET /api/education/subjects?*')
  await page.goto(`/dashboard/subjects?search=${mark}`)
  await expect(page.getByRole('alert')).toContainText('Failed to load subjects')
  mendList()

  const mendSave = await fail(page, 'POST /api/education/subjects')
  await page.getByRole('button', { name: /Create New Subject/ }).click()
  const form = page.getByRole('form', { name: 'Create New Subject' })
  await expect(form).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await form.getByLabel('Code').fill(`MUS${mark}`)
  await expect(form.getByRole('button', { name: 'Create Subject' })).toBeDisabled()
  await form.getByLabel('Name').fill(`Musika ${mark}`)
  await form.getByLabel('Code').fill('')
  await expect(form.getByRole('button', { name: 'Create Subject' })).toBeDisabled()
  await form.getByLabel('Code').fill(`MUS${mark}`)
  const letCreate = await delay(page, 'POST /api/education/subjects')
  await form.getByRole('button', { name: 'Create Subject' }).click()
  await expect(form.getByRole('button', { name: 'Creating...' })).toBeDisabled()
  await expect(form.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  letCreate()
  await expect(form.getByText('Failed to save subject')).toBeVisible()
  mendSave()
  await form.getByRole('button', { name: 'Create Subject' }).click()
  await expect(form).toBeHidden()

  await page.getByRole('button', { name: `Edit Musika ${mark}` }).click()
  const editing = page.getByRole('list', { name: 'Subjects' }).getByRole('form', { name: 'Edit Subject' })
  const letUpdate = await delay(page, 'PUT /api/education/subjects/*')
  await editing.getByRole('button', { name: 'Update Subject' }).click()
  await expect(editing.getByRole('button', { name: 'Updating...' })).toBeDisabled()
  letUpdate()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Subject updated successfully!')

  const mendDelete = await fail(page, 'DELETE /api/education/subjects/*')
  await page.getByRole('button', { name: `Delete Musika ${mark}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Subject' })
  await expect(dialog).toContainText('This action cannot be undone.')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toContainText('Failed to delete subject')
  mendDelete()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toBeHidden()

  await answer(page, 'GET /api/education/subjects?*', { json: [] })
  await page.goto('/dashboard/subjects')
  await expect(page.getByRole('heading', { name: 'No subjects yet' })).toBeVisible()
})
