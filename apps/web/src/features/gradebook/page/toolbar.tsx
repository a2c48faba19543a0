import type { ClassSummary } from '@klasrum/contract/classes'
import { IconDots, IconMaximize } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { ActionMenu } from '../../../ui/action-menu.tsx'
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
  /** Nobody or nothing to score yet: only what fits that. */
  isEmpty: boolean
  recalculating: boolean
  exporting: boolean
  onFull: () => void
}

/** What is done every day has a button; what is done once a term, or is grave, has its name in the menu. */
export function Toolbar(props: ToolbarProps) {
  const { klass, model, tasks, isEmpty, recalculating, exporting, onFull } = props
  const { addItem, setUp, createQa, importExcel, exportExcel, history, view, closing } = tasks
  const recalculate = { ...tasks.recalculate, refused: recalculating && 'Recalculating...' }
  if (isEmpty) {
    return (
      <div className={css.toolbar}>
        <QuarterChoice klass={klass} />
        <span className={css.grow} />
        <ToolButton kind="plain" task={importExcel} />
        <ToolButton kind="plain" task={exportExcel} working={exporting && 'Exporting...'} />
        <More actions={[createQa, history, closing]} />
      </div>
    )
  }
  return (
    <div className={css.toolbar}>
      <QuarterChoice klass={klass} />
      <ToolButton kind="line" task={addItem} />
      <ToolButton kind="line" task={createQa} />
      <span className={css.divider} />
      <UndoButtons model={model} />
      <span className={css.grow} />
      <ToolButton kind="plain" task={importExcel} />
      <ToolButton kind="plain" task={exportExcel} working={exporting && 'Exporting...'} />
      <ToolButton kind="plain" task={history} />
      <ToolButton kind="plain" task={view} />
      <More actions={[setUp, recalculate, closing]} />
      <span className={css.divider} />
      <IconButton label="Show the sheet only" icon={<IconMaximize />} size="sm" onClick={onFull} />
    </div>
  )
}

const More = ({ actions }: Pick<ComponentProps<typeof ActionMenu>, 'actions'>) => (
  <ActionMenu
    button={<IconButton label="More for this sheet" icon={<IconDots />} size="sm" line />}
    actions={actions}
  />
)
