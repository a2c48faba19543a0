import type { Received } from '@klasrum/contract/endpoint'
import type { readWorkbookSheet as shape } from '@klasrum/contract/workbooks'
import type { Sheet } from '@klasrum/documents/sheet'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { pointingOf, recordOfPointing } from './pointing.ts'
import { contentOf, isOfferedTo } from './preview-workbook.ts'
import { rowsOf } from './record-rows.ts'
import { findRecord } from './record-sheet.ts'
import { findWorkbookImport, type InClass } from './workbook-imports.store.ts'

const mostRows = 60
const longestText = 60

/** The first rows of a sheet, with what was understood of it or pointed at. */
export async function readWorkbookSheet(
  { database: { tx }, clock }: House,
  actor: Actor,
  place: InClass,
  at: number,
): Promise<Received<typeof shape.reply>> {
  const found = await findWorkbookImport(tx, actor, place)
  if (!found || found.committed_at || !isOfferedTo(actor, found, clock.now())) refuse('import.not_found')
  const sheet = (found.source as Sheet[] | null)?.[at] ?? refuse('import.not_found')
  const { pointing, quarter } = contentOf(found)
  const pointed = pointing.find((each) => each.sheet === at)
  const record = pointed ? recordOfPointing(sheet, pointed) : findRecord(sheet)
  const first = record && rowsOf(record).rows[0]?.row
  return {
    name: sheet.name.slice(0, longestText),
    rows: sheet.lines.slice(0, mostRows).map(({ number, cells }) => ({
      row: number,
      cells: cells.map((cell) => cell.slice(0, longestText)),
    })),
    pointing:
      pointed ??
      (record
        ? pointingOf(record, {
            sheet: at,
            quarter: record.quarter ?? quarter,
            first_row: (first ?? record.firstRow) + 1,
          })
        : null),
  }
}
