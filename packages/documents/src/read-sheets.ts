import { readApart } from './read-apart.ts'
import { isWorkbook, type SheetsAnswer, sheetsOfBytes } from './sheets-of-bytes.ts'

/** Text of this size takes less time to read than a process to start. */
const smallText = 512 * 1024

let last: Promise<unknown> = Promise.resolve()

/** The visible sheets of a workbook; of text, one sheet for each delimiter it may have been written with. */
export function readSheets(bytes: Uint8Array): Promise<SheetsAnswer> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length <= smallText && !isWorkbook(file)) return sheetsOfBytes(file)
  const next = last.then(() => readApart(file))
  last = next.catch(() => {})
  return next
}
