import { placesInSelection, type Selection } from './cursor.ts'
import type { GridPlace, SheetLayout } from './layout.ts'
import { invalidText, outOfRangeText, readScore } from './read-score.ts'
import type { SheetData } from './sheet-data.ts'
import type { Value } from './values.ts'
import type { InvalidCell, WantedCell } from './write-cells.ts'

export type PastedBlock = { wanted: WantedCell[]; doubts: InvalidCell[]; outside: number; rounded: number }

/** A value on its own goes into every cell selected; a block lies from the upper left corner on. */
export function layBlock(
  texts: readonly (readonly string[])[],
  { top, left, bottom, right }: Selection,
  { layout, data }: { layout: SheetLayout; data: SheetData },
): PastedBlock {
  const [first = []] = texts
  const isOne = texts.length === 1 && first.length === 1
  const size = isOne
    ? { rows: bottom - top + 1, columns: right - left + 1 }
    : { rows: texts.length, columns: Math.max(...texts.map((row) => row.length)) }
  const block: PastedBlock = { wanted: [], doubts: [], outside: 0, rounded: 0 }
  const area = { top, left, bottom: top + size.rows - 1, right: left + size.columns - 1 }
  for (const place of placesInSelection(area).flat()) {
    const text = (isOne ? first[0] : texts[place.row - top]?.[place.column - left]) ?? ''
    if (text.trim() !== '') layText(text, place, block, { layout, data })
  }
  return block
}

function layText(
  text: string,
  place: GridPlace,
  block: PastedBlock,
  { layout, data }: { layout: SheetLayout; data: SheetData },
): void {
  const cell = layout.cellAt(place)
  const item = cell && data.now().items.get(cell.item)
  if (!cell || !item) {
    block.outside += 1
    return
  }
  const reading = readScore(text, item)
  if (reading.kind === 'value') {
    block.wanted.push({ ...cell, value: reading.value })
    if (reading.rounded) block.rounded += 1
  } else {
    const problem = reading.kind === 'invalid' ? invalidText : outOfRangeText(item.max_score)
    block.doubts.push({ ...cell, typed: text.trim(), problem })
  }
}

/** The rows of a block, again and again from top to bottom; blank cells fill nothing. */
export function repeatRows(
  from: Pick<Selection, 'top' | 'bottom' | 'left' | 'right'>,
  to: { top: number; bottom: number },
  { layout, valueAt }: { layout: SheetLayout; valueAt: (place: GridPlace) => Value },
): WantedCell[] {
  const height = from.bottom - from.top + 1
  return placesInSelection({ ...from, ...to })
    .flat()
    .flatMap(({ row, column }): WantedCell[] => {
      const cell = layout.cellAt({ row, column })
      const offset = (((row - from.top) % height) + height) % height
      const value = cell && valueAt({ row: from.top + offset, column })
      return cell && value !== null ? [{ ...cell, value }] : []
    })
}
