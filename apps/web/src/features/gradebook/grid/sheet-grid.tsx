import { policyOf } from '@klasrum/grading/policies'
import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef } from 'react'
import type { SheetModel } from '../model/open-sheet.ts'
import { useHasGrades, useLayout } from '../model/use-sheet.ts'
import { Averages } from './averages.tsx'
import { CellInput } from './cell-input.tsx'
import { CellNote } from './cell-note.tsx'
import { createFinder } from './finder.ts'
import { columnWidths } from './grid-roles.ts'
import { createGridState, type Openers } from './grid-state.ts'
import type { ItemActs } from './item-head.tsx'
import { LiveWords } from './live-words.tsx'
import { cellPositionsIn } from './places.ts'
import { pointerOf } from './pointer.ts'
import { SheetBody } from './sheet-body.tsx'
import css from './sheet-grid.module.css'
import { SheetHead } from './sheet-head.tsx'
import { StatusLine } from './status-line.tsx'
import type { WeightsActs } from './weights-corner.tsx'

type SheetGridProps = {
  sheet: SheetModel
  /** What a screen reader calls the grid. */
  label: string
  /** Without it, items cannot be edited or deleted from their heads. */
  onItem?: ItemActs
  weights?: WeightsActs
  onOpen?: Openers
  onHelp?: () => void
  /** Stands in place of the rows while there are no items or no learners. */
  empty?: ReactNode
  /** Brings the focus back to the cells. */
  ref?: Ref<{ focus: () => void }>
}

/** A table that is worked in cell by cell; its cells are gridcells by that. */
const gridRole = (readOnly: boolean) => ({
  role: 'grid',
  'aria-multiselectable': true,
  'aria-readonly': readOnly || undefined,
})
const noOpeners: Openers = {}

/** The focus is on no control: on the page itself, as after a load or a dialog. */
const isNobodyElsewhere = (): boolean => document.activeElement?.matches('body, main') ?? true

export function SheetGrid(props: SheetGridProps) {
  const { sheet, label, onItem, weights, onOpen = noOpeners, onHelp, empty, ref } = props
  const { policy, transmuted } = sheet.sheet().klass
  const when = policyOf(policy).transmuted
  const isTransmuted = when === 'always' || (when === 'chosen' && transmuted)
  const whole = isTransmuted || when === 'never'

  const graded = useHasGrades(sheet)
  const layout = useLayout(sheet)
  const region = useRef<HTMLDivElement>(null)
  const id = useId()
  const { gridState, finder, pointerHandlers } = useMemo(() => {
    const made = createGridState(sheet, id)
    return {
      gridState: made,
      finder: createFinder(sheet),
      pointerHandlers: pointerOf(made),
    }
  }, [sheet, id])
  useEffect(() => {
    gridState.opens = onOpen
  }, [gridState, onOpen])
  /* What was said stands until the cursor moves on. */
  useEffect(
    () => sheet.topics.subscribe('selection', () => gridState.words() && gridState.say('')),
    [sheet, gridState],
  )
  useImperativeHandle(ref, () => ({ focus: gridState.focus }), [gridState])
  const { columns, groups, lines } = layout
  const widths = useMemo(() => columnWidths(columns), [columns])
  const places = useMemo(() => cellPositionsIn({ lines, columns }), [lines, columns])
  const first = columns.find(({ item }) => item)?.index
  const entry = first === undefined || layout.rows.length === 0 ? null : { row: 0, column: first }
  const hasCells = entry !== null
  /* Digits go where the work goes on, without a click; whoever is at another control is left there. */
  useEffect(() => {
    if (!hasCells || sheet.readOnly() || sheet.cursor.view() || !isNobodyElsewhere()) return
    const blank = sheet.cells.next('missing') ?? sheet.cells.next('planned')
    if (!blank) return
    sheet.cursor.selectCell(blank)
    gridState.focus()
  }, [sheet, gridState, hasCells])
  return (
    <div
      className={css.sheet}
      style={widths}
      data-whole={whole || undefined}
      data-ungraded={!graded || undefined}
    >
      <div className={css.region} ref={region}>
        <SheetBody
          gridState={gridState}
          region={region}
          layout={layout}
          whole={whole}
          empty={empty}
          pointerHandlers={pointerHandlers}
          grid={{
            ...gridRole(sheet.readOnly() !== null),
            'aria-label': label,
            'aria-rowcount': lines.length + 4,
            'aria-colcount': columns.length + 2,
          }}
          head={
            <SheetHead
              gridState={gridState}
              finder={finder}
              columns={columns}
              groups={groups}
              transmuted={isTransmuted}
              item={sheet.readOnly() ? undefined : onItem}
              weights={weights}
            />
          }
          foot={<Averages gridState={gridState} columns={columns} line={lines.length + 4} whole={whole} />}
        />
        <CellInput gridState={gridState} finder={finder} places={places} entry={entry} />
        <CellNote gridState={gridState} region={region} />
      </div>
      <StatusLine gridState={gridState} onHelp={onHelp} />
      <LiveWords gridState={gridState} />
    </div>
  )
}
