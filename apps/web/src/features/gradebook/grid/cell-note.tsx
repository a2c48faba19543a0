import { IconAlertTriangle } from '@tabler/icons-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { SlipButtons } from '../history/slip-buttons.tsx'
import { useCell, useIsEditing, useNotice, useSelection } from '../model/use-sheet.ts'
import type { CellId } from '../model/values.ts'
import css from './cell-note.module.css'
import type { GridState } from './grid-state.ts'
import { isSingle } from './select.ts'

type CellNoteProps = { gridState: GridState; region: RefObject<HTMLElement | null> }

/** Beside a cell: a typed score that became 0, with the way back, at once and later; or why the focused cell was refused. */
export function CellNote({ gridState, region }: CellNoteProps) {
  const { sheet } = gridState
  const notice = useNotice(sheet)
  const isEditing = useIsEditing(sheet)
  useSelection(sheet)
  const cell = sheet.cursor.cell()
  if (notice)
    return (
      <Note gridState={gridState} region={region} cell={notice.cell}>
        <p>{notice.message}</p>
        <p>
          You typed <b>{notice.typed}</b>.
        </p>
        <button
          type="button"
          onClick={() => {
            sheet.acts.undo()
            gridState.focus()
          }}
        >
          Undo
        </button>
      </Note>
    )
  return cell && isSingle(sheet) && !isEditing ? (
    <Focused key={`${cell.item}:${cell.student}`} gridState={gridState} region={region} cell={cell} />
  ) : null
}

function Focused({ gridState, region, cell }: CellNoteProps & { cell: CellId }) {
  const { acts } = gridState.sheet
  const { state, problem, typed, slip } = useCell(gridState.sheet, cell.item, cell.student)
  const item = gridState.sheet.sheet().items.find(({ id }) => id === cell.item)
  if (state !== 'refused')
    return slip && !gridState.sheet.readOnly() ? (
      <Note gridState={gridState} region={region} cell={cell} tone="care">
        <p>
          <b>{slip.typed}</b> was typed. Scores go from 0 to {item?.max_score}, so it became 0.
        </p>
        <SlipButtons sheet={gridState.sheet} cell={cell} slip={slip} onDone={gridState.focus} />
      </Note>
    ) : null
  const then = (act: () => void) => () => {
    act()
    gridState.focus()
  }
  return (
    <Note gridState={gridState} region={region} cell={cell}>
      <p>{problem}</p>
      {typed === null ? (
        <button type="button" onClick={then(() => acts.retry(cell))}>
          Try again
        </button>
      ) : null}
      <button type="button" onClick={then(() => acts.discard(cell))}>
        Put the old score back
      </button>
    </Note>
  )
}

type NoteProps = CellNoteProps & { cell: CellId; tone?: 'care'; children: React.ReactNode }

function Note({ gridState, region, cell, tone, children }: NoteProps) {
  const note = useRef<HTMLDivElement>(null)
  const place = gridState.sheet.layout.placeOf(cell)
  const row = place?.row
  const column = place?.column

  useLayoutEffect(() => {
    const box = note.current
    const sheet = region.current
    const beside = sheet?.querySelector(`tr[data-r="${row}"] [data-c="${column}"]`)
    if (!box || !sheet || !beside) return
    const frame = sheet.getBoundingClientRect()
    const at = beside.getBoundingClientRect()
    /* Beside its column, as the next score is typed below; under the cell where a phone has no room for that. */
    const width = box.offsetWidth
    const [right, left] = [at.right - frame.left, at.left - frame.left - width]
    const isNarrow = right + width > sheet.clientWidth && left < 0
    const across = isNarrow ? 0 : right + width > sheet.clientWidth ? left : right
    const down = (isNarrow ? at.bottom : at.top) - frame.top
    box.style.left = `${across + sheet.scrollLeft}px`
    box.style.top = `${Math.min(down, sheet.clientHeight - box.offsetHeight) + sheet.scrollTop}px`
  })

  return (
    <div ref={note} className={css.note} data-tone={tone}>
      <IconAlertTriangle size={16} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
