import { expect, test } from '../fixtures.ts'
import { sheetPage } from '../pages/sheet-page.ts'
import { sheetsFor } from './sheet-beside.ts'

test('17.5 is rounded where half points are off, and stays where they are on: typed, pasted, on a phone and without a connection', async ({
  page,
  visitor,
  enterAs,
}) => {
  const beside = sheetsFor(visitor, await enterAs('teacher'))
  const made = await beside.make({ learners: 3, items: ['Quiz', 'Essay'], weight: 100 })
  const sheet = sheetPage(page)
  await page.goto(made.at)
  await sheet.cell(0, 1).click()
  await sheet.press(...'17.5', 'Enter')
  await expect(sheet.cell(0, 1)).toHaveText('18')
  await expect(page.getByText('Rounded to 18: scores are whole numbers.').first()).toBeVisible()
  await expect(page.getByText('Half points can be turned on in the item.').first()).toBeVisible()

  await sheet.grid.getByRole('columnheader', { name: /Essay/ }).hover()
  await sheet.head('Edit', 'Essay').click()
  const editing = sheet.dialog('Edit Grade Item')
  await editing.getByLabel('Allow half points').check()
  const sheets = /\/api\/education\/classes\/\d+\/sheets\/\d$/
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(sheets, async (route) => {
    await released
    await route.continue()
  })
  const again = page.waitForRequest(sheets)
  await editing.getByRole('button', { name: 'Save item' }).click()
  await again
  await expect(page.getByText('Grade item updated')).toBeVisible()
  await expect(editing, 'nothing can be typed by the item as it was').toBeVisible()
  release()
  await expect(editing).toBeHidden()

  await sheet.cell(0, 1).click()
  await sheet.press(...'17.5', 'Enter')
  await expect(sheet.cell(0, 1)).toHaveText('17.5')
  await expect(sheet.cell(0, 2)).toHaveText('17.5')
  await sheet.cell(1, 0).click()
  await sheet.paste([[12.5, 12.5]])
  await expect(sheet.cell(1, 0)).toHaveText('13')
  await expect(sheet.cell(1, 1)).toHaveText('12.5')
  await expect(page.getByText('Pasted 2 cells, 1 score rounded.').first()).toBeAttached()
  await expect(sheet.saved).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(made.at)
  await page.getByLabel('Item', { exact: true }).selectOption('Essay')
  const last = page.getByLabel(/^Essay, .*, out of 20$/).nth(2)
  await page.context().setOffline(true)
  await last.fill('9.5')
  await last.press('Enter')
  await expect(last).toHaveValue('9.5')
  await page.context().setOffline(false)
  await expect
    .poll(() => beside.rows(made))
    .toEqual([
      [null, 17.5],
      [13, 12.5],
      [null, 9.5],
    ])
  await expect(sheet.savedOnPhone).toBeVisible()

  await page.goto(made.at)
  await page.setViewportSize({ width: 1280, height: 900 })
  await sheet.grid.getByRole('columnheader', { name: /Essay/ }).hover()
  await sheet.head('Edit', 'Essay').click()
  await editing.getByLabel('Allow half points').uncheck()
  await editing.getByRole('button', { name: 'Save item' }).click()
  await expect(editing.getByRole('alert')).toContainText('Half points stay on while there is such a score.')
})
