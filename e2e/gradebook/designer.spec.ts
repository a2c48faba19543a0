import { expect, test } from '../fixtures.ts'
import { sheetPage } from '../pages/sheet-page.ts'
import { sheetsFor } from './sheet-beside.ts'

test('the Grade sheet tab of the class record sets weights, lists items by quarter, adds items and the one QA, and shows the quarterly grades with what their heads mean', async ({
  page,
  visitor,
  enterAs,
}) => {
  const beside = sheetsFor(visitor, await enterAs('teacher'))
  const made = await beside.make({ learners: 2, items: ['Quiz 1'], weight: 100 })
  const sheet = sheetPage(page)
  await page.goto(`/classes/${made.id}/record?view=1&tab=sheet&quarter=2`)
  const weights = page.getByRole('region', { name: 'Quarter 2 Weights' })
  await expect(weights).toContainText('Sum 0%')
  await weights.getByLabel('Written Work (%)').fill('101')
  await expect(weights).toContainText('Use 0 to 100.')
  await weights.getByLabel('Written Work (%)').fill('100')
  await expect(weights).not.toContainText('Use 0 to 100.')
  await weights.getByLabel('Quarterly Assessment (%)').fill('20')
  await expect(weights).toContainText('Sum 120%')
  await weights.getByLabel('Written Work (%)').fill('30')
  await weights.getByLabel('Performance Task (%)').fill('50')
  await expect(weights.getByLabel('Quarterly Assessment (%)')).toHaveValue('20')
  await expect(weights).toContainText('Sum 100%')
  const calls: string[] = []
  page.on('response', (response) => {
    if (/\/(quarter-weights|sheets|quarter-grades)\/2$/.test(response.url()))
      calls.push(`${response.request().method()} ${new URL(response.url()).pathname.split('/').at(-2)}`)
  })
  await weights.getByRole('button', { name: 'Save Weights' }).click()
  await expect(sheet.messages).toContainText('Quarter weights saved')
  await expect
    .poll(() => calls.toSorted())
    .toEqual(['GET quarter-grades', 'GET sheets', 'PUT quarter-weights'])
  expect(calls[0]).toBe('PUT quarter-weights')

  const items = page.getByRole('region', { name: 'Grade items' })
  const chosen = items
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Quarter 2' }) })
    .getByRole('listitem')
  await expect(items.getByText('No grade items yet.')).toBeVisible()

  await items.getByRole('button', { name: 'Add Item' }).click()
  const adding = sheet.dialog('Add Grade Item')
  await expect(adding.getByLabel('Category').locator('option')).toHaveText([
    /^Assignment/,
    /^Quiz/,
    /^Exam/,
    /^Project/,
    /^Participation/,
  ])
  await expect(adding.getByLabel('Max Score')).toHaveValue('100')
  await adding.getByLabel('Title').fill('Essay')
  await adding.getByLabel('Description').fill('Two pages about typhoons')
  const added = page.waitForRequest((request) => request.method() === 'POST')
  await adding.getByRole('button', { name: 'Add Item' }).click()
  expect((await added).postDataJSON()).toEqual({
    class_id: made.id,
    quarter: 2,
    category: 'assignment',
    part: null,
    title: 'Essay',
    max_score: 100,
    description: 'Two pages about typhoons',
    half_points: false,
  })
  await expect(chosen).toHaveText(/^EssayAssignment, out of 100/)

  await items.getByRole('button', { name: 'Create QA' }).click()
  const making = sheet.dialog('Create QA, Quarter 2')
  const most = making.getByLabel('Maximum score')
  await expect(most).toHaveValue('100')
  await making.getByLabel('Title').fill('Q2 exam')
  await most.fill('1001')
  await making.getByRole('button', { name: 'Create QA' }).click()
  await expect(making).toContainText('Use 1 to 1000.')
  await most.fill('1000')
  await making.getByRole('button', { name: 'Create QA' }).click()
  await expect(chosen).toHaveText([/^Essay/, /^Q2 examQuarterly assessment, out of 1000/])
  const createQa = items.getByRole('button', { name: 'Create QA' })
  await expect(createQa).toHaveAttribute('aria-disabled', 'true')
  await expect(createQa).toHaveAccessibleDescription(
    'A QA already exists for this class and quarter. Only one QA is allowed per quarter.',
  )
  const other = items.getByRole('group').filter({ hasText: 'Quarter 1' })
  await other.getByText('Quarter 1').click()
  await expect(other.getByRole('listitem')).toHaveText(/^Quiz 1/)

  const grades = page.getByRole('region', { name: 'Quarterly Grades' })
  await expect(grades.getByRole('columnheader')).toHaveText([
    'Learner',
    'WW PS',
    'WW WS',
    'PT PS',
    'PT WS',
    'QA PS',
    'QA WS',
    'Initial',
    'Quarterly',
  ])
  await expect(grades.getByRole('rowheader')).toHaveCount(2)
  await expect(grades).toContainText(
    'PS is percent score, WS is weighted score, and Quarterly equals Initial until transmutation is enabled.',
  )
})
