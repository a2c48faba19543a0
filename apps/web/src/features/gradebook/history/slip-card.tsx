import { useEffect } from 'react'
import { AnchoredCard } from '../../../ui/anchored-card.tsx'
import type { SheetModel } from '../model/open-sheet.ts'
import { useCell } from '../model/use-sheet.ts'
import type { CellId } from '../model/values.ts'
import { cellNames } from './cell-names.ts'
import css from './history.module.css'
import { SlipButtons } from './slip-buttons.tsx'

type SlipCardProps = { sheet: SheetModel; cell: CellId; anchor: Element; onClose: () => void }

/** A score out of range that became 0, to be looked at. */
export function SlipCard({ sheet, cell, anchor, onClose }: SlipCardProps) {
  const { slip } = useCell(sheet, cell.item, cell.student)
  const isOver = slip === null
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  const { item, about } = cellNames(sheet, cell)
  return (
    <AnchoredCard anchor={anchor} title="Set to 0" subtitle={`${item} · ${about}`} onClose={onClose}>
      <p className={css.words}>
        <b>{slip?.typed}</b> was typed, which is out of range.
      </p>
      <div className={css.buttons}>
        {slip ? <SlipButtons sheet={sheet} cell={cell} slip={slip} onDone={onClose} /> : null}
      </div>
    </AnchoredCard>
  )
}
