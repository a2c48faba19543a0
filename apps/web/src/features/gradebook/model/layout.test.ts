import { describe, expect, test } from 'vitest'
import { abad, openSampleClass } from '../testing/sample-class.ts'

const sample = openSampleClass()

describe('the layout', () => {
  test('boys and girls stand apart by name; dropped learners are hidden', () => {
    const { sheet } = sample.now()
    const said = sheet.layout
      .view()
      .lines.map((line) => (line.kind === 'gender' ? `${line.gender} ${line.count}` : line.row.name))
    expect(said).toEqual(['male 2', 'Abad, Jericho', 'Peña, Lorenzo', 'female 1', 'Cortez, Althea'])
  })

  test('by grade the highest comes first, and rows stay put while grades change', () => {
    const { sheet } = sample.now()
    for (const [student, score] of [
      [12, '10'],
      [13, '20'],
    ] as const)
      for (const id of [1, 3, 4]) sheet.acts.type({ item: id, student }, score)
    sheet.layout.setOrder('grade')
    const order = () => sheet.layout.view().rows.map(({ student }) => student)
    expect(order()).toEqual([13, 12, 11])
    for (const id of [1, 3, 4]) sheet.acts.type({ item: id, student: 12 }, '20')
    sheet.acts.type({ item: 2, student: 12 }, '25')
    expect(order()).toEqual([13, 12, 11])
  })

  test('the cursor stays with its learner and column when rows are ordered and columns hidden', () => {
    const { sheet } = sample.now()
    sheet.cursor.selectCell({ item: 3, student: 11 })
    sheet.layout.hide(1)
    sheet.layout.setOrder('name')
    expect(sheet.cursor.cell()).toEqual({ item: 3, student: 11 })
    expect(sheet.layout.view().groups[0]).toMatchObject({ highest: 45, hiddenItems: [{ id: 1 }] })
  })
})

describe('getting about', () => {
  test('Enter goes down, and from the foot of a column to the top of the next that takes scores', () => {
    const { sheet } = sample.now()
    sheet.cursor.select({ row: 2, column: 1 })
    sheet.cursor.move('enter')
    expect(sheet.cursor.view()?.focus).toEqual({ row: 0, column: 5 })
    sheet.cursor.move('shift-enter')
    expect(sheet.cursor.view()?.focus).toEqual({ row: 2, column: 1 })
  })

  test('Tab stops at items only and leaves the sheet after the last; arrows pass through grades', () => {
    const { sheet } = sample.now()
    sheet.cursor.select({ row: 0, column: 1 })
    sheet.cursor.move('tab')
    expect(sheet.cursor.cell()).toEqual({ item: 3, student: 12 })
    sheet.cursor.move('tab')
    expect(sheet.cursor.move('tab')).toBe(false)
    sheet.cursor.move('right')
    expect([sheet.cursor.cell(), sheet.cursor.view()?.focus.column]).toEqual([null, 10])
  })

  test('a learner is found by the beginning of the name, without accents, one after another', () => {
    const { sheet } = sample.now()
    expect(sheet.cursor.find('pena')).toBe(true)
    expect(sheet.cursor.view()?.focus.row).toBe(1)
    expect(sheet.cursor.find('zz')).toBe(false)
    sheet.cursor.find('a')
    expect(sheet.cursor.view()?.focus.row).toBe(0)
  })

  test('the figures of a selection', () => {
    const { sheet } = sample.now()
    sheet.acts.type(abad, '10')
    sheet.acts.type({ item: 1, student: 11 }, '15')
    sheet.cursor.selectColumn(0)
    expect(sheet.cursor.figures()).toEqual({ count: 2, sum: 25, average: 12.5, lowest: 10, highest: 15 })
    const [first] = sheet.layout.view().columns
    expect(first && sheet.grades.average(first)).toBe(12.5)
  })

  test('the next missing cell after a cell', () => {
    const { sheet } = sample.now()
    sheet.acts.type({ item: 2, student: 12 }, '1')
    expect(sheet.cells.next('missing', abad)).toEqual({ item: 2, student: 11 })
  })
})
