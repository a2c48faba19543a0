import type { ClassSummary } from '@klasrum/contract/classes'
import { asOf } from '../../../lib/kept-query.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useClassRecord, useQuarter } from '../../classes/door.ts'
import { useSheet } from '../page/queries.ts'
import { WeightsCard } from '../weights/weights-card.tsx'
import css from './designer.module.css'
import { GradesCard } from './grades-card.tsx'
import { GradeItemsCard } from './items-card.tsx'
import { TransmutationCard } from './transmutation-card.tsx'

/** Weights, items and grades of a quarter. */
export function SheetSetup({ classId }: { classId: number }) {
  const { data } = useClassRecord(classId)
  return data ? <Designer klass={data.klass} /> : null
}

function Designer({ klass }: { klass: ClassSummary }) {
  const { quarter } = useQuarter(klass)
  const read = useSheet(klass.id, quarter)
  const { data: sheet, error, refetch } = read
  const failed = sayOr(error, 'Failed to load class record')
  if (!sheet) {
    return (
      <Card pad={!error}>
        {error ? <ErrorState title={failed} onRetry={() => void refetch()} /> : <SheetSetupSkeleton />}
      </Card>
    )
  }
  return (
    <div className={css.designer}>
      {error ? <StaleNotice title={failed} asOf={asOf(read)} onRetry={() => void refetch()} /> : null}
      <div className={css.beside}>
        <GradeItemsCard sheet={sheet} />
        <WeightsCard key={quarter} sheet={sheet} />
      </div>
      <GradesCard sheet={sheet} />
      {klass.policy === 'plain' ? <TransmutationCard klass={klass} /> : null}
    </div>
  )
}

const SheetSetupSkeleton = () => (
  <div role="status">
    <VisuallyHidden>Loading class record</VisuallyHidden>
    <Skeleton lines={8} height="1.5rem" />
  </div>
)
