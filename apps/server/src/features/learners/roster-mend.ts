import type { Received } from '@klasrum/contract/endpoint'
import type { RosterPreview, mendRosterEndpoint as shape } from '@klasrum/contract/rosters'
import { tidyCell } from '@klasrum/documents/sheet'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { lockOwnPreviewForUpdate } from '../classes/door.ts'
import { storeRosterRows } from './roster-imports.store.ts'
import { rosterImports } from './roster-imports.tables.ts'
import { judgeAgainstRecords, rosterPreviewOf, type StoredRosterRow, storedRows } from './roster-preview.ts'
import type { RosterRow, RosterValues } from './roster-rows.ts'

type Mends = Received<typeof shape.body>['rows']

/** Writes rows of a preview anew and judges all of them again: one row can decide about another. */
export const mendRoster = (
  { database, clock }: House,
  actor: Actor,
  id: number,
  mends: Mends,
): Promise<RosterPreview> =>
  inTx(database, async (tx) => {
    const now = clock.now()
    const { klass, found } = await lockOwnPreviewForUpdate(tx, actor, rosterImports, { id }, now)
    const rows = mended(found.rows as StoredRosterRow[], mends)
    const judged = await judgeAgainstRecords(tx, actor, klass, rows, now)
    await storeRosterRows(tx, id, storedRows(rows, judged))
    return rosterPreviewOf(id, klass.id, judged)
  })

function mended(rows: readonly RosterRow[], mends: Mends): RosterRow[] {
  const lines = new Set(rows.map(({ line }) => line))
  const strange = mends.find(({ line }) => !lines.has(line))
  if (strange)
    refuse('request.invalid', { errors: [{ path: 'rows', message: `There is no line ${strange.line}.` }] })
  const byLine = new Map(mends.map((mend) => [mend.line, mend]))
  return rows.map((row) => {
    const { line, leave_out: left_out, values } = byLine.get(row.line) ?? {}
    if (line === undefined || left_out === undefined) return row
    return values ? { line, values: tidied(values), flaws: [], left_out } : { ...row, left_out }
  })
}

const tidied = (values: RosterValues): RosterValues =>
  Object.fromEntries(
    Object.entries(values).map(([field, text]) => [field, tidyCell(text ?? '') || null]),
  ) as RosterValues
