import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { SignedInFrame } from '../../accounts/door.ts'
import { listAsLeft } from '../list/place.ts'
import { type UnitAddress, unitQuery } from '../queries.ts'
import { gradesText } from '../unit-text.ts'
import css from './unit.module.css'
import { UnitGuide } from './unit-guide.tsx'

/** One topic as a teacher's guide. */
export function UnitPage() {
  const { area = '', grade = '', topic = '' } = useParams({ strict: false }) as Partial<UnitAddress>
  const { data: unit, error, refetch } = useQuery(unitQuery({ area, grade, topic }))
  return (
    <SignedInFrame
      title={unit?.title ?? 'Topic'}
      subtitle={unit ? `${unit.area} · ${gradesText(unit.grades)}` : undefined}
      back={{ to: '/curriculum', search: listAsLeft(), label: 'Back to the curriculum' }}
    >
      {unit ? (
        <UnitGuide key={unit.id} unit={unit} />
      ) : error ? (
        <Lost error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </SignedInFrame>
  )
}

function Lost({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const gone = error instanceof CallRefused && (error.status === 404 || error.status === 400)
  return (
    <Card>
      <ErrorState
        title={gone ? 'There is no such topic.' : sayOr(error, 'The topic could not be loaded.')}
        text={gone ? 'It may have another name by now.' : undefined}
        onRetry={gone ? undefined : onRetry}
        action={
          <ButtonLink size="sm" to="/curriculum">
            All topics
          </ButtonLink>
        }
      />
    </Card>
  )
}

const Loading = () => (
  <div role="status">
    <VisuallyHidden>Loading the topic...</VisuallyHidden>
    <div className={css.loading} aria-hidden>
      <Skeleton width="12rem" />
      <Skeleton width="min(24rem, 90%)" height="2rem" />
      <Skeleton lines={3} />
      <Skeleton width="16rem" height="1.5rem" />
      <Skeleton lines={6} />
    </div>
  </div>
)
