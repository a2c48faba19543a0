import type { Student } from '@klasrum/contract/learners'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { loadRosterAgain } from '../learner-keys.ts'
import { holdingText, studentHoldingsText } from './holdings-text.ts'
import css from './student.module.css'

const failed = 'Failed to delete student'

type DeleteStudentDialogProps = { classId: number; student: Student; onClose: () => void }

/** Names what goes with the record; more than was named is not deleted. */
export function DeleteStudentDialog({ classId, student, onClose }: DeleteStudentDialogProps) {
  const client = useQueryClient()
  const { id, listed_name: name } = student
  const { data, error, refetch } = useQuery({
    // Apart from the other keys: once the record is gone there is nothing to read again.
    queryKey: ['student-holdings', id],
    queryFn: ({ signal }) =>
      call('GET /api/education/students/{id}/holdings', { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const remove = async () => {
    if (!data) throw new Error('Please wait until it is known what goes with the record.')
    try {
      await call('DELETE /api/education/students/{id}', { params: { id }, query: { scores: data.scores } })
    } catch (refused) {
      void refetch()
      throw new Error(sayOr(refused, failed))
    }
    toast({ tone: 'done', title: 'Student deleted', text: name })
    await loadRosterAgain(client, classId)
  }
  return (
    <ConfirmDialog
      open
      title="Delete Student"
      confirmLabel="Delete Student"
      workingLabel="Deleting..."
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        Delete the record of <b>{name}</b> for good? This cannot be undone. To take a learner off one class
        only, use Remove on its roster.
      </p>
      {data ? (
        <>
          <p>{studentHoldingsText(data)}</p>
          {data.classes.length > 0 ? (
            <ul className={css.classes}>
              {data.classes.map((each) => (
                <li key={each.name}>{holdingText(each)}</li>
              ))}
            </ul>
          ) : null}
        </>
      ) : error ? (
        <Notice
          tone="harm"
          action={
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {sayOr(error, 'It could not be read what goes with the record.')}
        </Notice>
      ) : (
        <Skeleton lines={2} />
      )}
    </ConfirmDialog>
  )
}
