import type { ClassSummary } from '@klasrum/contract/classes'
import type { Enrollment } from '@klasrum/contract/enrollments'
import { shortDay } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { isFound } from '../student-text.ts'
import { failedToEnroll, useEnroll } from '../use-enroll.ts'
import { byName, rosterNumbersOf } from './places.ts'
import css from './roster.module.css'
import { RosterGroup } from './roster-group.tsx'
import { useDropped } from './use-dropped.ts'

type DroppedListProps = { klass: ClassSummary; wanted: string; onOpen: (enrollment: Enrollment) => void }

/** Those who left the class; their scores wait for them. */
export function DroppedList({ klass, wanted, onOpen }: DroppedListProps) {
  const { data, error, refetch } = useDropped(klass.id)
  if (!data) {
    return (
      <div className={css.dropped}>
        {error ? (
          <ErrorState title={sayOr(error, 'Failed to load class roster')} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={3} height="1.5rem" />
        )}
      </div>
    )
  }
  const listed = byName(data)
  return (
    <div className={css.dropped}>
      {listed.length > 0 ? (
        <RosterGroup
          title="Left the class"
          enrollments={listed.filter(({ student }) => isFound(student, wanted))}
          places={rosterNumbersOf(listed)}
          onOpen={onOpen}
          note={({ dropped_at: left }) => (left ? ` · left on ${shortDay(left)}` : null)}
          action={(each) => (klass.archived_at ? null : <EnrollAgain klass={klass} enrollment={each} />)}
        />
      ) : (
        <p className={css.none}>Nobody has left this class.</p>
      )}
    </div>
  )
}

function EnrollAgain({ klass, enrollment }: { klass: ClassSummary; enrollment: Enrollment }) {
  const { listed_name: name, id } = enrollment.student
  const { mutateAsync, isPending, error } = useEnroll(klass)
  // The row is gone by then, and with it what is handed to mutate itself.
  const again = async () => {
    try {
      await mutateAsync(id)
      document.querySelector<HTMLElement>('main')?.focus()
      toast({ tone: 'done', title: `${name} is back on the roster` })
    } catch (refused) {
      toast({ tone: 'harm', title: sayOr(refused, failedToEnroll) })
    }
  }
  return (
    <>
      <Button
        size="sm"
        kind="light"
        aria-label={`Enroll again ${name}`}
        working={isPending && 'Enrolling...'}
        onClick={() => void again()}
      >
        Enroll again
      </Button>
      <ProblemNote says={error && sayOr(error, failedToEnroll)} />
    </>
  )
}
