import type { Sheet } from '@klasrum/contract/sheets'
import { IconDots } from '@tabler/icons-react'
import { useUrlValues } from '../../../lib/url-values.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { QuarterChoice } from '../../classes/door.ts'
import type { SheetTasks } from '../page/sheet-tasks.tsx'
import css from './phone.module.css'

const views = [
  { value: 'item', label: 'One item' },
  { value: 'sheet', label: 'Whole sheet' },
] as const

type PhoneToolsProps = { sheet: Sheet; tasks: SheetTasks; isEmpty: boolean; exporting: boolean }

/** Quarter, the two views, and everything else behind one button. */
export function PhoneTools({ sheet, tasks, isEmpty, exporting }: PhoneToolsProps) {
  const { values, change } = useUrlValues()
  const view = values.view === 'sheet' ? 'sheet' : 'item'
  const { addItem, setUp, createQa, weights, view: arrange, history, recalculate, closing } = tasks
  const { importExcel, exportExcel } = tasks
  return (
    <div className={css.tools}>
      <QuarterChoice klass={sheet.klass} small />
      {isEmpty ? (
        <span className={css.grow} />
      ) : (
        <Segmented
          label="View"
          value={view}
          onChange={(next) => change({ view: next === 'item' ? '' : next }, { replace: true })}
          options={views}
          block
        />
      )}
      <ActionMenu
        button={<IconButton label="More for this sheet" icon={<IconDots />} line />}
        actions={
          isEmpty
            ? [createQa, importExcel, history, closing]
            : [
                addItem,
                setUp,
                createQa,
                weights,
                arrange,
                history,
                importExcel,
                { ...exportExcel, refused: exporting && 'The workbook is being made.' },
                recalculate,
                closing,
              ]
        }
      />
    </div>
  )
}
