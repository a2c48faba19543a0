import type { ClassSummary } from '@klasrum/contract/classes'
import { IconUser } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useSession } from '../../../lib/session.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { ClassFrame } from '../../classes/door.ts'
import { LearnerViews } from '../../learners/door.ts'
import { useLearnerReport } from '../queries.ts'
import css from './learner.module.css'
import { LearnerSheet } from './learner-sheet.tsx'

const failed = "Failed to load the learner's report"

/** One learner in one class: the way over the periods, the steps of each grade and the report card. */
export const LearnerPage = () => (
  <ClassFrame
    step="learner"
    title="Learner"
    loading="Loading class record"
    failed="Failed to load class record"
  >
    {(klass) => <LearnerOfClass klass={klass} />}
  </ClassFrame>
)

/** 0 for an address that names nobody. */
function useStudentId(): number {
  const { studentId } = useParams({ strict: false })
  return studentId && /^[1-9]\d{0,9}$/.test(studentId) ? Number(studentId) : 0
}

function LearnerOfClass({ klass }: { klass: ClassSummary }) {
  const id = useStudentId()
  const { user } = useSession()
  const { data, error, refetch } = useLearnerReport(klass.id, id)
  const again = () => void refetch()
  if (id === 0 || (error instanceof CallRefused && error.status === 404))
    return <NoSuchLearner klass={klass} />
  if (data) {
    return (
      <>
        {error ? <StaleNotice title={sayOr(error, failed)} onRetry={again} /> : null}
        <LearnerSheet report={data} />
        {user?.role === 'admin' || user?.role === 'school-admin' ? (
          <div className={css.views}>
            <LearnerViews id={id} />
          </div>
        ) : null}
      </>
    )
  }
  return (
    <Card pad={!error}>
      {error ? (
        <ErrorState title={sayOr(error, failed)} onRetry={again} />
      ) : (
        <div role="status">
          <VisuallyHidden>Loading the learner's report</VisuallyHidden>
          <Skeleton lines={8} height="1.5rem" />
        </div>
      )}
    </Card>
  )
}

const NoSuchLearner = ({ klass }: { klass: ClassSummary }) => (
  <Card>
    <EmptyState
      icon={<IconUser />}
      title="There is no such learner in this class"
      text="The learner was deleted, or is on another roster."
      action={
        <ButtonLink kind="primary" to="/classes/$classId" params={{ classId: String(klass.id) }}>
          Go to Roster
        </ButtonLink>
      }
    />
  </Card>
)
