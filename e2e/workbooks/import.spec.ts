import { randomUUID } from 'node:crypto'
import { tableOfScores } from '@klasrum/testkit/class-records'
import { expect, test } from '../fixtures.ts'
import { sheetsFor } from '../gradebook/sheet-beside.ts'
import { sheetPage } from '../pages/sheet-page.ts'
import { exportFrom, workbookPage } from '../pages/workbook-page.ts'
import type { Visitor } from '../visitor.ts'
import { edited } from './record-file.ts'

const highest = 20
const empty = [null, null]

/** Somebody else writes a score into the first item of the first learner. */
async function writeBeside(visitor: Visitor, token: string, id: number, score: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const sheet = await visitor.ask(`/api/education/classes/${id}/sheets/1`, { headers })
  const { klass, items, learners } = sheet as {
    klass: { school_id: number }
    items: { id: number }[]
    learners: { student_id: number; gender: string }[]
  }
  await visitor.ask('/api/education/scores', {
    method: 'PUT',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      school_id: klass.school_id,
      class_id: id,
      item_id: items[0]?.id,
      student_id: learners.find(({ gender }) => gender === 'male')?.student_id,
      quarter: 1,
      score,
    }),
  })
}

test('a cell that somebody changed after the preview is told; then the record is imported, named in the history and taken back', async ({
  page,
  visitor,
  enterAs,
  tokenOf,
}) => {
  const beside = sheetsFor(visitor, await enterAs('teacher'))
  const made = await beside.make({ learners: 4, items: ['Quiz 1', 'Quiz 2'] })
  await page.goto(made.at)
  const file = await edited(await exportFrom(page), { F12: 18, G12: 9, F13: 20 })

  const workbook = workbookPage(page)
  await workbook.button('Import Excel').click()
  await expect(page).toHaveURL(/\/workbook/)
  await workbook.give(file)
  await expect(workbook.counts('3 new')).toBeVisible()
  await expect(page.getByText('A workbook exported from this class.')).toBeVisible()
  await page.reload()
  await expect(workbook.counts('3 new')).toBeVisible()

  await writeBeside(visitor, await tokenOf('admin'), made.id, 4)
  await workbook.button('Import 3 scores').click()
  await expect(workbook.problem).toContainText('The class record changed since this preview')
  expect(await beside.rows(made)).toEqual([[4, null], empty, empty, empty])
  await workbook.button('Look again').click()
  await expect(workbook.counts('2 new, 1 changed')).toBeVisible()
  await expect(workbook.grid.getByRole('gridcell', { name: '4 becomes 18' })).toBeVisible()
  await workbook.button('Import 3 scores').click()
  await expect(workbook.messages.getByText('3 scores imported')).toBeVisible()
  expect(await beside.rows(made)).toEqual([[18, 9], [20, null], empty, empty])

  await page.getByRole('link', { name: 'Open the grade sheet' }).click()
  const sheet = sheetPage(page)
  await expect(sheet.cell(0, 0)).toHaveText('18')
  await sheet.tool('History').click()
  await expect(sheet.dialog('History').getByText('Import Excel, record.xlsx').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await sheet.cell(1, 0).click()
  await sheet.enter([11])
  await expect(sheet.saved).toBeVisible()

  await workbook.button('Import Excel').click()
  await workbook.earlier.getByRole('button', { name: /^Undo the import of record\.xlsx/ }).click()
  await workbook.button('Undo import').click()
  await expect(workbook.messages.getByText('2 restored, 1 kept as it was changed since')).toBeVisible()
  await expect(workbook.earlier.getByText(/^Undone/)).toBeVisible()
  expect(await beside.rows(made)).toEqual([[4, null], [11, null], empty, empty])
})

test('a table with a name in doubt and a score too high: the name is confirmed, the cell refused, the rest imported and undone at once', async ({
  page,
  visitor,
  enterAs,
}) => {
  const token = await enterAs('teacher')
  const beside = sheetsFor(visitor, token)
  const made = await beside.make({ learners: 4, items: ['Quiz 1'] })
  const { learners } = (await visitor.ask(`/api/education/classes/${made.id}/sheets/1`, {
    headers: { authorization: `Bearer ${token}` },
  })) as { learners: { listed_name: string; gender: string }[] }
  const names = ['male', 'female'].flatMap((gender) =>
    learners.filter((learner) => learner.gender === gender).map(({ listed_name }) => listed_name),
  )
  const [first = '', second = '', third = ''] = names
  const [surname = '', given = ''] = first.split(', ')
  const likeFirst = `${surname}, ${given.split(' ')[0]} Zzz`
  const table = tableOfScores([
    ['Name', 'Quiz 1'],
    [likeFirst, 12],
    [second, highest + 1],
    [third, 15],
    ['Nemo, Captain', 9],
  ])

  const workbook = workbookPage(page)
  await page.goto(`/classes/${made.id}/workbook`)
  await workbook.give(table, 'quiz.csv')
  await expect(workbook.counts('1 new, 1 refused')).toBeVisible()
  const importing = workbook.button(/^Import \d+ scores?$/)
  await expect(importing).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Say who 1 name is first.')).toBeVisible()
  await expect(page.getByText('1 name of the file is not on the roster')).toBeVisible()

  await workbook.button(`It is ${first}`).click()
  await expect(workbook.counts('2 new, 1 refused')).toBeVisible()
  await expect(workbook.cell(first, '12, new')).toBeVisible()
  const refused = workbook.cell(second, /^21 is refused\. Score must be between 0 and 20\.$/)
  await refused.focus()
  await expect(page.getByText(`${second} · Quiz 1: 21 is refused.`)).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(workbook.cell(first, '12, new')).toBeFocused()

  await workbook.button('Import 2 scores').click()
  await expect(workbook.messages.getByText('2 scores imported')).toBeVisible()
  expect(await beside.rows(made)).toEqual([[12], [null], [15], [null]])
  await workbook.messages.getByRole('button', { name: 'Undo' }).click()
  await expect(workbook.messages.getByText('2 restored')).toBeVisible()
  expect(await beside.rows(made)).toEqual([[null], [null], [null], [null]])
})

test('a file that is no class record gets its sentence in place, and another can be chosen', async ({
  page,
  enterAs,
}) => {
  await enterAs('teacher')
  const workbook = workbookPage(page)
  await page.goto('/classes/1/workbook')
  await workbook.give(Buffer.from('PK\u0003\u0004 torn on the way'), 'record.xlsx')
  await expect(workbook.problem.filter({ hasText: 'could not be read as a workbook' })).toBeVisible()
  await workbook.give(tableOfScores([['Shopping'], ['Rice'], ['Eggs']]), 'list.csv')
  await expect(workbook.problem.filter({ hasText: 'No class record and no table' })).toBeVisible()
})
