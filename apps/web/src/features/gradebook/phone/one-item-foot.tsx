import {
  IconArrowBackUp,
  IconChevronDown,
  IconDotsVertical,
  IconEraser,
  IconHistory,
  IconUserOff,
} from '@tabler/icons-react'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import type { CardRequest } from '../history/cell-card.tsx'
import type { SheetModel } from '../model/open-sheet.ts'
import { useCell, useSelection, useUndo } from '../model/use-sheet.ts'
import type { CellId } from '../model/values.ts'
import { SaveStatus } from '../page/save-status.tsx'
import { goBack } from '../page/undo-buttons.tsx'
import type { SaveQueue } from '../queue/save-queue.ts'
import css from './phone.module.css'

type OneItemFootProps = {
  model: SheetModel
  queue: SaveQueue
  onNext: () => void
  onCard: (card: CardRequest) => void
}

export function OneItemFoot({ model, queue, onNext, onCard }: OneItemFootProps) {
  const { canUndo } = useUndo(model)
  useSelection(model)
  const cell = model.cursor.cell()
  return (
    <div className={css.foot}>
      <SaveStatus queue={queue} short />
      {cell ? <CellMenu model={model} cell={cell} onCard={onCard} /> : null}
      <Button size="sm" icon={<IconArrowBackUp />} disabled={!canUndo} onClick={() => goBack(model, 'undo')}>
        Undo
      </Button>
      {/* Keeps the focus in the list, from where the next row is found. */}
      <Button
        size="sm"
        kind="primary"
        iconAfter={<IconChevronDown />}
        onPointerDown={(event) => event.preventDefault()}
        onClick={onNext}
      >
        Next
      </Button>
    </div>
  )
}

type CellMenuProps = { model: SheetModel; cell: CellId; onCard: (card: CardRequest) => void }

/** What a keypad has no key for. */
function CellMenu({ model, cell, onCard }: CellMenuProps) {
  const { value } = useCell(model, cell.item, cell.student)
  const shut = model.readOnly() ? 'Nothing can be changed here.' : undefined
  const showHistory = () => onCard({ kind: 'history', cell, anchor: document.body })
  return (
    <ActionMenu
      button={<IconButton label="More for this score" icon={<IconDotsVertical />} size="sm" line />}
      actions={[
        value === 'excused'
          ? {
              label: 'Not excused',
              icon: <IconUserOff />,
              onClick: () => model.acts.unexcuse(),
              refused: shut,
            }
          : { label: 'Excuse', icon: <IconUserOff />, onClick: () => model.acts.excuse(), refused: shut },
        {
          label: 'Clear the score',
          icon: <IconEraser />,
          onClick: () => model.acts.clear(),
          refused: shut ?? (value === null ? 'There is no score.' : undefined),
        },
        { label: 'History', icon: <IconHistory />, onClick: showHistory },
      ]}
    />
  )
}
