import { expect, test } from '../fixtures.ts'
import { sheetPage } from '../pages/sheet-page.ts'
import { sheetsFor } from './sheet-beside.ts'

test('on a phone everything for a sheet is behind one button, and an item that is added there can be scored at once', async ({
  page,
  visitor,
  enterAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const beside = sheetsFor(visitor, await enterAs('teacher'))
  const made = await beside.make({ learners: 3, items: ['Quiz'], weight: 100 })
  const sheet = sheetPage(page)
  await page.goto(made.at)
  const more = page.getByRole('button', { name: 'More for this sheet' })
  expect(
    (
      await page
        .getByLabel(/^Quiz, .*, out of 20$/)
        .first()
        .boundingBox()
    )?.y,
  ).toBeLessThan(270)
  const entry = (name: string | RegExp) => page.getByRole('menuitem', { name })
  await more.click()
  await expect(entry('Add Item')).toBeInViewport()
  await expect(page.getByRole('menuitem').last()).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(more).toBeFocused()

  await more.click()
  await entry('Add Item').click()
  const adding = sheet.dialog(/Add.*Item/)
  await adding.getByLabel('Title').fill('Essay')
  await adding.getByLabel('Max Score').fill('20')
  await adding.getByRole('button', { name: /^(Add|Save) item/i }).click()
  await expect(adding).toBeHidden()
  await page.getByLabel('Item', { exact: true }).selectOption('Essay')
  const first = page.getByLabel(/^Essay, .*, out of 20$/).first()
  await first.fill('18')
  await first.press('Enter')
  await expect(sheet.savedOnPhone).toBeVisible()
  expect((await beside.rows(made))[0]).toEqual([null, 18])

  await more.click()
  const download = page.waitForEvent('download')
  await entry(/Excel/).last().click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
})
