import { mostMistakesAnHour, type reportMistakeEndpoint as shape } from '@klasrum/contract/curriculum'
import type { Received } from '@klasrum/contract/endpoint'
import { unitOf } from '@klasrum/curriculum/library'
import type { Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { countWithinQuota } from '../../http/throttle.ts'
import { linesAt } from './lines-of-unit.ts'
import { addMistake } from './mistakes.store.ts'

export async function reportMistake(
  tx: Tx,
  { clock }: Pick<House, 'clock'>,
  { user_id }: Actor,
  { unit: id, line, says }: Received<typeof shape.body>,
) {
  const unit = unitOf(id) ?? refuse('unit.not_found')
  const lines_text = line === null ? null : (linesAt(unit, line) ?? refuse('unit.line_not_found'))
  const created_at = clock.now()
  await countWithinQuota(tx, `mistake:${user_id}`, created_at, mostMistakesAnHour)
  const added = await addMistake(tx, { user_id, unit: id, line, lines_text, says, created_at })
  return { id: added.id, created_at: created_at.toISOString() }
}
