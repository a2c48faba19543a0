import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { SignedInFrame } from '../../accounts/door.ts'
import { listAsLeft } from '../list/place.ts'
import { LostState } from '../lost-state.tsx'
import { type UnitAddress, unitQuery } from '../queries.ts'
import { gradesText } from '../unit-text.ts'
import css from './unit.module.css'
import { UnitGuide } from './unit-guide.tsx'

const lostWords = {
  gone: 'There is no such topic.',
  text: 'It may have another name by now.',
  failed: 'The topic could not be loaded.',
  all: 'All topics',
}

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
        <LostState error={error} onRetry={() => void refetch()} words={lostWords} to="/curriculum" />
      ) : (
        <Loading />
      )}
    </SignedInFrame>
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
