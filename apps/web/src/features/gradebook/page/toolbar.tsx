import type { ClassSummary } from '@klasrum/contract/classes'
import { IconMaximize } from '@tabler/icons-react'
import { IconButton } from '../../../ui/button.tsx'
import { QuarterChoice } from '../../classes/door.ts'
import type { SheetModel } from '../model/open-sheet.ts'
import css from './sheet-page.module.css'
import type { SheetTasks } from './sheet-tasks.tsx'
import { ToolButton } from './tool-button.tsx'
import { UndoButtons } from './undo-buttons.tsx'

type ToolbarProps = {
  klass: ClassSummary
  model: SheetModel
  tasks: SheetTasks
  recalculating: boolean
  exporting: boolean
  onFull: () => void
}

export const Toolbar = ({ klass, model, tasks, recalculating, exporting, onFull }: ToolbarProps) => (
  <div className={css.toolbar}>
    <QuarterChoice klass={klass} />
    <ToolButton kind="line" task={tasks.addItem} />
    <ToolButton kind="line" task={tasks.createQa} />
    <ToolButton kind="plain" minor task={tasks.setUp} />
    <span className={css.divider} />
    <UndoButtons model={model} />
    <span className={css.grow} />
    <ToolButton kind="plain" task={tasks.importExcel} />
    <ToolButton kind="plain" task={tasks.exportExcel} working={exporting && 'Exporting...'} />
    <ToolButton kind="plain" task={tasks.recalculate} working={recalculating && 'Recalculating...'} />
    <ToolButton kind="plain" minor task={tasks.history} />
    <ToolButton kind="plain" minor task={tasks.view} />
    <ToolButton kind="plain" minor task={tasks.closing} />
    <span className={css.divider} />
    <IconButton label="Show the sheet only" icon={<IconMaximize />} size="sm" onClick={onFull} />
  </div>
)
