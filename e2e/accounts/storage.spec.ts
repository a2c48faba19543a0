import type { OwnStorage } from '@klasrum/contract/storage'
import { expect, test } from '../fixtures.ts'
import { runsBeside } from '../lesson-plans/runs-beside.ts'
import { change } from '../stand-in.ts'

test('an admin sets how long lesson files are kept, and a teacher sees what takes how much room', async ({
  page,
  visitor,
  newTeacher,
  enterAs,
  anotherDevice,
}) => {
  const office = await anotherDevice('admin')
  await office.goto('/dashboard/settings?section=accounts')
  const limits = office.getByRole('region', { name: 'Storage' })
  await expect(limits.getByRole('textbox', { name: 'MB for each person' })).toHaveValue('500')
  const days = limits.getByRole('textbox', { name: 'Days that lesson files are kept' })
  await days.fill('0')
  await limits.getByRole('button', { name: 'Save storage' }).click()
  await expect(limits.getByText('Use 1 or more.')).toBeVisible()
  await days.fill('200')
  await limits.getByRole('button', { name: 'Save storage' }).click()
  await office.getByRole('link', { name: 'Changes' }).click()
  await expect(office.getByRole('row', { name: /Days that lesson files are kept/ })).toContainText('200')

  const token = await enterAs(await newTeacher())
  await page.goto('/account')
  const storage = page.getByRole('region', { name: 'Storage' })
  await expect(storage).toContainText('0 bytes of 500 MB')
  await expect(storage).toContainText('removed 200 days after the run')
  await runsBeside(visitor, token).finished()
  await page.reload()
  await expect(storage.getByRole('listitem').filter({ hasText: 'Lesson files' })).toContainText('1 file')
  await change<OwnStorage>(page, 'GET /api/account/storage', (body) => ({ ...body, used: body.most }))
  await page.reload()
  await expect(storage).toContainText('No room is left, so new files are refused.')
  await storage.getByRole('link', { name: 'Delete in: Lesson plan library' }).click()
  await expect(page).toHaveURL('/lesson-plans/library')
})
