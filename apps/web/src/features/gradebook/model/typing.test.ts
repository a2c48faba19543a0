import { describe, expect, test } from 'vitest'
import { abad, later, openSampleClass, sampleItems } from '../testing/sample-class.ts'
import { openSheetTab } from '../testing/sheet-tab.ts'

const sample = openSampleClass()

describe('typing', () => {
  test('a score counts at once; half a point is rounded up', () => {
    const { sheet } = sample.now()
    for (const [id, text] of [
      [1, '16.5'],
      [2, '20'],
      [3, '24'],
      [4, '40'],
    ] as const)
      sheet.acts.type({ item: id, student: 12 }, text)
    expect(sample.held(abad)).toBe(17)
    expect(sheet.acts.type(abad, '16.5').message).toBe(
      'Rounded to 17: scores are whole numbers. Half points can be turned on in the item.',
    )
    expect(sheet.grades.of(12)).toMatchObject({
      ww: { total: 37, ps: 82.22, ws: 32.89 },
      initial: 80.89,
      quarterly: 80.89,
      missing: 0,
    })
    expect(sheet.grades.of(11)).toMatchObject({ initial: null, missing: 4, provisional: true })
    expect(sheet.grades.totals()).toEqual({
      learners: 3,
      missing: 8,
      planned: 0,
      provisional: 2,
      failing: 0,
    })
  })

  test('an item with half points takes them; a third of a point becomes a half, and that is said', async () => {
    const { server, sheet } = sample.now()
    server.state.items = sampleItems.map((each) => ({ ...each, half_points: each.id === 1 }))
    sheet.applySheet(server.sheet())
    expect(sheet.acts.type(abad, '16.5').message).toBeNull()
    expect([sample.held(abad), sheet.grades.of(12).ww]).toMatchObject([16.5, { total: 16.5, ps: 36.67 }])
    expect(sheet.acts.type(abad, '16.3').message).toBe(
      'Rounded to 16.5: this item takes whole and half points.',
    )
    expect(sheet.acts.type(abad, '20.5').message).toBe('Score must be between 0 and 20. Defaulted to 0.')
    sheet.acts.undo()
    await later(1_000)
    expect(server.valueOf(abad)).toBe(16.5)
    sheet.cursor.selectCell(abad)
    expect(sheet.acts.paste('17.5\t18.5')).toMatchObject({ stored: 2, rounded: 1 })
    expect([sample.held(abad), sample.held({ item: 2, student: 12 })]).toEqual([17.5, 19])
  })

  test('grades follow the keys before the score is stored, and go back on Escape', () => {
    const { server, sheet } = sample.now()
    sheet.cursor.selectCell(abad)
    sheet.editor.start('1')
    sheet.editor.type('18')
    expect(sheet.grades.of(12).ww).toMatchObject({ total: 18, ps: 40 })
    sheet.editor.cancel()
    expect(sheet.grades.of(12).ww).toMatchObject({ total: 0, ps: null })
    expect(server.history).toEqual([])
  })

  test('the cell shows what single keys put together, a field what comes otherwise', () => {
    const { sheet } = sample.now()
    const shown = () => sheet.cells.view(abad.item, abad.student).draft
    sheet.cursor.selectCell(abad)
    sheet.editor.start('1', 'keys')
    sheet.editor.type('18')
    expect(shown()).toBe('18')
    sheet.editor.type('1234567890123')
    expect(shown()).toBe('18')
    sheet.editor.edit()
    expect([shown(), sheet.editor.view()?.text]).toEqual([null, '18'])
    sheet.editor.commit()
    expect([shown(), sample.held(abad)]).toEqual([null, 18])
  })

  test('a score out of range becomes 0 with the message, and one undo brings the old one back', () => {
    const { sheet } = sample.now()
    sheet.acts.type(abad, '15')
    const outcome = sheet.acts.type(abad, '120')
    expect(outcome.message).toBe('Score must be between 0 and 20. Defaulted to 0.')
    expect(sheet.acts.notice()).toMatchObject({ typed: '120', cell: abad })
    expect(sample.held(abad)).toBe(0)
    sheet.acts.undo()
    expect(sample.held(abad)).toBe(15)
    expect(sheet.acts.notice()).toBeNull()
  })

  test('a 0 that came so stays marked over reloads until the old score is back or 0 is found right', async () => {
    const { server, sheet, tab } = sample.now()
    const slip = () => sheet.cells.view(abad.item, abad.student).slip
    sheet.acts.type(abad, '15')
    await later(1_000)
    sheet.acts.type(abad, '120')
    expect([slip(), sheet.cells.counts().zeroed]).toEqual([{ typed: '120', over: 15 }, 1])
    await later(5_000)
    expect(slip()).toEqual({ typed: '120', over: 15 })
    const again = await openSheetTab({ server, name: 'Ana' })
    const { acts, cells } = again.sheet
    expect(cells.view(abad.item, abad.student)).toMatchObject({ value: 0, slip: { typed: '120', over: 15 } })
    expect(cells.next('zeroed')).toEqual(abad)

    acts.bringBack(abad)
    expect(cells.view(abad.item, abad.student)).toMatchObject({ value: 15, slip: null })
    await later(1_000)
    tab.poll()
    expect([sample.held(abad), slip(), sheet.cells.counts().zeroed]).toEqual([15, null, 0])

    acts.type(abad, '99')
    acts.zeroIsRight(abad)
    await later(1_000)
    expect([server.valueOf(abad), server.sheet().set_to_zero]).toEqual([0, []])
    acts.type(abad, '99')
    await later(1_000)
    expect(server.sheet().set_to_zero).toHaveLength(1)
    acts.type(abad, '0')
    await later(1_000)
    expect([cells.view(abad.item, abad.student).slip, server.sheet().set_to_zero]).toEqual([null, []])
    again.close()
  })

  test.each(['-1', '21', '20.5'])('%s is out of range', (text) => {
    const { sheet } = sample.now()
    sheet.acts.type(abad, text)
    expect([sample.held(abad), sheet.acts.notice()?.typed]).toEqual([0, text])
  })

  test('what is not a number stays to be seen, changes nothing and is not sent', async () => {
    const { server, sheet } = sample.now()
    sheet.acts.type(abad, '15')
    await later(1_000)
    expect(sheet.acts.type(abad, 'abc').message).toBe('Invalid score value')
    expect(sheet.cells.view(1, 12)).toMatchObject({
      value: 15,
      state: 'refused',
      typed: 'abc',
      problem: 'Invalid score value',
    })
    expect(sheet.cells.counts().refused).toBe(1)
    await later(1_000)
    expect(server.history).toHaveLength(1)
    sheet.acts.type(abad, '16')
    expect(sheet.cells.view(1, 12)).toMatchObject({ value: 16, typed: null, state: 'waiting' })
  })

  test('giving up a text that was not taken keeps the score typed before it, though it is not sent yet', async () => {
    const { server, sheet } = sample.now()
    sheet.acts.type(abad, '15')
    sheet.acts.type(abad, 'abc')
    sheet.acts.discard(abad)
    expect(sheet.cells.view(1, 12)).toMatchObject({ value: 15, state: 'waiting', typed: null })
    await later(1_000)
    expect(server.history).toMatchObject([{ from: null, to: 15 }])
  })

  test('a blank is ignored; Delete clears; an excused cell leaves both sums', () => {
    const { sheet } = sample.now()
    sheet.acts.type(abad, '15')
    sheet.acts.type(abad, '  ')
    expect(sample.held(abad)).toBe(15)
    sheet.cursor.selectCell(abad)
    sheet.acts.clear()
    expect(sample.held(abad)).toBeNull()
    sheet.acts.excuse()
    expect(sheet.grades.of(12)).toMatchObject({ ww: { highest: 25 }, missing: 0, planned: 3 })
    sheet.acts.unexcuse()
    expect(sample.held(abad)).toBeNull()
  })

  test('a closed quarter and an archived class take nothing', () => {
    const { server, sheet } = sample.now()
    server.state.closed = true
    sheet.applySheet(server.sheet())
    expect(sheet.acts.type(abad, '15').message).toBe('This quarter is closed. Reopen it to change it.')
    server.state.archived = true
    sheet.applySheet(server.sheet())
    sheet.cursor.selectCell(abad)
    expect([sheet.readOnly(), sheet.editor.start('1'), sample.held(abad)]).toEqual(['archived', false, null])
  })
})

test('an item without any score is planned; with the first one, the blanks of the others are missing', () => {
  const { sheet } = sample.now()
  const blanks = () => [
    sheet.grades.of(13).missing,
    sheet.grades.totals().missing,
    sheet.grades.totals().planned,
  ]
  expect(blanks()).toEqual([0, 0, 4])
  expect(sheet.cells.next('missing')).toBeUndefined()
  sheet.acts.type(abad, '15')
  expect(blanks()).toEqual([1, 2, 3])
  expect(sheet.cells.next('missing')?.item).toBe(abad.item)
  sheet.acts.undo()
  expect(blanks()).toEqual([0, 0, 4])
})

describe('who is told', () => {
  test('a typed score redraws its cell and the grades of its row only', () => {
    const { sheet } = sample.now()
    const told: string[] = []
    sheet.acts.type({ item: 1, student: 11 }, '12')
    for (const { student } of sheet.layout.view().rows) {
      sheet.grades.of(student)
      sheet.topics.subscribe(`row:${student}`, () => told.push(`row ${student}`))
      for (const { id } of sampleItems)
        sheet.topics.subscribe(`cell:${id}:${student}`, () => told.push(`cell ${id} ${student}`))
    }
    const others = sheet.grades.of(13)
    sheet.acts.type(abad, '15')
    expect(told.toSorted()).toEqual(['cell 1 12', 'row 12'])
    expect(sheet.grades.of(13)).toBe(others)
  })
})
