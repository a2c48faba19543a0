import type { ClassSummary } from '@klasrum/contract/classes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { findByNumber } from '../add/queries.ts'
import { loadRosterAgain } from '../learner-keys.ts'
import { useAskForTransfer } from '../transfers/use-ask-for-transfer.ts'
import { enroll, failedToEnroll } from '../use-enroll.ts'

type Taken = { klass: ClassSummary; number: string; day: string | undefined; onDone: () => void }

/** A number that somebody has is no dead end; null for every other refusal. */
export function wayOnFromTaken(refusal: CallRefused, taken: Taken): ReactNode {
  switch (refusal.code) {
    case 'learner.exists':
      return <EnrollInstead {...taken} said={refusal.detail} />
    case 'learner.elsewhere':
      return <AskForTransfer {...taken} said={refusal.detail} />
    case 'learner.exists_unseen':
      return <Notice tone="care">{refusal.detail}</Notice>
    default:
      return null
  }
}

function EnrollInstead({ klass, number, day, onDone, said }: Taken & { said: string }) {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const student = await findByNumber(klass.school_id, number)
      if (!student) throw new Error(failedToEnroll)
      return enroll(klass, student.id, day)
    },
    onSuccess: ({ student }) => {
      toast({ tone: 'done', title: `${student.listed_name} is enrolled` })
      onDone()
    },
    onSettled: () => loadRosterAgain(client, klass.id),
  })
  return (
    <>
      <Notice
        tone="care"
        action={
          <Button size="sm" working={isPending && 'Enrolling...'} onClick={() => mutate()}>
            Enroll instead
          </Button>
        }
      >
        {said}
      </Notice>
      {error ? <Notice tone="harm">{sayOr(error, failedToEnroll)}</Notice> : null}
    </>
  )
}

function AskForTransfer({ klass, number, onDone, said }: Taken & { said: string }) {
  const { mutate, isPending, error } = useAskForTransfer(klass)
  return (
    <>
      <Notice
        tone="care"
        title={said}
        action={
          <Button
            size="sm"
            working={isPending && 'Asking...'}
            onClick={() => mutate(number, { onSuccess: onDone })}
          >
            Ask for a transfer
          </Button>
        }
      >
        The other school is asked to let the learner go. When it accepts, the learner is on this roster; until
        then you see nothing of the record.
      </Notice>
      {error ? <Notice tone="harm">{sayOr(error, 'Failed to ask for a transfer')}</Notice> : null}
    </>
  )
}
