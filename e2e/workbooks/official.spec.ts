import { linkedRecord } from '@klasrum/testkit/linked-record'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { sheetsFor } from '../gradebook/sheet-beside.ts'
import { workbookPage } from '../pages/workbook-page.ts'
import type { Visitor } from '../visitor.ts'

/** As the sheet lists them: boys first. */
async function namesOf(visitor: Visitor, token: string, id: number): Promise<string[]> {
  const { learners } = (await visitor.ask(`/api/education/classes/${id}/sheets/1`, {
    headers: { authorization: `Bearer ${token}` },
  })) as { learners: { listed_name: string; gender: string }[] }
  return ['male', 'female'].flatMap((gender) =>
    learners.filter((learner) => learner.gender === gender).map(({ listed_name }) => listed_name),
  )
}
const misspelt = (name: string): string => {
  const [last = '', given = ''] = name.split(', ')
  return `${last}, ${given.split(' ')[0]} Zzz`
}

test('a record with links to another file: what it is comes first, two doubtful names are confirmed, and its scores are imported', async ({
  page,
  visitor,
  enterAs,
}) => {
  const token = await enterAs('teacher')
  const beside = sheetsFor(visitor, token)
  const made = await beside.make({ learners: 4 })
  const names = await namesOf(visitor, token, made.id)
  const [first = '', second = '', third = '', fourth = ''] = names
  const record = linkedRecord({
    gradeAndSection: 'Grade 12 - Mabini',
    subject: 'Welding',
    highest: [10, 20, 30, 40, 50],
    learners: [
      { name: misspelt(first), scores: [1, 2, 3, 4, 5] },
      { name: misspelt(second), scores: [2, 3, 4, 5, 6] },
      { name: third, scores: [3, 4, 5, 6, 7] },
      { name: fourth, scores: [4, 5, 6, 7, 8] },
    ],
  })

  const workbook = workbookPage(page)
  await page.goto(`/classes/${made.id}/workbook`)
  await workbook.give(record)
  await expect(page.getByText('first quarter only · Grade 12 · Mabini · Welding')).toBeVisible()
  await expect(page.getByText('The file is for Grade 12; this class is')).toBeVisible()
  await page.getByText('4 values from another file').click()
  await expect(page.getByText('1st Quarter, A6')).toBeVisible()
  await expect(page.getByText('Say who 2 names are first.')).toBeVisible()
  await workbook.button(`It is ${first}`).click()
  await workbook.button(`It is ${second}`).click()
  await workbook.button('Import 20 scores').click()
  await expect(workbook.messages.getByText('20 scores and 5 items imported')).toBeVisible()
  expect(await beside.rows(made)).toEqual([
    [1, 2, 3, 4, 5],
    [2, 3, 4, 5, 6],
    [3, 4, 5, 6, 7],
    [4, 5, 6, 7, 8],
  ])
})

const pick = (page: Page, what: string, value: string) =>
  page.getByRole('combobox', { name: what, exact: true }).selectOption(value)

test('a record with labels of its own: the teacher points at names and scores, and they are imported', async ({
  page,
  visitor,
  enterAs,
}) => {
  const token = await enterAs('teacher')
  const beside = sheetsFor(visitor, token)
  const made = await beside.make({ learners: 2 })
  const [first = '', second = ''] = await namesOf(visitor, token, made.id)
  const lines = [
    ['Bata', 'Una', 'Ikalawa', 'Timbang'],
    ['Taas', 10, 20, 99],
    [first, 7, 15, 31],
    [second, 9, 20, 32],
  ]
  const workbook = workbookPage(page)
  await page.goto(`/classes/${made.id}/workbook`)
  await workbook.give(Buffer.from(lines.map((cells) => cells.join('\t')).join('\r\n')), 'marka.csv')
  await expect(workbook.counts('Names and scores were not found.')).toBeVisible()
  await expect(page.getByText('Say which column holds the names.')).toBeVisible()
  await pick(page, 'What column A holds', 'name')
  await pick(page, 'What column B holds', 'ww')
  await pick(page, 'What column C holds', 'pt')
  await pick(page, 'What row 2 holds', 'highest')
  await pick(page, 'What row 3 holds', 'first')
  await workbook.button('Read the sheet this way').click()
  await expect(workbook.counts('4 new')).toBeVisible()
  await workbook.button('Import 4 scores').click()
  await expect(workbook.messages.getByText('4 scores and 2 items imported')).toBeVisible()
  expect(await beside.rows(made)).toEqual([
    [7, 15],
    [9, 20],
  ])
})
