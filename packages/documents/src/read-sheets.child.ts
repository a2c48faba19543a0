import { buffer } from 'node:stream/consumers'
import type { Line, SheetManner, WorkbookSheet } from './sheet.ts'
import { type SheetsAnswer, sheetsOfBytes } from './sheets-of-bytes.ts'

/** One line of output each. */
export type Parcel =
  | Omit<WorkbookSheet, 'lines'>
  | { lines: Line[] }
  | Extract<SheetsAnswer, { refused: string }>

/** As many lines as are taken in a few milliseconds. */
const linesInOne = 500

function* parcelsOf(answer: SheetsAnswer): Generator<Parcel> {
  if ('refused' in answer) return yield answer
  for (const { lines, ...sheet } of answer.sheets) {
    yield sheet
    for (let at = 0; at < lines.length; at += linesInOne) yield { lines: lines.slice(at, at + linesInOne) }
  }
}

for (const parcel of parcelsOf(
  await sheetsOfBytes(await buffer(process.stdin), process.argv[2] as SheetManner),
))
  process.stdout.write(`${JSON.stringify(parcel)}\n`)
