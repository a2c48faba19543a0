import type { Sheet } from '@klasrum/contract/sheets'
import { IconTable, IconUsers } from '@tabler/icons-react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import type { SheetTask } from './sheet-tasks.tsx'

/** A sheet without learners or without items, and the one step that fills it. */
export function NothingYet({ sheet, addItem }: { sheet: Sheet; addItem: SheetTask }) {
  if (sheet.learners.every(({ dropped }) => dropped)) {
    return (
      <EmptyState
        icon={<IconUsers />}
        title="No students enrolled in this class."
        text="Put learners on the roster; their rows appear here."
        action={
          <ButtonLink kind="next" to="/classes/$classId" params={{ classId: String(sheet.klass.id) }}>
            Go to the roster
          </ButtonLink>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={<IconTable />}
      title="No grade items yet for this view. Create items in the Class Record page."
      text={addItem.refused}
      action={
        addItem.refused ? undefined : (
          <Button kind="next" onClick={addItem.onClick}>
            Add Item
          </Button>
        )
      }
    />
  )
}
