import type { Sheet } from '@klasrum/contract/sheets'
import { IconTable, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { periodText } from '../../classes/door.ts'
import css from './sheet-page.module.css'
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
  const period = periodText(sheet.klass, sheet.quarter)
  return (
    <EmptyState
      icon={<IconTable />}
      title={`${period} has no items yet`}
      text={
        <>
          {addItem.refused ?? 'One step makes its quizzes, tasks and tests with the usual weights.'}
          <span className={css.where}>
            No grade items yet for this view. Create items in the{' '}
            <Link
              to="/classes/$classId/record"
              params={{ classId: String(sheet.klass.id) }}
              search={{ view: '1', tab: 'sheet', quarter: String(sheet.quarter) }}
            >
              Class Record page
            </Link>
            .
          </span>
        </>
      }
      action={
        addItem.refused ? undefined : (
          <>
            <Button kind="next" onClick={setUp.onClick}>
              Set up {period}
            </Button>
            <Button onClick={addItem.onClick}>Add Item</Button>
          </>
        )
      }
    />
  )
}
