import { useEffect } from 'react'
import { AnchoredCard } from '../../../ui/anchored-card.tsx'
import { Button } from '../../../ui/button.tsx'
import type { SheetModel } from '../model/open-sheet.ts'
import { useCell } from '../model/use-sheet.ts'
import type { CellId } from '../model/values.ts'
import { cellNames } from './cell-names.ts'
import { spokenValue } from './change-text.ts'
import css from './history.module.css'

type RefusalCardProps = { sheet: SheetModel; cell: CellId; anchor: Element; onClose: () => void }

/** A score that was not taken: it is still there, with the reason. */
export function RefusalCard({ sheet, cell, anchor, onClose }: RefusalCardProps) {
  const { value, state, typed, problem } = useCell(sheet, cell.item, cell.student)
  const isOver = state !== 'refused'
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  const { item, about } = cellNames(sheet, cell)
  const act = (run: () => void) => () => {
    run()
    onClose()
  }
  return (
    <AnchoredCard
      anchor={anchor}
      title="Failed to save score"
      subtitle={`${item} · ${about}`}
      onClose={onClose}
    >
      <p className={css.words}>
        Your {typed === null ? spokenValue(value) : `“${typed}”`} is still here. {problem}
      </p>
      <div className={css.buttons}>
        {typed === null ? (
          <Button size="sm" kind="primary" data-autofocus onClick={act(() => sheet.acts.retry(cell))}>
            Try again
          </Button>
        ) : (
          <Button
            size="sm"
            kind="primary"
            data-autofocus
            onClick={act(() => {
              if (sheet.cursor.selectCell(cell)) sheet.editor.start()
            })}
          >
            Correct it
          </Button>
        )}
        <Button size="sm" onClick={act(() => sheet.acts.discard(cell))}>
          Discard
        </Button>
      </div>
    </AnchoredCard>
  )
}
