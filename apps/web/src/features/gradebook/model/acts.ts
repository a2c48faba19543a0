import type { Unsent } from '../queue/unsent.ts'
import { layBlock, repeatRows } from './blocks.ts'
import type { Cells } from './cells.ts'
import { type Cursor, placesInSelection } from './cursor.ts'
import type { GridPlace, SheetLayout } from './layout.ts'
import { invalidText, readScore, roundedText, setToZeroText, valueText } from './read-score.ts'
import type { SheetData } from './sheet-data.ts'
import type { Topics } from './topics.ts'
import { parseTsv, toTsv } from './tsv.ts'
import type { CellId, Value } from './values.ts'
import { type CellWriter, nothingDone, type Outcome } from './write-cells.ts'

/** A typed score became another: 0 where it was out of range, or rounded. */
export type TypedNotice = { cell: CellId; typed: string; message: string }

type ActsOptions = {
  data: SheetData
  cells: Cells
  layout: SheetLayout
  cursor: Cursor
  writer: CellWriter
  unsent: Unsent
  topics: Topics
}

export function createActs({ data, cells, layout, cursor, writer, unsent, topics }: ActsOptions) {
  let notice: TypedNotice | null = null
  const setNotice = (next: TypedNotice | null) => {
    if (next === notice) return
    notice = next
    topics.touch('notice')
  }
  const valueAt = (place: GridPlace): Value => {
    const cell = layout.cellAt(place)
    return cell && cells.view(cell.item, cell.student).value
  }
  const selected = (): CellId[] => {
    const selection = cursor.view()
    return selection
      ? placesInSelection(selection)
          .flat()
          .flatMap((place) => layout.cellAt(place) ?? [])
      : []
  }
  const act = (run: () => Outcome): Outcome =>
    topics.together(() => {
      setNotice(null)
      return run()
    })

  function type(cell: CellId, text: string, seen?: Value): Outcome {
    const item = data.now().items.get(cell.item)
    if (!item) return nothingDone
    const reading = readScore(text, item)
    if (reading.kind === 'blank') return nothingDone
    if (reading.kind === 'value') {
      const written = writer.write([{ ...cell, value: reading.value, seen }], 'cell')
      if (written.message || !reading.rounded) return written
      return tell(cell, text, roundedText(reading.value, item), written)
    }
    if (reading.kind === 'invalid') {
      const invalid = { ...cell, typed: text.trim(), problem: invalidText }
      const outcome = writer.write([], 'cell', [invalid])
      return { ...outcome, message: outcome.message ?? invalidText }
    }
    const typed = text.trim()
    const outcome = writer.write([{ ...cell, value: 0, seen, typed }], 'cell')
    if (outcome.message) return outcome
    return tell(cell, typed, setToZeroText(item.max_score), outcome)
  }

  function tell(cell: CellId, typed: string, message: string, outcome: Outcome): Outcome {
    setNotice({ cell, typed: typed.trim(), message })
    return { ...outcome, message }
  }

  function paste(tsv: string): Outcome {
    const selection = cursor.view()
    if (!selection) return nothingDone
    const { wanted, doubts, outside, rounded } = layBlock(parseTsv(tsv), selection, { layout, data })
    const outcome = writer.write(wanted, 'paste', doubts)
    return { ...outcome, outside, rounded: outcome.message ? 0 : rounded }
  }

  function fillTo(row: number): Outcome {
    const from = cursor.view()
    if (!from || !layout.view().rows[row]) return nothingDone
    const down = { top: from.bottom + 1, bottom: row }
    const to = row < from.top ? { top: row, bottom: from.top - 1 } : down
    if (to.top > to.bottom) return nothingDone
    return writer.write(repeatRows(from, to, { layout, valueAt }), 'fill')
  }

  /** Into a range from its first row; into a single row from the one above. */
  function fillDown(): Outcome {
    const selection = cursor.view()
    if (!selection) return nothingDone
    const { top, bottom } = selection
    const first = top === bottom ? top - 1 : top
    if (first < 0) return nothingDone
    const from = { ...selection, top: first, bottom: first }
    return writer.write(repeatRows(from, { top: first + 1, bottom }, { layout, valueAt }), 'fill')
  }

  const setAll = (value: Value, isMeant: (cell: CellId) => boolean = () => true): Outcome =>
    writer.write(
      selected()
        .filter(isMeant)
        .map((cell) => ({ ...cell, value })),
      'cell',
    )
  const isExcused = ({ item, student }: CellId) => cells.view(item, student).value === 'excused'

  return {
    type: (cell: CellId, text: string, seen?: Value) => act(() => type(cell, text, seen)),
    clear: () => act(() => setAll(null)),
    excuse: () => act(() => setAll('excused')),
    unexcuse: () => act(() => setAll(null, isExcused)),
    paste: (tsv: string) => act(() => paste(tsv)),
    fillDown: () => act(fillDown),
    fillTo: (row: number) => act(() => fillTo(row)),
    restore: (cell: CellId, value: Value) => act(() => writer.write([{ ...cell, value }], 'restore')),
    /** What stood there before a score out of range became 0. */
    bringBack(cell: CellId): Outcome {
      const { slip } = cells.view(cell.item, cell.student)
      return slip ? act(() => writer.write([{ ...cell, value: slip.over }], 'undo')) : nothingDone
    },
    zeroIsRight: (cell: CellId) => act(() => writer.write([{ ...cell, value: 0, typed: null }], 'cell')),
    copy(): string {
      const selection = cursor.view()
      return selection ? toTsv(placesInSelection(selection).map((row) => row.map(textAt))) : ''
    },
    undo() {
      setNotice(null)
      return writer.goBack('undo')
    },
    redo() {
      setNotice(null)
      return writer.goBack('redo')
    },
    canUndo: writer.canUndo,
    canRedo: writer.canRedo,
    notice: () => notice,
    dismiss: () => setNotice(null),
    choose: (cell: CellId, whose: 'mine' | 'theirs') => unsent.choose(cell, whose),
    retry: (cell: CellId) => unsent.retry(cell),
    /** Gives up a value or text that was refused; what stood there before, sent or not, shows again. */
    discard(cell: CellId): void {
      if (!cells.trust(cell)) unsent.discard(cell)
    },
  }

  function textAt(place: GridPlace): string {
    const figure = layout.figureAt(place)
    const isItem = layout.view().columns[place.column]?.item
    if (isItem || typeof figure !== 'number') return valueText(figure)
    return layout.view().columns[place.column]?.kind === 'total' ? String(figure) : figure.toFixed(2)
  }
}
export type Acts = ReturnType<typeof createActs>
