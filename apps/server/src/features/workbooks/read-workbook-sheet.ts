import type { Received } from '@klasrum/contract/endpoint'
import type { readWorkbookSheetEndpoint as shape } from '@klasrum/contract/workbooks'
import type { WorkbookSheet } from '@klasrum/documents/sheet'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { inThread } from '../../jobs/in-thread.ts'
import { findOwnPreview } from '../classes/door.ts'
import { contentOf } from './preview-workbook.ts'
import { firstRows } from './shown-sheet.ts'
import type { InClass } from './workbook-imports.store.ts'
import { workbookImports } from './workbooks.tables.ts'

const inOwnThread = inThread<typeof import('./shown-sheet.ts')>(new URL('./shown-sheet.ts', import.meta.url))

/** The first rows of a sheet, with what was understood of it or pointed at. */
export async function readWorkbookSheet(
  { database: { tx }, clock }: House,
  actor: Actor,
  place: InClass,
  at: number,
): Promise<Received<typeof shape.reply>> {
  const found = await findOwnPreview(tx, actor, workbookImports, place, clock.now())
  const sheet = (found.source as WorkbookSheet[] | null)?.[at] ?? refuse('import.not_found')
  const { pointing, quarter } = contentOf(found)
  const pointed = pointing.find((each) => each.sheet === at)
  const understood = await inOwnThread('pointingIn', sheet, { at, pointed, quarter })
  return { ...firstRows(sheet), pointing: understood ?? null }
}
