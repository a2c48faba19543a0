import { besideFor } from '../classes/class-beside.ts'
import { expect, test } from '../fixtures.ts'
import { sheetPage } from '../pages/sheet-page.ts'
import { answer, delay, fail } from '../stand-in.ts'
import { sheetsFor } from './sheet-beside.ts'

const items = '/api/education/grade-items'
const weights = 'PUT /api/education/classes/*/quarter-weights/*'
const recompute = 'POST /api/education/classes/*/recompute-quarter-grades'
const cells = 'PUT /api/education/classes/*/sheets/*/cells'

const toZero = 'must be between 0 and 100. Defaulted to 0.'
const outOfRange = [
  ['Written Work weight', '101', `Written Work weight ${toZero}`],
  ['Performance Task weight', '2.5', `Performance Task weight ${toZero}`],
  ['Quarterly Assessment weight', '-1', `QA weight ${toZero}`],
  ['WW weighted score', 'x', `WW weighted score ${toZero}`],
  ['PT weighted score', '200', `PT weighted score ${toZero}`],
  ['PS base (WW)', '0', 'PS base (WW) must be between 1 and 9999. Defaulted to 1.'],
] as const

test('items and the quarterly assessment are added, edited and deleted on the sheet, and what fails is told', async ({
  page,
  visitor,
  enterAs,
}) => {
  const beside = sheetsFor(visitor, await enterAs('teacher'))
  const made = await beside.make({ learners: 3, weight: 40 })
  const sheet = sheetPage(page)
  await page.goto(made.at)
  const nothing = 'No grade items yet for this view. Create items in the Class Record page.'
  await expect(page.getByText(nothing)).toBeVisible()

  const mendCreate = await fail(page, `POST ${items}`)
  await sheet.tool('Add Item').first().click()
  const adding = sheet.dialog('Add Grade Item')
  const add = adding.getByRole('button', { name: 'Add Item' })
  await adding.getByLabel('Max Score').fill('0')
  await add.click()
  await expect(adding).toContainText('Title is required')
  await expect(adding).toContainText('Max Score must be at least 1. Defaulted to 1.')
  await adding.getByLabel('Title').fill('Quiz 1')
  await adding.getByLabel('Max Score').fill('25')
  await add.click()
  await expect(adding.getByRole('alert')).toContainText('Failed to create grade item')
  mendCreate()
  await add.click()
  await expect(sheet.messages).toContainText('Grade item created')
  await expect(sheet.cell(0, 0)).toHaveAccessibleName(/, Quiz 1, no score$/)

  await sheet.tool('Add Item').first().click()
  const another = adding.getByRole('button', { name: 'Add another' })
  await adding.getByLabel('Title').fill('Quiz 2')
  await adding.getByLabel('Max Score').fill('15')
  await another.click()
  await expect(adding.getByLabel('Title')).toHaveValue('')
  await expect(adding.getByLabel('Title')).toBeFocused()
  await expect(adding.getByLabel('Max Score')).toHaveValue('15')
  await adding.getByLabel('Title').fill('Quiz 3')
  await adding.getByLabel('Description').fill('The water cycle')
  await adding.getByLabel('Title').press('Enter')
  await expect(adding).toBeHidden()
  await sheet.grid.getByRole('columnheader', { name: /Quiz 3/ }).hover()
  await expect(page.getByText('The water cycle')).toBeVisible()
  for (const title of ['Quiz 2', 'Quiz 3']) {
    await sheet.grid.getByRole('columnheader', { name: new RegExp(title) }).hover()
    await sheet.head('Delete', title).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }

  const mendQa = await fail(page, `POST ${items}`)
  await sheet.tool('Create QA').click()
  const making = sheet.dialog('Create QA, Quarter 1')
  const make = making.getByRole('button', { name: 'Create QA' })
  await making.getByLabel('Maximum score').fill('0')
  await make.click()
  await expect(making).toContainText('QA title is required')
  await expect(making).toContainText('Maximum score must be greater than 0')
  await making.getByLabel('Title').fill('Q1 exam')
  await making.getByLabel('Maximum score').fill('50')
  await make.click()
  await expect(making.getByRole('alert')).toContainText('Failed to create QA record')
  mendQa()
  await make.click()
  await expect(sheet.messages).toContainText('QA record created successfully!')
  await expect(sheet.tool('Create QA')).toHaveAttribute('aria-disabled', 'true')
  await expect(sheet.tool('Create QA')).toHaveAccessibleDescription(
    'A QA already exists for this class and quarter. Only one QA is allowed per quarter.',
  )

  const refuse = await answer(page, cells, { status: 400, json: {} })
  await sheet.cell(0, 0).click()
  await sheet.enter([21])
  await expect(sheet.tool('1 refused')).toBeVisible()
  await expect(sheet.cell(0, 0)).toHaveText('21')
  await sheet.press('ArrowUp')
  await expect(sheet.grid.locator('..').getByText('Failed to save score')).toBeVisible()
  refuse()
  await sheet.tool('Try again').click()
  await expect(sheet.saved).toBeVisible()
  await sheet.press('ArrowDown')
  await sheet.enter([22])
  await expect.poll(() => beside.scores(made)).toEqual([21, 22])

  const mendEdit = await fail(page, `PUT ${items}/*`)
  await sheet.press('Control+Home', 'ArrowUp')
  await expect(sheet.head('Edit', 'Quiz 1')).toBeFocused()
  await sheet.press('Enter')
  const editing = sheet.dialog('Edit Grade Item')
  await editing.getByLabel('Title').fill('Quiz 1A')
  await editing.getByRole('button', { name: 'Save item' }).click()
  await expect(editing.getByRole('alert')).toContainText('Failed to update grade item')
  mendEdit()
  await editing.getByRole('button', { name: 'Save item' }).click()
  await expect(sheet.messages).toContainText('Grade item updated')
  await expect(sheet.cell(0, 0)).toHaveAccessibleName(/, Quiz 1A, 21 out of 25/)

  const mendDelete = await fail(page, `DELETE ${items}/*`)
  await sheet.cell(0, 0).click()
  await sheet.press('ArrowUp', 'ArrowRight')
  await expect(sheet.head('Delete', 'Quiz 1A')).toBeFocused()
  await sheet.press('Enter')
  const deleting = sheet.dialog('Delete Grade Item')
  await expect(deleting).toContainText('2 scores go with it.')
  await deleting.getByRole('button', { name: 'Delete item' }).click()
  await expect(deleting.getByRole('alert')).toContainText('Failed to delete grade item')
  mendDelete()
  const gone = page.waitForRequest((request) => request.method() === 'DELETE')
  await deleting.getByRole('button', { name: 'Delete item' }).click()
  expect(new URL((await gone).url()).search).toBe('?scores=2')
  await expect(sheet.messages).toContainText('Grade item deleted')
  await expect(sheet.head('Edit', 'Quiz 1A')).toHaveCount(0)
  await expect(sheet.head('Edit', 'Q1 exam')).toHaveCount(1)
  expect(await beside.scores(made)).toEqual([])
})

test('while a quarter has no quarterly assessment its maximum shows 10, and the dialog that makes one begins with 100', async ({
  page,
  visitor,
  enterAs,
}) => {
  const beside = sheetsFor(visitor, await enterAs('teacher'))
  const made = await beside.make({ learners: 1, items: ['Quiz 1'], weight: 40 })
  const sheet = sheetPage(page)
  await page.goto(made.at)
  const maxima = page.getByRole('row', { name: /Highest possible score/ }).locator('[data-kind="total"]')
  await expect(maxima).toHaveText(['20', '0', '10'])

  await sheet.tool('Create QA').click()
  const making = sheet.dialog('Create QA, Quarter 1')
  await expect(making.getByLabel('Maximum score')).toHaveValue('100')
  await making.getByLabel('Title').fill('Q1 exam')
  await making.getByRole('button', { name: 'Create QA' }).click()
  await expect(maxima).toHaveText(['20', '0', '100'])
})

test('weights are typed on the sheet, taken from the presets and set in the class record; grades are reckoned again', async ({
  page,
  visitor,
  enterAs,
}) => {
  const beside = sheetsFor(visitor, await enterAs('teacher'))
  const made = await beside.make({ learners: 2 })
  const sheet = sheetPage(page)
  const designer = `/classes/${made.id}/record?view=1&tab=sheet`
  await page.goto(designer)
  await expect(page.getByText('No grade items or students yet')).toBeVisible()
  const card = page.getByRole('region', { name: 'Quarter 1 Weights' })
  const save = card.getByRole('button', { name: 'Save Weights' })
  await card.getByLabel('Written Work (%)').fill('30')
  await expect(card.getByLabel('Quarterly Assessment (%)')).toHaveValue('70')
  await card.getByLabel('Quarterly Assessment (%)').fill('60')
  await expect(save).toBeDisabled()
  await expect(card.getByRole('alert')).toContainText('Weights must sum to 100%')
  await card.getByLabel('Performance Task (%)').fill('50')
  const mendSave = await fail(page, weights)
  const letSave = await delay(page, weights)
  await save.click()
  await expect(card.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  letSave()
  await expect(sheet.messages).toContainText('Failed to save weights')
  mendSave()
  await save.click()
  await expect(sheet.messages).toContainText('Quarter weights saved')
  await beside.makeItem(made.id, 'Quiz 1')

  await page.goto(made.at)
  const figure = (name: string) => sheet.grid.getByRole('textbox', { name, exact: true })
  const weight = (title: string) => figure(`${title} weight`)
  await expect(weight('Written Work')).toHaveValue('30')
  for (const [label, typed, said] of outOfRange) {
    await figure(label).focus()
    await sheet.press(...typed, 'Enter')
    await expect(sheet.grid.getByText(said)).toBeVisible()
  }
  await weight('Performance Task').fill('40')
  await weight('Written Work').fill('30')
  await weight('Quarterly Assessment').fill('20')
  await weight('Quarterly Assessment').press('Enter')
  await expect(sheet.grid.getByText('Sum 90%')).toBeVisible()
  const keep = sheet.grid.getByRole('button', { name: 'Save Weights' })
  await expect(keep).toHaveAttribute('aria-disabled', 'true')
  await expect(keep).toHaveAttribute('title', 'Weights must sum to 100%')
  await weight('Performance Task').fill('45')
  await weight('Performance Task').press('Enter')
  await expect(weight('Quarterly Assessment')).toHaveValue('25')
  const mendUpdate = await fail(page, weights)
  await keep.click()
  await expect(sheet.messages).toContainText('Failed to update weights')
  mendUpdate()
  await keep.click()
  await expect(sheet.messages).toContainText('Quarter weights updated')
  await expect(keep).toBeHidden()

  await sheet.grid.getByRole('button', { name: 'Weights', exact: true }).click()
  const offer = sheet.dialog('Quarter 1 weights')
  await offer.getByText('Weights by learning area').click()
  await offer.getByRole('button', { name: /^Science, Mathematics/ }).click()
  await expect(offer).toContainText('Sum 100%')
  await offer.getByRole('button', { name: 'Save Weights' }).click()
  await expect(offer).toBeHidden()
  await expect(weight('Written Work')).toHaveValue('40')
  await expect(weight('Performance Task')).toHaveValue('40')

  const mendReckon = await fail(page, recompute)
  await sheet.more('Recalculate')
  await expect(sheet.messages).toContainText('Failed to recompute grades')
  mendReckon()
  await sheet.more('Recalculate')
  await expect(sheet.messages).toContainText('Quarterly grades recomputed')
})

test('however long a name is, it covers no score; the icons of a head come when it is met', async ({
  page,
  visitor,
  enterAs,
}) => {
  const token = await enterAs('teacher')
  const sheets = sheetsFor(visitor, token)
  const beside = besideFor(visitor, token)
  const made = await beside.makeClass()
  const fullname = 'Evangelista-Macapagal, Maria Concepcion Immaculada Villanueva'
  const { id } = await beside.makeStudent({ school_id: made.school_id, fullname, gender: 'female' })
  await beside.enroll(made, id)
  for (let quiz = 1; quiz <= 20; quiz += 1) await sheets.makeItem(made.id, `Quiz ${quiz}`)

  const sheet = sheetPage(page)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/classes/${made.id}/gradebook?quarter=1&view=sheet`)
    await expect(sheet.cell(0, 0)).toBeVisible()
    const covered = await sheet.cell(0, 0).evaluate((cell) => {
      const { left, top, height } = cell.getBoundingClientRect()
      return !cell.contains(document.elementFromPoint(left + 4, top + height / 2))
    })
    expect(covered).toBe(false)
  }

  await page.setViewportSize({ width: 1280, height: 800 })
  const edit = sheet.head('Edit', 'Quiz 2')
  await expect(edit.locator('svg')).toHaveCount(0)
  await sheet.cell(0, 1).click()
  await sheet.press('ArrowUp')
  await expect(edit).toBeFocused()
  await expect(edit.locator('svg')).toBeVisible()
})

test('Recalculate stands on the class record and on the grade sheet and reckons the quarter that is chosen', async ({
  page,
  visitor,
  enterAs,
}) => {
  const beside = sheetsFor(visitor, await enterAs('teacher'))
  const made = await beside.make({ learners: 2, items: ['Quiz 1'], weight: 100 })
  const sheet = sheetPage(page)
  const quarters: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/recompute-quarter-grades')) quarters.push(request.postDataJSON().quarter)
  })
  for (const [address, quarter] of [
    ['record?view=1', 1],
    ['record?view=1&quarter=2', 2],
    ['gradebook?quarter=1', 1],
  ] as const) {
    await page.goto(`/classes/${made.id}/${address}`)
    if (address.startsWith('record')) await sheet.tool('Recalculate').click()
    else await sheet.more('Recalculate')
    await expect(sheet.messages).toContainText(`Quarterly grades recomputedQuarter ${quarter}`)
  }
  expect(quarters).toEqual([1, 2, 1])

  await fail(page, recompute)
  await sheet.more('Recalculate')
  await expect(sheet.messages).toContainText('Failed to recompute grades')
})
