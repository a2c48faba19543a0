import { IconCheck } from '@tabler/icons-react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'
import type { SheetModel } from '../model/open-sheet.ts'
import { useCell } from '../model/use-sheet.ts'
import { newValue, type ScoreChange, spokenValue } from './change-text.ts'
import css from './history.module.css'

type RestoreProps = {
  sheet: SheetModel
  change: ScoreChange
  /** The newest change of its cell. */
  latest?: boolean
}

/** Brings back what a change had put into the cell. */
export function Restore({ sheet, change, latest = false }: RestoreProps) {
  const cell = { item: change.item_id, student: change.student_id }
  const { value } = useCell(sheet, cell.item, cell.student)
  const wanted = newValue(change)
  if (value === wanted) {
    return latest ? (
      <Badge tone="plain" icon={<IconCheck />}>
        Now
      </Badge>
    ) : (
      <span className={css.same}>Same as now</span>
    )
  }
  if (sheet.readOnly()) return null
  const restore = () => {
    const { message } = sheet.acts.restore(cell, wanted)
    toast(
      message
        ? { tone: 'harm', title: message }
        : {
            tone: 'done',
            title: 'Score restored',
            action: { label: 'Undo', onClick: () => sheet.acts.undo() },
          },
    )
  }
  return (
    <Button size="sm" onClick={restore}>
      Restore {spokenValue(wanted)}
    </Button>
  )
}
