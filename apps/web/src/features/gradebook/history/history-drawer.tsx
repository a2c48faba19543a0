import { useState } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { Drawer } from '../../../ui/drawer.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { QuarterEvents } from '../closing/quarter-events.tsx'
import type { SheetModel } from '../model/open-sheet.ts'
import { ChangeRow } from './change-row.tsx'
import css from './history.module.css'
import { useScoreChanges } from './queries.ts'
import { Restore } from './restore.tsx'

type HistoryDrawerProps = { sheet: SheetModel; onClose: () => void }

/** Who changed what in this quarter, and when it was closed or reopened. */
export function HistoryDrawer({ sheet, onClose }: HistoryDrawerProps) {
  const [tab, setTab] = useState<'scores' | 'closing'>('scores')
  return (
    <Drawer title="History" onClose={onClose}>
      <div className={css.drawer}>
        <Tabs
          label="History"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'scores', label: 'Scores' },
            { value: 'closing', label: 'Closing' },
          ]}
        >
          {tab === 'scores' ? <Changes sheet={sheet} /> : <QuarterEvents klass={sheet.sheet().klass} />}
        </Tabs>
      </div>
    </Drawer>
  )
}

function Changes({ sheet }: { sheet: SheetModel }) {
  const { klass, quarter, items, learners } = sheet.sheet()
  const changes = useScoreChanges(klass.id, quarter)
  const { data, error, refetch } = changes
  if (!data) {
    return error ? (
      <ErrorState title={sayOr(error, 'The history could not be loaded.')} onRetry={() => void refetch()} />
    ) : (
      <div className={css.words} role="status" aria-label="Loading the history">
        <Skeleton lines={8} height="1.5rem" />
      </div>
    )
  }
  if (data.length === 0) return <p className={css.words}>No score was written in this quarter yet.</p>
  const isHere = (item: number, student: number) =>
    items.some(({ id }) => id === item) && learners.some(({ student_id }) => student_id === student)
  return (
    <>
      <ol aria-label="Changes, the latest first">
        {data.map((change) => (
          <ChangeRow
            key={change.id}
            change={change}
            about={
              <span className={css.about}>
                <b>{change.listed_name}</b> {change.item_title}
              </span>
            }
            action={
              isHere(change.item_id, change.student_id) ? <Restore sheet={sheet} change={change} /> : null
            }
          />
        ))}
      </ol>
      <LoadMore list={changes} className={css.more} />
    </>
  )
}
