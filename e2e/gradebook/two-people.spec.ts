import { atSize } from '@klasrum/testkit/size'
import { expect, test } from '../fixtures.ts'
import { sheetPage } from '../pages/sheet-page.ts'
import { sheetsFor } from './sheet-beside.ts'

/** Beside other tests the processor is shared; the long run holds it to what is promised. */
const soon = { timeout: atSize({ commit: 10_000, long: 2_000 }) }

test('what one of two writes is soon seen by the other; of two values for a cell one key chooses, and both are kept', async ({
  page,
  context,
  visitor,
  enterAs,
  anotherDevice,
}) => {
  const beside = sheetsFor(visitor, await enterAs('teacher'))
  const made = await beside.make({ learners: 4, items: ['Quiz 1'] })
  const other = await anotherDevice('admin')
  const mine = sheetPage(page)
  const theirs = sheetPage(other)
  await page.goto(made.at)
  await other.goto(made.at)
  // Another's record is read until its reader says that they edit it.
  await theirs.cell(0, 0).click()
  await theirs.enter([7])
  await expect(theirs.cell(0, 0)).toHaveText('')
  await expect(theirs.tool('Add Item')).toHaveAttribute('aria-disabled', 'true')
  await other.getByRole('button', { name: /^Edit .+’s record$/ }).click()
  await expect(other.getByText('every change is kept with your name')).toBeVisible()
  await theirs.cell(0, 0).click()
  await mine.cell(0, 0).click()

  const written = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await mine.enter([11])
  await written
  await expect(theirs.cell(0, 0)).toHaveText('11', soon)

  await context.setOffline(true)
  await mine.enter([12, 13])
  await expect(page.getByText('Offline – 2 unsent', { exact: true })).toBeVisible()
  await theirs.press('ArrowDown')
  await theirs.enter([18, 19])
  await expect.poll(() => beside.scores(made)).toHaveLength(3)
  await context.setOffline(false)
  await expect(mine.tool('2 changed elsewhere')).toBeVisible()
  await expect(page.getByText('Not saved – 2 to look at')).toBeVisible()
  await expect(mine.cell(1, 0)).toHaveText('12')
  await expect(mine.cell(1, 0)).toHaveAccessibleName(/changed elsewhere by \S/)
  await expect.poll(() => beside.rows(made)).toEqual([[11], [18], [19], [null]])

  await mine.tool('2 changed elsewhere').click()
  const card = mine.dialog('Changed elsewhere')
  await expect(mine.pen(1, 0)).toBeFocused()
  await mine.press('Space')
  await expect(card).toContainText('Another person saved a different score first. Nothing was overwritten.')
  await expect(card.getByRole('button', { name: /^12 ?Yours/ })).toBeFocused()
  await expect(card.getByRole('button', { name: /^18.*saved \d{1,2}:\d\d [AP]M, press T/ })).toBeVisible()
  await mine.press('t')
  await expect(card).toBeHidden()
  await expect(mine.cell(1, 0)).toHaveText('18')

  await mine.press('ArrowDown', 'Space')
  await expect(card.getByRole('button', { name: /^13 ?Yours/ })).toBeFocused()
  await mine.press('y')
  await expect(mine.saved).toBeVisible()
  await expect(theirs.cell(2, 0)).toHaveText('13', soon)
  expect(await beside.rows(made)).toEqual([[11], [18], [13], [null]])
  expect((await beside.changes(made)).map(({ new_score }) => new_score).toSorted()).toEqual([11, 13, 18, 19])
})

test('what is typed in one tab stands in the other at once; when it is closed, the other sends it', async ({
  page,
  context,
  visitor,
  enterAs,
}) => {
  const beside = sheetsFor(visitor, await enterAs('teacher'))
  const made = await beside.make({ learners: 2, items: ['Quiz 1'] })
  const tab = await context.newPage()
  const first = sheetPage(page)
  const second = sheetPage(tab)
  await page.goto(made.at)
  await tab.goto(made.at)
  await expect(second.cell(1, 0)).toBeVisible()

  await context.setOffline(true)
  await first.cell(0, 0).click()
  await first.enter([14, 15])
  await expect(second.cell(1, 0)).toHaveText('15')
  await expect(tab.getByText('Offline – 2 unsent', { exact: true })).toBeVisible()
  await page.close()
  await context.setOffline(false)
  await expect(second.saved).toBeVisible()
  expect(await beside.rows(made)).toEqual([[14], [15]])
  expect(await beside.changes(made)).toHaveLength(2)
})
