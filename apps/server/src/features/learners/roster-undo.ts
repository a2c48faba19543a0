import type { Received } from '@klasrum/contract/endpoint'
import type { undoRosterEndpoint as shape } from '@klasrum/contract/rosters'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import type { Actor } from '../../http/session.ts'
import { lockImportToUndoForUpdate } from '../classes/door.ts'
import { markRosterImportUndone } from './roster-imports.store.ts'
import { rosterImports } from './roster-imports.tables.ts'
import { takeBackLearners, takeBackSeats } from './roster-seats.store.ts'

/** Takes back what an import did, as far as nothing was added to it since. */
export const undoRoster = (
  { database, clock }: House,
  actor: Actor,
  id: number,
): Promise<Received<typeof shape.reply>> =>
  inTx(database, async (tx) => {
    const now = clock.now()
    const { klass, found } = await lockImportToUndoForUpdate(tx, actor, rosterImports, { id })
    const seats = { made: found.enrolled_ids, returned: found.returned_ids }
    const removed = await takeBackSeats(tx, klass.id, seats, now)
    const { deleted, kept } = await takeBackLearners(tx, found.created_ids)
    await markRosterImportUndone(tx, id, now)
    return { removed, deleted, kept }
  })
