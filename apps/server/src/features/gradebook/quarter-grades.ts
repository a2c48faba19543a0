import type { QuarterGradeRow } from '@klasrum/contract/quarter-grades'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { findManagedClass, recordShown } from '../classes/door.ts'
import { isAnyQuarterClosed, listKeptGrades } from './closings.store.ts'
import { listItems } from './gradebook.store.ts'
import { listCells } from './quarter-cells.store.ts'
import { reckonGrades, type SheetContent } from './reckon-grades.ts'
import { findWeights } from './weights.store.ts'

type InQuarter = { id: number; quarter: number }

/** As they were kept for a closed quarter, otherwise by the scores on record. */
export async function listQuarterGrades(
  tx: Tx,
  actor: Actor,
  { id, quarter }: InQuarter,
  now: Date,
): Promise<QuarterGradeRow[]> {
  const klass = await findManagedClass(tx, actor, id)
  await recordShown(tx, actor, id, now, 'grades')
  const place = { class_id: id, quarter }
  if (await isAnyQuarterClosed(tx, id, [quarter])) return listKeptGrades(tx, place)
  return reckonGrades(klass, await readSheetContent(tx, place))
}

export const readSheetContent = async (
  tx: Tx,
  place: { class_id: number; quarter: number },
): Promise<SheetContent> => ({
  weights: await findWeights(tx, place),
  items: await listItems(tx, place.class_id, place.quarter),
  learners: await listCells(tx, place),
})
