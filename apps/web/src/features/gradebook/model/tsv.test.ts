import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTsv, toTsv } from './tsv.ts'

test.each([
  [
    '1\t2\r\n3\t4\r\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['7', [['7']]],
  ['7\n', [['7']]],
  [
    '\t\n\t5',
    [
      ['', ''],
      ['', '5'],
    ],
  ],
  ['1\n\n2', [['1'], [''], ['2']]],
  ['"a ""b""\tc"\t2', [['a "b"\tc', '2']]],
  ['', [[]]],
])('%j as spreadsheets copy it', (text, rows) => {
  expect(parseTsv(text)).toEqual(rows)
})

test('what is copied reads back as it was', () => {
  const cell = fc.string({ unit: fc.constantFrom('1', '"', '\t', '\n', '\r', 'x', ' '), maxLength: 5 })
  const block = fc
    .integer({ min: 1, max: 4 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
    )
  fc.assert(
    fc.property(block, (rows) => {
      expect(parseTsv(`${toTsv(rows)}\n`)).toEqual(rows)
    }),
  )
})
