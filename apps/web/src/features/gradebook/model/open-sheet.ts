import type { Received } from '@klasrum/contract/endpoint'
import type { QuarterGradeRow } from '@klasrum/contract/quarter-grades'
import type { readSheetChangesEndpoint, Sheet } from '@klasrum/contract/sheets'
import type { Pending } from '../queue/pending.ts'
import type { Unsent } from '../queue/unsent.ts'
import { createActs } from './acts.ts'
import { createCellCounts } from './cell-counts.ts'
import { createCells } from './cells.ts'
import { createCursor } from './cursor.ts'
import { createEditor } from './editor.ts'
import { createGrades } from './grades.ts'
import { createLayout } from './layout.ts'
import { createSheetData } from './sheet-data.ts'
import { createTopics } from './topics.ts'
import { type CellId, cellKeyOf, fromNumber, fromWire, slipOf, toNumber } from './values.ts'
import { createWeights } from './weights.ts'
import { createWriter } from './write-cells.ts'

type OpenSheetOptions = {
  sheet: Sheet
  unsent: Unsent
  /** The switch of the class, where it is not as the sheet has it. */
  transmuted?: boolean
  /** Grades of a closed quarter, as they were kept. */
  kept?: readonly QuarterGradeRow[]
  /** Another's record, which is read so far. */
  reading?: boolean
}
type Changes = Received<(typeof readSheetChangesEndpoint)['reply']>

/** A sheet to work on: all of it but the drawing. */
export function openSheet({ sheet, unsent, transmuted, kept = [], reading }: OpenSheetOptions) {
  const topics = createTopics()
  const data = createSheetData(sheet)
  const cells = createCells({ topics, unsent, onValue: (cell) => grades.touch(cell) })
  const grades = createGrades({ data, cells, topics, transmuted })
  let version = sheet.version

  applyServerSheet(sheet)
  grades.setKept(kept)
  const layout = createLayout({ data, grades, topics, onArranged: (before) => cursor.follow(before) })
  const cursor = createCursor({ layout, topics })
  const writer = createWriter({ data, cells, unsent, topics, reading })
  const acts = createActs({ data, cells, layout, cursor, writer, unsent, topics })
  const editor = createEditor({ data, cells, grades, cursor, acts, writer, topics })
  const weights = createWeights({
    data,
    topics,
    onSaved(saved) {
      data.set({ ...data.now().sheet, weights: saved })
      grades.reset()
    },
  })
  const counts = createCellCounts({ cells, grades, layout, unsent, topics })

  const stopWatching = unsent.watch((news) =>
    topics.together(() => {
      for (const { item, student, ...stored } of news.stored) cells.stand({ item, student }, stored)
      for (const cell of news.cells) cells.refresh(cell)
      topics.touch('totals')
    }),
  )
  reconcile()

  function applyServerSheet({ items, learners, set_to_zero, version: at }: Sheet): void {
    const slips = new Map(set_to_zero.map((cell) => [cellKeyOf(cell.item_id, cell.student_id), slipOf(cell)]))
    for (const { student_id: student, cells: values } of learners) {
      items.forEach(({ id: item }, index) => {
        const slip = slips.get(cellKeyOf(item, student)) ?? null
        cells.stand({ item, student }, { value: fromNumber(values[index] ?? null), slip, version: at })
      })
    }
  }

  /**
   * A pending value that stands by now is done with. One that would replace another is left to the server:
   * only its answer says whose that is and since when.
   */
  function reconcile(): void {
    for (const { item, student, value, typed } of unsent.all()) {
      const cell = { item, student }
      if (!writer.isHere(cell)) continue
      const serverValue = cells.standing(cell)
      const verdict = unsent.verdict(cell)
      const isNews = verdict?.state === 'conflict' && verdict.theirs.value !== serverValue
      if ((serverValue === value && typed === undefined) || isNews)
        unsent.meet(cell, { value: serverValue, by: null, at: null })
    }
  }

  return {
    topics,
    cells: { view: cells.view, ...counts },
    grades: {
      of: grades.of,
      isPlanned: grades.isPlanned,
      figureAt: grades.figureAt,
      average: grades.average,
      totals: grades.totals,
      hasGrades: grades.hasGrades,
    },
    layout,
    cursor,
    editor,
    acts,
    weights,
    readOnly: writer.readOnly,
    sheet: () => data.now().sheet,
    /** The sheet as it stands on the server, as far as is known. */
    standing(): Sheet {
      const { sheet: read, items } = data.now()
      const cellsOf = (student: number) =>
        [...items.keys()].map((item) => toNumber(cells.standing({ item, student })))
      const learners = read.learners.map((each) => ({ ...each, cells: cellsOf(each.student_id) }))
      const set_to_zero = cells.slips().map(({ item, student, typed, over }) => ({
        item_id: item,
        student_id: student,
        typed,
        typed_over: toNumber(over),
      }))
      return { ...read, version, learners, set_to_zero }
    },
    version: () => version,
    /** What others have written. Changes that ask for a reload are asked for again until the sheet was read anew. */
    applyChanges(changes: Changes): void {
      topics.together(() => {
        for (const written of changes.cells) {
          const cell: CellId = { item: written.item_id, student: written.student_id }
          if (!writer.isHere(cell)) continue
          cells.stand(cell, { value: fromWire(written), slip: slipOf(written), version: changes.version })
          unsent.meet(cell, { value: cells.standing(cell), by: written.changed_by, at: written.changed_at })
        }
      })
      if (!changes.reload) version = Math.max(version, changes.version)
    },
    /** The sheet read anew; what is unsent, selected, hidden or to be undone stays. */
    applySheet(fresh: Sheet, freshKept: readonly QuarterGradeRow[] = []): void {
      if (fresh.version < version) return
      version = fresh.version
      topics.together(() => {
        data.set(fresh)
        cells.keepOnly(writer.isHere)
        applyServerSheet(fresh)
        grades.setKept(freshKept)
        grades.reset()
        weights.refresh()
        layout.arrangeAgain()
        reconcile()
      })
    },
    /** Unsent values whose item or learner is gone. */
    strays: (): Pending[] => unsent.all().filter((cell) => !writer.isHere(cell)),
    close(): void {
      stopWatching()
      cells.stop()
    },
  }
}
export type SheetModel = ReturnType<typeof openSheet>
