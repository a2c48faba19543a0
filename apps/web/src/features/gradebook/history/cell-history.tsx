import { IconHistory } from '@tabler/icons-react'
import { sayOr } from '../../../lib/say-or.ts'
import { AnchoredCard } from '../../../ui/anchored-card.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { SheetModel } from '../model/open-sheet.ts'
import type { CellId } from '../model/values.ts'
import { cellNames } from './cell-names.ts'
import { ChangeRow } from './change-row.tsx'
import css from './history.module.css'
import { useScoreChanges } from './queries.ts'
import { Restore } from './restore.tsx'

type CellHistoryProps = { sheet: SheetModel; cell: CellId; anchor: Element; onClose: () => void }

export function CellHistory({ sheet, cell, anchor, onClose }: CellHistoryProps) {
  const { klass, quarter } = sheet.sheet()
  const changes = useScoreChanges(klass.id, quarter, cell)
  const { data, error, refetch } = changes
  const { item, about } = cellNames(sheet, cell)
  return (
    <AnchoredCard
      anchor={anchor}
      title={item}
      subtitle={about}
      note={
        <>
          <IconHistory size={16} aria-hidden /> Every change is kept with who and when.
        </>
      }
      onClose={onClose}
    >
      {data ? (
        data.length === 0 ? (
          <p className={css.words}>No score was ever written here.</p>
        ) : (
          <ol aria-label="Changes, the latest first">
            {data.map((change, index) => (
              <ChangeRow
                key={change.id}
                change={change}
                action={<Restore sheet={sheet} change={change} latest={index === 0} />}
              />
            ))}
          </ol>
        )
      ) : error ? (
        <div className={css.words}>
          <RetryNotice onRetry={() => void refetch()}>
            {sayOr(error, 'The history could not be loaded.')}
          </RetryNotice>
        </div>
      ) : (
        <div className={css.words} role="status" aria-label="Loading the history">
          <Skeleton lines={4} />
        </div>
      )}
      <LoadMore list={changes} className={css.more} />
    </AnchoredCard>
  )
}
