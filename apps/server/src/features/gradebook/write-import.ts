import type { Weights } from '@klasrum/contract/weights'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import { type SentCell, writeSentCells } from './cells.store.ts'
import { changeMaxScore, type ItemValues, insertGradeItem } from './grade-items.store.ts'
import { knowingOneQa } from './item-rules.ts'
import { shareAllSeatKeys } from './seats.store.ts'
import { takeSheets } from './take-sheets.ts'
import { setWeights } from './weights.store.ts'

/** What a file changes in the sheets of a class. */
export type SheetImport = {
  items: readonly ItemValues[]
  max_scores: readonly { item_id: number; before: number; after: number }[]
  weights: readonly { quarter: number; weights: Weights }[]
  /** `made` is a place in `items`. */
  cells: readonly (Omit<SentCell, 'item_id'> & { quarter: number; item: { id: number } | { made: number } })[]
}

export type SheetImportContext = {
  class_id: number
  version: number
  user_id: number
  request_id: string
  now: Date
}

/** Everybody on the roster, then the sheets: what the caller reads afterwards stays so until it has written. */
export async function lockSheets(tx: Tx, class_id: number): Promise<number> {
  await shareAllSeatKeys(tx, class_id)
  return takeSheets(tx, class_id)
}

/** The ids of the items it made. The caller holds the sheets and has judged every cell against them. */
export async function writeImport(
  tx: Tx,
  { class_id, user_id, request_id, version, now }: SheetImportContext,
  change: SheetImport,
): Promise<number[]> {
  const made: number[] = []
  for (const item of change.items)
    made.push((await knowingOneQa(() => insertGradeItem(tx, { class_id, ...item }))).id)
  for (const { item_id, after } of change.max_scores) await changeMaxScore(tx, item_id, after)
  for (const { quarter, weights } of change.weights) await setWeights(tx, { class_id, quarter }, weights)
  for (const [quarter, cells] of Map.groupBy(change.cells, (cell) => cell.quarter)) {
    const sent = cells.map(({ item, quarter: _, ...cell }) => ({
      ...cell,
      item_id: 'id' in item ? item.id : (made[item.made] ?? 0),
    }))
    const place = { class_id, quarter, version, user_id, source: 'import', request_id, now } as const
    const written = await writeSentCells(tx, place, sent)
    if (written.some(({ state }) => state !== 'saved')) refuse('import.stale')
  }
  return made
}
