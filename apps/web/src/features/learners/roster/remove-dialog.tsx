import type { Enrollment } from '@klasrum/contract/enrollments'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { loadRosterAgain } from '../learner-keys.ts'
import { enroll, failedToEnroll } from '../use-enroll.ts'

export function RemoveLearnerDialog({
  enrollment,
  onClose,
}: {
  enrollment: Enrollment
  onClose: () => void
}) {
  const client = useQueryClient()
  const { id, class_id, school_id, student } = enrollment
  const undo = async () => {
    try {
      await enroll({ id: class_id, school_id }, student.id)
      toast({ tone: 'done', title: `${student.listed_name} is back on the roster` })
    } catch (error) {
      toast({ tone: 'harm', title: sayOr(error, failedToEnroll) })
    } finally {
      void loadRosterAgain(client, class_id)
    }
  }
  const remove = async () => {
    try {
      await call('DELETE /api/education/enrollments/{id}', { params: { id } })
      toast({
        tone: 'done',
        title: 'Student removed from roster',
        text: student.listed_name,
        action: { label: 'Undo', onClick: () => void undo() },
      })
    } catch (error) {
      throw new Error(sayOr(error, 'Failed to remove student'))
    } finally {
      // Awaited: the focus must not go back to a button that is about to leave the page.
      await loadRosterAgain(client, class_id)
    }
  }
  return (
    <ConfirmDialog
      open
      title="Remove Student"
      confirmLabel="Remove Student"
      workingLabel="Removing..."
      onConfirm={remove}
      onClose={onClose}
    >
      <p>Remove this student from the roster?</p>
      <p>
        The scores of <b>{student.listed_name}</b> stay on record and come back when the learner is enrolled
        again.
      </p>
    </ConfirmDialog>
  )
}
