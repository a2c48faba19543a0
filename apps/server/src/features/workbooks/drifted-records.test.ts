import { sheetsOfBytes } from '@klasrum/documents/sheets-of-bytes'
import { chanceOf } from '@klasrum/skills/chance'
import { type Verdict, verdictOf } from '@klasrum/testkit/drift-verdict'
import { bytesOf, cellAt, type DriftSheet, insertColumns, put } from '@klasrum/testkit/drifted-book'
import { type BlankRecord, drift, driftNames, fillRecord, truthOf } from '@klasrum/testkit/drifted-records'
import { smallRecords } from '@klasrum/testkit/small-records'
import { expect, test } from 'vitest'
import { readingOfSheets } from './read-file.ts'

type Change = (sheet: DriftSheet) => void

async function verdict(place: number, seed: number, change: Change): Promise<Verdict> {
  const small = (await smallRecords())[place]
  const [sheet, blank] = [small?.sheets.find(({ name }) => name === small.blanks[0]?.sheet), small?.blanks[0]]
  if (!small || !sheet || !blank) throw new Error('There is no such record.')
  fillRecord(sheet, blank, chanceOf(seed).below)
  change(sheet)
  return read(small.sheets, sheet, blank)
}

async function read(sheets: readonly DriftSheet[], sheet: DriftSheet, blank: BlankRecord): Promise<Verdict> {
  const answer = await sheetsOfBytes(bytesOf(sheets), 'record')
  if ('refused' in answer) throw new Error(answer.refused)
  const found = readingOfSheets(answer.sheets, { class_id: 0, quarter: 1 })
  const truths = new Map([[sheet.name, truthOf(sheet, blank)]])
  return verdictOf(truths, 'refused' in found ? undefined : found.reading)
}

test.each([
  ['a quarter', 0],
  ['a term', 1],
  ['names in three cells', 2],
] as const)(
  '%s that somebody changed, ten copies by seed: every name, highest possible score and score is right',
  async (_, place) => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const names = chanceOf(seed + 100 * place).some(driftNames, 2 + (seed % 3))
      const found = await verdict(place, seed, (sheet) => drift([sheet], names, () => chanceOf(seed).below))
      expect(found, `seed ${seed}: ${names.join('; ')}`).toEqual({ is: 'right' })
    }
  },
)

/** Labels that nobody would know. */
const rename =
  (label: RegExp, to: string): Change =>
  ({ rows }) => {
    for (const cells of rows.values())
      for (const cell of cells.values()) if (typeof cell.v === 'string' && label.test(cell.v)) cell.v = to
  }

test.each([
  ['a component with a name of its own', rename(/^PERFORMANCE/, 'Mga Likha')],
  ['codes of its own', rename(/^(PS|WS|TOTAL)$/, 'x')],
  [
    'scores beside no name',
    (sheet: DriftSheet) => {
      put(sheet, 9, 1, undefined)
      put(sheet, 9, 2, undefined)
      put(sheet, 9, 3, undefined)
    },
  ],
  [
    'a column of numbers between the components',
    (sheet: DriftSheet) => {
      insertColumns(sheet, 11, 1)
      for (let row = 7; row < 19; row += 1) put(sheet, row, 11, { v: 7 })
      put(sheet, 5, 11, { v: 'Bonus' })
    },
  ],
] as const)('%s: nothing is wrong without a word', async (_, change) => {
  expect((await verdict(2, 1, change)).is).not.toBe('silent')
})

test('a column that adds up its row is no item, whatever it is called, and a typed grade changes nothing', async () => {
  const found = await verdict(2, 3, (sheet) => {
    for (let row = 7; row < 19; row += 1) {
      put(sheet, row, 8, { v: 20, f: `SUM(E${row + 1}:H${row + 1})` })
      put(sheet, row, 23, { v: 85 })
    }
    put(sheet, 5, 8, { v: 'Raw' })
    expect(cellAt(sheet, 5, 9)?.v).toBe('PS')
  })
  expect(found).toEqual({ is: 'right' })
})
