import { isDeepStrictEqual } from 'node:util'
import type { Received } from '@klasrum/contract/endpoint'
import type { commitImportEndpoint as shape } from '@klasrum/contract/imports'
import { inTx, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { refuseWrongRows } from '../../imports/read-table.ts'
import { isOfferedTo } from '../../imports/stored-previews.ts'
import { schoolYearAt } from './ensure-terms.ts'
import {
  addPlaces,
  changePlaces,
  closeImport,
  type ImportKind,
  lockSchoolImportForUpdate,
} from './imports.store.ts'
import { judgeRows } from './judge-import.ts'
import { addPlaceChange, readPlaces } from './place-changes.store.ts'
import { lockPlacesExclusively } from './places-lock.store.ts'
import { knownFor, outcomeOf, type StoredImportRow } from './preview-import.ts'
import type { PlaceEditor } from './record-place-change.ts'

const rowsInOneGo = 1_000

/** All or nothing, once; a repeat gets the first answer. */
export async function commitImport(
  { database, clock }: House,
  actor: Actor,
  id: number,
): Promise<Received<typeof shape.reply>> {
  const now = clock.now()
  return inTx(database, async (tx) => {
    const { user_id } = actor
    const found = await lockSchoolImportForUpdate(tx, { id, user_id })
    if (!found || !isOfferedTo(actor, found, now)) refuse('import.not_found')
    if (found.committed_at) return { created: found.created_count ?? 0, updated: found.updated_count ?? 0 }
    const rows = found.rows as StoredImportRow[]
    refuseWrongRows(rows)
    // From here to the end nobody else writes a place: what is checked is what is written over.
    await lockPlacesExclusively(tx)
    await refuseStale(tx, found.kind, rows, schoolYearAt(found.created_at))
    const done = await write(tx, found.kind, rows, { user_id, now })
    await closeImport(tx, id, { committed_at: now, created_count: done.created, updated_count: done.updated })
    return done
  })
}

async function refuseStale(
  tx: Tx,
  kind: ImportKind,
  rows: StoredImportRow[],
  schoolYear: string,
): Promise<void> {
  const judged = await judgeRows(kind, rows, await knownFor(tx, kind, rows), schoolYear)
  const stands = rows.every(({ state, id, write, before }, index) =>
    isDeepStrictEqual({ state, id, write, before }, outcomeOf(judged[index])),
  )
  if (!stands) refuse('import.stale')
}

/** One entry of the history for the whole file. */
async function write(tx: Tx, kind: ImportKind, rows: StoredImportRow[], { user_id, now }: PlaceEditor) {
  const fresh = rows.filter(({ state }) => state === 'new').map(({ write }) => write)
  const changed = rows.filter(({ state }) => state === 'changed').map(({ id, write }) => ({ ...write, id }))
  const before = await readPlaces(
    tx,
    kind,
    changed.map(({ id }) => Number(id)),
  )
  const added: number[] = []
  for (const batch of batchesOf(fresh)) added.push(...(await addPlaces(tx, kind, batch)))
  for (const batch of batchesOf(changed)) await changePlaces(tx, kind, batch)
  const ids = [...before.keys(), ...added]
  const after = await readPlaces(tx, kind, ids)
  if (ids.length > 0)
    await addPlaceChange(
      tx,
      { place: kind, how: 'imported', by_user_id: user_id, changed_at: now },
      ids.map((place_id) => ({
        place_id,
        before: before.get(place_id) ?? null,
        after: after.get(place_id) ?? null,
      })),
    )
  return { created: fresh.length, updated: changed.length }
}

function* batchesOf<Row>(rows: Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += rowsInOneGo) yield rows.slice(from, from + rowsInOneGo)
}
