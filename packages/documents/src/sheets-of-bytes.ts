import { sheetsOfText, textOf } from './read-text.ts'
import { sheetsOfWorkbook } from './read-workbook.ts'
import { type Sheet, TooManyLines, Unreadable } from './sheet.ts'

export type SheetsAnswer = { sheets: Sheet[] } | { refused: 'unreadable' | 'too_many_rows' }

const zipSignature = Buffer.from('PK\u0003\u0004', 'latin1')

/** Text that is written once in a workbook may stand in a million cells. */
const mostCharacters = 48 * 1024 * 1024

/** What a file is shows in its content; its name is not looked at. */
export const isWorkbook = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(zipSignature)

export async function sheetsOfBytes(bytes: Buffer): Promise<SheetsAnswer> {
  try {
    const sheets = isWorkbook(bytes) ? await sheetsOfWorkbook(bytes) : sheetsOfText(textOf(bytes))
    return lengthOf(sheets) > mostCharacters ? { refused: 'unreadable' } : { sheets }
  } catch (error) {
    if (error instanceof Unreadable) return { refused: 'unreadable' }
    if (error instanceof TooManyLines) return { refused: 'too_many_rows' }
    throw error
  }
}

function lengthOf(sheets: readonly Sheet[]): number {
  let length = 0
  for (const { lines } of sheets)
    for (const { cells } of lines) for (const cell of cells) length += cell.length
  return length
}
