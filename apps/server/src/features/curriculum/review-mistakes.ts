import type { UnitMistake } from '@klasrum/contract/curriculum'
import { unitLabelOf } from '@klasrum/curriculum/entry'
import { entryOfUnit } from '@klasrum/curriculum/library'
import type { Tx } from '../../db/client.ts'
import { exactly, totalsOf } from '../../db/count.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { hasLines } from './lines-of-unit.ts'
import {
  closeOpenMistake,
  countMistakes,
  findMistake,
  type MistakeRow,
  type MistakeState,
  pageOfMistakes,
} from './mistakes.store.ts'

export async function listMistakes(
  tx: Tx,
  { state, page, limit }: { state: MistakeState; page: number; limit: number },
) {
  const rows = await pageOfMistakes(tx, { state, limit, offset: (page - 1) * limit })
  const totals = await totalsOf({ page, limit, rows: rows.length }, async () =>
    exactly(await countMistakes(tx, state)),
  )
  return { mistakes: rows.map(viewOf), ...totals }
}

export async function closeMistake(
  tx: Tx,
  { clock }: Pick<House, 'clock'>,
  { user_id }: Actor,
  id: number,
): Promise<UnitMistake> {
  await closeOpenMistake(tx, id, { closed_at: clock.now(), closed_by_user_id: user_id })
  return viewOf((await findMistake(tx, id)) ?? refuse('mistake.not_found'))
}

function viewOf(row: MistakeRow): UnitMistake {
  const entry = entryOfUnit(row.unit)
  return {
    ...row,
    unit_label: entry && unitLabelOf(entry),
    changed: !entry || (row.lines_text !== null && !hasLines(row.unit, row.lines_text)),
    created_at: row.created_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
  }
}
