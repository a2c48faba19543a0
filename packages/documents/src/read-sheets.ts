import { turns } from '@klasrum/turns/turns'
import { readSheetsInProcess } from './read-sheets-in-process.ts'
import type { SheetManner, UnreadableReason } from './sheet.ts'
import { isWorkbook, type SheetsAnswer, sheetsOfBytes } from './sheets-of-bytes.ts'

/** Text of this size takes less time to read than a process to start. */
const smallText = 512 * 1024

/** Readers at work at the same time, of which one caller has one. */
const lane = turns({ most: 2, ofOne: 1 })

/** The visible sheets of a workbook; of text, one sheet for each delimiter it may have been written with. */
export async function readSheets(
  bytes: Uint8Array,
): Promise<SheetsAnswer<Exclude<UnreadableReason, 'locked'>>> {
  const answer = await read(bytes, 'list')
  if (!('refused' in answer)) return answer
  return { refused: answer.refused === 'locked' ? 'unreadable' : answer.refused }
}

/** Every sheet of a class record, the hidden ones too, or why it is not taken. */
export async function readRecord(
  bytes: Uint8Array,
): Promise<SheetsAnswer<Exclude<UnreadableReason, 'too_many_rows'>>> {
  const answer = await read(bytes, 'record')
  if (!('refused' in answer)) return answer
  return { refused: answer.refused === 'too_many_rows' ? 'too_large' : answer.refused }
}

function read(bytes: Uint8Array, manner: SheetManner): Promise<SheetsAnswer> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length <= smallText && !isWorkbook(file)) return sheetsOfBytes(file, manner)
  return lane.take(() => readSheetsInProcess(file, manner))
}
