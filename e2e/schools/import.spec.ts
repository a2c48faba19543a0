import { expect, test } from '../fixtures.ts'
import { inCsv, inExcel } from './school-list.ts'

test('schools come in from CSV or Excel: the preview says what would happen, then all of it does', async ({
  page,
  enterAs,
}) => {
  const mark = String(Date.now())
  await enterAs('admin')
  await page.goto('/dashboard/schools')
  await page.getByRole('button', { name: /^Import/ }).click()
  const dialog = page.getByRole('dialog')
  const file = dialog.locator('input[type=file]')
  const school = { id: `I${mark}`, name: `Niño Elementary ${mark}`, region: 'Region IV-A' }
  await file.setInputFiles(await inCsv({ ...school, division: 'Nowhere at all' }))
  await expect(dialog).toContainText(/needs fixing/i)
  await expect(dialog.getByRole('button', { name: /^Import/ }).last()).toBeDisabled()
  await file.setInputFiles(await inExcel({ ...school, division: 'Schools Division of Laguna' }))
  await expect(dialog).toContainText(/1 new|new\s*1/i)
  await dialog
    .getByRole('button', { name: /^Import/ })
    .last()
    .click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Import finished')
  await page.goto(`/dashboard/schools?search=nino+elementary+${mark}`)
  await expect(page.getByRole('main')).toContainText(`Niño Elementary ${mark}`)
})
