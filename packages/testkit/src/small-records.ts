import { quarterlyRecord, threeTermRecord } from './class-records.ts'
import { bookOf, type DriftSheet, put } from './drifted-book.ts'
import type { BlankRecord } from './drifted-records.ts'

type Small = { what: string; sheets: DriftSheet[]; blanks: BlankRecord[] }

const nothing = { highest: { ww: [], pt: [], qa: [] }, learners: [] }
const columns = (component: 'ww' | 'pt' | 'qa', from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ at: from + at, component }))

/** Blank records of our own: names in one cell or three, boys and girls apart or one list, quarters or terms. */
export async function smallRecords(): Promise<Small[]> {
  const quarterly = bookOf(await quarterlyRecord([{ ...nothing, sheet: 'SCIENCE_Q1' }]))
  const terms = bookOf(await threeTermRecord([{ ...nothing, sheet: 'TERM 2' }]))
  return [
    {
      what: 'a quarter',
      sheets: quarterly,
      blanks: [
        {
          sheet: 'SCIENCE_Q1',
          highest: 9,
          name: 1,
          items: [...columns('ww', 5, 10), ...columns('pt', 18, 10), ...columns('qa', 31, 1)],
        },
      ],
    },
    {
      what: 'a term',
      sheets: terms,
      blanks: [
        {
          sheet: 'TERM 2',
          highest: 14,
          name: 2,
          items: [...columns('ww', 5, 5), ...columns('pt', 13, 3), ...columns('qa', 19, 3)],
        },
      ],
    },
    { what: 'names in three cells', ...inThreeCells() },
  ]
}

function inThreeCells(): Pick<Small, 'sheets' | 'blanks'> {
  const sheet: DriftSheet = { name: 'First Quarter', hidden: false, rows: new Map(), merges: [] }
  const over = (left: number, right: number, text: string) => {
    put(sheet, 4, left, { v: text })
    sheet.merges.push({ top: 4, left, bottom: 4, right })
  }
  put(sheet, 1, 0, { v: 'CLASS RECORD' })
  over(0, 3, 'NAMES OF STUDENTS')
  for (const [at, text] of ['No.', 'Family Name', 'First Name', 'MI'].entries())
    put(sheet, 6, at, { v: text })
  const blocks = [
    ['WRITTEN WORK', 4, 4],
    ['PERFORMANCE TASKS', 11, 4],
    ['QUARTERLY ASSESSMENT', 18, 1],
  ] as const
  for (const [label, from, count] of blocks) {
    over(from, from + count + 2, label)
    for (let at = 0; at < count; at += 1) put(sheet, 5, from + at, { v: at + 1 })
    for (const [at, text] of ['TOTAL', 'PS', 'WS'].entries()) put(sheet, 5, from + count + at, { v: text })
    for (let row = 7; row < 40; row += 1)
      put(sheet, row, from + count, { v: '', f: `SUM(D${row + 1}:F${row + 1})` })
  }
  put(sheet, 4, 22, { v: 'INITIAL GRADE' })
  put(sheet, 4, 23, { v: 'QUARTERLY GRADE' })
  return {
    sheets: [sheet],
    blanks: [
      {
        sheet: sheet.name,
        highest: 6,
        name: { last: 1, first: 2, middle: 3 },
        items: [...columns('ww', 4, 4), ...columns('pt', 11, 4), ...columns('qa', 18, 1)],
      },
    ],
  }
}
