import type { Received } from '@klasrum/contract/endpoint'
import type { previewImportEndpoint as shape } from '@klasrum/contract/imports'
import type { Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import type { Actor } from '../../http/session.ts'
import { readApart } from '../../imports/read-apart.ts'
import { countStates, tableOrRefuse } from '../../imports/read-table.ts'
import { schoolYearAt } from './ensure-terms.ts'
import { neededColumns } from './import-columns.ts'
import { mostImportRows, readTable, type TableRow } from './import-table.ts'
import { addImport, type ImportKind, type KnownPlaces, readKnownPlaces } from './imports.store.ts'
import { type JudgedImportRow, judgeRows } from './judge-import.ts'

const states = ['wrong', 'new', 'changed', 'skipped'] as const
const mostShown = 500

/** A row as the file has it, with what it would write and what stood there. */
export type StoredImportRow = TableRow & Pick<JudgedImportRow, 'state' | 'id' | 'write' | 'before'>

const readTableApart = readApart(new URL('./import-table.ts', import.meta.url), readTable, {
  refused: 'import.too_large',
})

/** Reads a file and says what it would do. Nothing but the preview is written. */
export async function previewImport(
  { database: { tx }, clock }: House,
  actor: Actor,
  kind: ImportKind,
  bytes: Buffer,
): Promise<Received<typeof shape.reply>> {
  const now = clock.now()
  const { rows, unknown_columns } = tableOrRefuse(await readTableApart(bytes, kind), {
    columns: neededColumns[kind],
    mostRows: mostImportRows,
  })
  const judged = await judgeRows(kind, rows, await knownFor(tx, kind, rows), schoolYearAt(now))
  const stored = rows.map((row, index) => ({ ...row, ...outcomeOf(judged[index]) }))
  const id = await addImport(tx, { user_id: actor.user_id, kind, rows: stored, created_at: now })
  return {
    id,
    kind,
    counts: countStates(states, judged),
    rows: states.flatMap((state) => judged.filter((row) => row.state === state).slice(0, mostShown)),
    unknown_columns,
  }
}

export const knownFor = (tx: Tx, kind: ImportKind, rows: readonly TableRow[]): Promise<KnownPlaces> =>
  readKnownPlaces(tx, kind, [...new Set(rows.flatMap(({ cells }) => cells.code ?? cells.school_id ?? []))])

export const outcomeOf = (judged: JudgedImportRow | undefined) => {
  if (!judged) throw new Error('a row was not judged')
  const { state, id, write, before } = judged
  return { state, id, write, before }
}
