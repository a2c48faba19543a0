import { describe, expect, test } from 'vitest'
import { abad, openSampleClass } from '../testing/sample-class.ts'

const sample = openSampleClass()

describe('blocks', () => {
  test('a block from a spreadsheet goes in cell by cell; what cannot is kept to be seen; one undo takes it back', () => {
    const { sheet } = sample.now()
    sheet.acts.type(abad, '3')
    sheet.cursor.select({ row: 0, column: 0 })
    const outcome = sheet.acts.paste('18\t26\r\n-1\t25\r\n\tx\r\n')
    expect(outcome).toMatchObject({ stored: 2, refused: 3 })
    expect(sample.column(0)).toEqual([18, null, null])
    expect(sample.column(1)).toEqual([null, 25, null])
    expect(sheet.cells.view(2, 12)).toMatchObject({ typed: '26', problem: 'Score must be between 0 and 25.' })
    expect(sheet.cells.view(2, 13)).toMatchObject({ typed: 'x', problem: 'Invalid score value' })
    sheet.acts.undo()
    expect([sample.column(0), sample.column(1)]).toEqual([
      [3, null, null],
      [null, null, null],
    ])
    expect(sheet.cells.counts().refused).toBe(0)
  })

  test('blank cells of a block clear nothing; values beside the items are counted and left out', () => {
    const { sheet } = sample.now()
    sheet.acts.type(abad, '3')
    sheet.cursor.select({ row: 0, column: 0 })
    expect(sheet.acts.paste('\t9\t99')).toMatchObject({ stored: 1, outside: 1 })
    expect(sample.held(abad)).toBe(3)
  })

  test('one value goes into every cell of a range', () => {
    const { sheet } = sample.now()
    sheet.cursor.select({ row: 0, column: 0 })
    sheet.cursor.select({ row: 2, column: 1 }, { extend: true })
    expect(sheet.acts.paste('7\n').stored).toBe(6)
    expect(sample.column(1)).toEqual([7, 7, 7])
  })

  test('a copied block holds what is shown and goes back in as it was', () => {
    const { sheet } = sample.now()
    sheet.acts.type(abad, '10')
    sheet.acts.type({ item: 2, student: 12 }, 'ex')
    sheet.cursor.select({ row: 0, column: 0 })
    sheet.cursor.select({ row: 1, column: 4 }, { extend: true })
    const copied = sheet.acts.copy()
    expect(copied).toBe('10\tEX\t10\t50.00\t20.00\n\t\t\t\t')
    sheet.cursor.select({ row: 2, column: 0 })
    sheet.acts.paste(copied)
    expect([sample.held({ item: 1, student: 13 }), sample.held({ item: 2, student: 13 })]).toEqual([
      10,
      'excused',
    ])
  })

  test('Ctrl+D fills a range from its first row, and a single cell from the one above', () => {
    const { sheet } = sample.now()
    sheet.acts.type(abad, '10')
    sheet.cursor.select({ row: 1, column: 0 })
    sheet.acts.fillDown()
    expect(sample.column(0)).toEqual([10, 10, null])
    sheet.cursor.select({ row: 0, column: 0 })
    sheet.acts.type(abad, '12')
    sheet.cursor.select({ row: 2, column: 0 }, { extend: true })
    sheet.acts.fillDown()
    expect(sample.column(0)).toEqual([12, 12, 12])
    sheet.acts.undo()
    expect(sample.column(0)).toEqual([12, 10, null])
  })

  test('dragging repeats the block down to a row', () => {
    const { sheet } = sample.now()
    sheet.acts.type(abad, '10')
    sheet.acts.type({ item: 1, student: 11 }, '11')
    sheet.cursor.select({ row: 0, column: 0 })
    sheet.cursor.select({ row: 1, column: 0 }, { extend: true })
    sheet.acts.fillTo(2)
    expect(sample.column(0)).toEqual([10, 11, 10])
  })
})
