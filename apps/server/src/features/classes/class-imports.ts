import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { isOfferedTo } from '../../imports/stored-previews.ts'
import {
  type ClassImportPlace,
  type ClassImports,
  findClassImport,
  lockClassImportForUpdate,
  type Stored,
} from './class-imports.store.ts'
import { findManagedClass, lockManagedClass, type ManagedClass } from './managed-classes.store.ts'

type Held<Table extends ClassImports> = { klass: ManagedClass; found: Stored<Table> }

/** A preview that its maker may still change or write. */
export async function findOwnPreview<Table extends ClassImports>(
  tx: Tx,
  actor: Actor,
  table: Table,
  place: ClassImportPlace,
  now: Date,
): Promise<Stored<Table>> {
  const found = await findClassImport(tx, actor, table, place)
  return found && isOpen(actor, found, now) ? found : refuse('import.not_found')
}

const isOpen = (actor: Actor, found: Stored<ClassImports>, now: Date): boolean =>
  !found.committed_at && isOfferedTo(actor, found, now)

/** To be corrected: nobody else corrects or writes it meanwhile. */
export async function lockOwnPreviewForUpdate<Table extends ClassImports>(
  tx: Tx,
  actor: Actor,
  table: Table,
  place: ClassImportPlace,
  now: Date,
): Promise<Held<Table>> {
  if (!(await findClassImport(tx, actor, table, place))) refuse('import.not_found')
  const found = await lockClassImportForUpdate(tx, table, place.id)
  if (!found || !isOpen(actor, found, now)) refuse('import.not_found')
  const klass = await findManagedClass(tx, actor, found.class_id)
  if (klass.archived_at) refuse('class.archived')
  return { klass, found }
}

/** To be written. One that is written already is answered as it was the first time. */
export async function lockImportToWriteForUpdate<Table extends ClassImports>(
  tx: Tx,
  actor: Actor,
  table: Table,
  place: ClassImportPlace,
  now: Date,
): Promise<Held<Table> & { isWritten: boolean }> {
  const sought = await findClassImport(tx, actor, table, place)
  if (sought?.user_id !== actor.user_id) refuse('import.not_found')
  // The class before the import, as whoever deletes the class takes them.
  const klass = await lockManagedClass(tx, actor, sought.class_id)
  const found = (await lockClassImportForUpdate(tx, table, place.id)) ?? refuse('import.not_found')
  if (found.committed_at) return { klass, found, isWritten: true }
  if (!isOfferedTo(actor, found, now)) refuse('import.not_found')
  if (klass.archived_at) refuse('class.archived')
  return { klass, found, isWritten: false }
}

/** To be taken back. */
export async function lockImportToUndoForUpdate<Table extends ClassImports>(
  tx: Tx,
  actor: Actor,
  table: Table,
  place: ClassImportPlace,
): Promise<Held<Table>> {
  const sought = (await findClassImport(tx, actor, table, place)) ?? refuse('import.not_found')
  const klass = await lockManagedClass(tx, actor, sought.class_id)
  const found = await lockClassImportForUpdate(tx, table, place.id)
  if (!found?.committed_at) refuse('import.not_found')
  if (found.undone_at) refuse('import.undone')
  if (klass.archived_at) refuse('class.archived')
  return { klass, found }
}
