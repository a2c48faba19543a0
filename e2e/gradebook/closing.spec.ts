import { expect, test } from '../fixtures.ts'
import { sheetPage } from '../pages/sheet-page.ts'
import { sheetsFor } from './sheet-beside.ts'

test('a quarter is closed once every blank is settled, is read only then, and is reopened with a reason; a score comes back from the history', async ({
  page,
  visitor,
  enterAs,
}) => {
  const beside = sheetsFor(visitor, await enterAs('teacher'))
  const made = await beside.make({ learners: 4, items: ['Quiz 1'], weight: 100 })
  const sheet = sheetPage(page)
  await page.goto(made.at)
  await sheet.cell(0, 0).click()
  await sheet.enter([15])
  await expect(sheet.saved).toBeVisible()

  await sheet.more('Close Quarter 1')
  const closing = sheet.dialog('Close Quarter 1')
  const close = closing.getByRole('button', { name: 'Close Quarter 1' })
  await expect(closing).toContainText('3 blank cells, 3 to settle')
  await expect(close).toBeDisabled()
  await closing
    .getByRole('textbox', { name: /^Score of / })
    .nth(0)
    .fill('21')
  await expect(closing).toContainText('Score must be between 0 and 20.')
  await closing
    .getByRole('textbox', { name: /^Score of / })
    .nth(0)
    .fill('12')
  await closing
    .getByRole('button', { name: /^Zero for (?!all)/ })
    .nth(1)
    .click()
  await closing
    .getByRole('button', { name: /^Excuse (?!all)/ })
    .nth(2)
    .click()
  await expect(closing).toContainText('3 blank cells, all settled')
  await close.click()
  await expect(sheet.messages).toContainText('Quarter 1 closed')
  await expect(page.getByText('Quarter 1 is closed.')).toBeVisible()
  expect(await beside.rows(made)).toEqual([[15], [12], [0], [-1]])

  await expect(sheet.tool('Add Item')).toHaveAttribute('aria-disabled', 'true')
  await expect(sheet.head('Edit', 'Quiz 1')).toHaveCount(0)
  await sheet.cell(0, 0).click()
  await sheet.press('9', 'Enter', 'Control+Home', 'Delete')
  await expect(sheet.cell(0, 0)).toHaveText('15')
  await expect(sheet.grade(0)).toContainText('75.00')

  await sheet.tool('Reopen').click()
  const reopening = sheet.dialog('Reopen Quarter 1')
  const reopen = reopening.getByRole('button', { name: 'Reopen Quarter 1' })
  await reopen.click()
  await expect(reopening).toContainText('Please say why.')
  await reopening.getByRole('textbox').fill('A late paper came in')
  await reopen.click()
  await expect(sheet.messages).toContainText('Quarter 1 reopened')
  await expect(page.getByText('Quarter 1 is closed.')).toBeHidden()

  await sheet.cell(0, 0).click()
  await sheet.enter([9])
  await expect.poll(() => beside.rows(made)).toEqual([[9], [12], [0], [-1]])
  await sheet.press('ArrowUp', 'Space')
  await sheet.dialog('Quiz 1').getByRole('button', { name: 'Restore 15' }).click()
  await expect(sheet.messages).toContainText('Score restored')
  await expect(sheet.cell(0, 0)).toHaveText('15')
  await expect.poll(() => beside.rows(made)).toEqual([[15], [12], [0], [-1]])
  await sheet.press('Escape')
  await sheet.tool('History').click()
  const history = sheet.dialog('History')
  await expect(history.getByRole('listitem').first()).toContainText('You, restored')
  await history.getByRole('tab', { name: 'Closing' }).click()
  await expect(history.getByRole('listitem').first()).toContainText('A late paper came in')
})
