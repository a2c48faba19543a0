import type { Sheet } from '@klasrum/contract/sheets'
import { IconTable, IconUsers } from '@tabler/icons-react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { periodText } from '../../classes/door.ts'
import type { SheetTask } from './sheet-tasks.tsx'

type NothingYetProps = { sheet: Sheet; addItem: SheetTask; setUp: SheetTask }

/** A sheet without learners or without items, and the one step that fills it. */
export function NothingYet({ sheet, addItem, setUp }: NothingYetProps) {
  if (sheet.learners.every(({ dropped }) => dropped)) {
    return (
      <EmptyState
        icon={<IconUsers />}
        title="No students enrolled in this class."
        text="Put learners on the roster; their rows appear here."
        action={
          <ButtonLink
            kind="next"
            to="/classes/$classId"
            params={{ classId: String(sheet.klass.id) }}
            search={{ import: 'list' }}
          >
            Paste or import your list
          </ButtonLink>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={<IconTable />}
      title="No grade items yet for this view. Create items in the Class Record page."
      text={addItem.refused ?? 'The usual columns and the weights of your learning area, in one step.'}
      action={
        addItem.refused ? undefined : (
          <>
            <Button kind="next" onClick={setUp.onClick}>
              Set up {periodText(sheet.klass, sheet.quarter)}
            </Button>
            <Button onClick={addItem.onClick}>Add Item</Button>
          </>
        )
      }
    />
  )
}
