import type { RunListed } from '@klasrum/contract/runs'
import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import { counted, shortDay, timeOfDay } from '../../../lib/format.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { ButtonLink, IconButton } from '../../../ui/button.tsx'
import { SmallLine } from '../../../ui/cell-text.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { isRunOpen } from '../queries.ts'
import { filesText, lessonText, refundText, settingsText } from '../run-text.ts'
import { RunBadge } from '../state-badge.tsx'
import css from './library.module.css'

type RunTableProps = {
  runs: readonly RunListed[]
  loading: boolean
  onRepeat: (run: RunListed) => void
  onDelete: (run: RunListed) => void
}

export function RunTable({ runs, loading, onRepeat, onDelete }: RunTableProps) {
  const columns: Column<RunListed>[] = [
    {
      key: 'files',
      head: 'Lesson',
      primary: true,
      phone: 'title',
      cell: (run) => (
        <span className={css.files}>
          <span className={css.name} title={filesText(run.files)}>
            {lessonText(run.files)}
          </span>
          <SmallLine>{settingsText(run.settings)}</SmallLine>
        </span>
      ),
    },
    {
      key: 'date',
      head: 'Date',
      phone: 'beside',
      cell: ({ created_at }) => (
        <time dateTime={created_at}>
          {shortDay(created_at)} <SmallLine>{timeOfDay(created_at)}</SmallLine>
        </time>
      ),
    },
    {
      key: 'cost',
      head: 'Points',
      align: 'right',
      phone: 'beside',
      cell: (run) => (
        <span className={css.cost}>
          {counted(run.cost, 'point')} <SmallLine>{refundText(run)}</SmallLine>
        </span>
      ),
    },
    { key: 'state', head: 'State', phone: 'beside', cell: ({ state }) => <RunBadge state={state} /> },
    {
      key: 'actions',
      head: 'Actions',
      phone: 'actions',
      cell: (run) => (
        <div className={css.actions}>
          <ButtonLink size="sm" to="/lesson-plans/library/$runId" params={{ runId: String(run.id) }}>
            Open <VisuallyHidden>{filesText(run.files)}</VisuallyHidden>
          </ButtonLink>
          <ActionMenu
            button={
              <IconButton label={`More for ${filesText(run.files)}`} icon={<IconDots />} size="sm" line />
            }
            actions={[
              { label: 'Duplicate', icon: <IconCopy size={18} />, onClick: () => onRepeat(run) },
              {
                label: 'Delete',
                icon: <IconTrash size={18} />,
                tone: 'harm',
                refused: isRunOpen(run.state) && 'This run is still going on. Cancel it first.',
                onClick: () => onDelete(run),
              },
            ]}
          />
        </div>
      ),
    },
  ]
  return (
    <DataTable
      caption="Your runs, newest first"
      columns={columns}
      rows={runs}
      rowKey={({ id }) => id}
      loading={loading}
    />
  )
}
