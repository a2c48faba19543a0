import type { ClassReport, LearnerReport } from '@klasrum/contract/reports'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from '../fixtures.ts'
import { sheetsFor } from '../gradebook/sheet-beside.ts'
import { pagesOf, reportPage } from '../pages/report-page.ts'

/** The demo class whose first term is closed: its figures stand still. */
const reports = '/classes/1/reports?quarter=1'

test('the report of a class says what is on record, explains an item, and leads to a learner whose grade is taken apart', async ({
  page,
  visitor,
  enterAs,
}) => {
  const headers = { authorization: `Bearer ${await enterAs('teacher')}` }
  const known = (await visitor.ask('/api/education/classes/1/reports/1', { headers })) as ClassReport
  const report = reportPage(page)
  await page.goto(reports)

  await expect(report.tile('MPS')).toHaveText(`${known.mps?.toFixed(2)}%`)
  await expect(report.tile('Passing rate')).toHaveText(`${known.passing_rate?.toFixed(2)}%`)
  await expect(report.tile('Mean grade')).toHaveText(`${known.mean?.toFixed(2)}`)
  await expect(
    page.getByText(
      `Highest ${known.highest}, lowest ${known.lowest}; ${known.graded} of ${known.learners} graded`,
    ),
  ).toBeVisible()
  const counts = report.part('Grades by descriptor').getByRole('row')
  for (const [at, { words, male, female }] of nonEmpty(known.distribution.entries())) {
    await expect(counts.nth(at + 1)).toContainText(words)
    await expect(
      counts
        .nth(at + 1)
        .getByRole('cell')
        .last(),
    ).toHaveText(String(male + female))
  }
  await expect(page.getByRole('img', { name: /^Bars of how many/ })).toBeVisible()

  const items = report.rows('Items, least mastered first')
  await expect(items).toHaveCount(known.items.length + 1)
  await expect(items.nth(1)).toContainText(known.items[0]?.title ?? '')
  await items.nth(1).getByRole('button').click()
  const meaning = page.getByRole('dialog', { name: known.items[0]?.title })
  await expect(meaning).toContainText('the class reached')
  await page.keyboard.press('Escape')
  await expect(meaning).toBeHidden()

  const [first] = known.at_risk
  if (!first) throw new Error('The demo class has nobody who needs a look.')
  const row = report.rows('Learners who need a look').filter({ hasText: first.listed_name })
  await expect(row).toContainText(`Grade ${first.grade} is below 75`)
  await row.getByRole('link', { name: first.listed_name }).click()
  await expect(page.getByRole('heading', { name: first.listed_name })).toBeVisible()

  const of = `/api/education/classes/1/learners/${first.student_id}/report`
  const { periods } = (await visitor.ask(of, { headers })) as LearnerReport
  const grade = periods[0]?.grade
  const steps = report.part(`How ${first.grade} was computed`)
  for (const [component, ps, ws] of [
    ['Written Work', grade?.ps_ww, grade?.ws_ww],
    ['Performance Task', grade?.ps_pt, grade?.ws_pt],
    ['Tests and Term Exam', grade?.ps_qa, grade?.ws_qa],
  ] as const) {
    const step = steps.getByRole('row').filter({ hasText: component })
    await expect(step).toContainText(`${ps?.toFixed(2)}`)
    await expect(step.getByRole('cell').last()).toHaveText(`${ws?.toFixed(2)}`)
  }
  await expect(steps.getByRole('row', { name: 'Initial Grade' })).toContainText(
    `${grade?.initial_grade?.toFixed(2)}`,
  )
  await expect(report.part(/^Report card$/)).toContainText(String(first.grade))

  await page.getByRole('link', { name: 'Next learner' }).click()
  await expect(page.getByRole('heading', { name: first.listed_name })).toBeHidden()
  await page.getByRole('link', { name: 'Previous learner' }).click()
  await expect(page.getByRole('heading', { name: first.listed_name })).toBeVisible()
})

test('the report cards of a class come in one PDF, a page for each learner, and the report as PDF and workbook', async ({
  page,
  visitor,
  enterAs,
}) => {
  const beside = sheetsFor(visitor, await enterAs('teacher'))
  const { id } = await beside.make({ learners: 4, items: ['Quiz 1'], weight: 100 })
  const report = reportPage(page)
  await page.goto(`/classes/${id}/reports`)
  await expect(page.getByText('No grades yet')).toBeVisible()

  const cards = await report.fileBy('Report cards (PDF)')
  expect(cards.name).toMatch(/\.pdf$/)
  expect(cards.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pagesOf(cards.bytes)).toBe(4)

  await page.getByRole('combobox', { name: 'Paper' }).selectOption('8.5 × 13 in paper')
  const long = await report.fileBy('Report as PDF')
  expect(long.bytes.toString('latin1')).toContain('/MediaBox [0 0 612 936]')
  const workbook = await report.fileBy('Report as Excel')
  expect(workbook.name).toMatch(/\.xlsx$/)
  expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK')

  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Paper' })).toHaveValue('long')
})

test('of many learners who need a look the first are shown, and all of them on a press', async ({
  page,
  visitor,
  enterAs,
}) => {
  const headers = { authorization: `Bearer ${await enterAs('teacher')}` }
  const known = (await visitor.ask('/api/education/classes/3/reports/1', { headers })) as ClassReport
  const count = known.at_risk.length
  expect(count).toBeGreaterThan(5)
  await page.goto('/classes/3/reports?quarter=1')
  const part = reportPage(page).part('Learners who need a look')
  const learners = part.getByRole('rowheader')
  await expect(learners).toHaveCount(5)
  await part.getByRole('button', { name: `Show all ${count} learners` }).click()
  await expect(learners).toHaveCount(count)
  await expect(learners.nth(5).getByRole('link')).toBeFocused()
})

test('what a class lacks is said instead of a report', async ({ page, visitor, enterAs }) => {
  const beside = sheetsFor(visitor, await enterAs('teacher'))
  const { id } = await beside.make({ learners: 0 })
  await page.goto(`/classes/${id}/reports`)
  await expect(page.getByRole('heading', { name: 'No students enrolled in this class.' })).toBeVisible()
  await page.goto('/classes/1/reports?quarter=3')
  await expect(page.getByRole('heading', { name: 'No grade items in Term 3 yet' })).toBeVisible()
  await page.goto('/classes/1/learners/999999')
  await expect(page.getByRole('heading', { name: 'There is no such learner in this class' })).toBeVisible()
})
