import type { TeacherProfile } from '@klasrum/contract/teachers'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { loadTeachersAgain } from '../queries.ts'
import { teacherName } from '../teacher-text.ts'

export function DeclineDialog({ teacher, onClose }: { teacher: TeacherProfile; onClose: () => void }) {
  const client = useQueryClient()
  const name = teacherName(teacher)
  const decline = async () => {
    try {
      await call('POST /api/education/teachers/{id}/decline-school', {
        params: { id: teacher.id },
        body: { school_id: teacher.school_id },
      })
      toast({ tone: 'done', title: `${name} is declined` })
    } catch (error) {
      throw new Error(sayOr(error, 'Failed to save teacher'))
    } finally {
      // Awaited: the focus must not go back to a button that is about to leave the page.
      await loadTeachersAgain(client)
    }
  }
  return (
    <ConfirmDialog
      open
      title={`Decline ${name}?`}
      confirmLabel="Decline"
      workingLabel="Declining..."
      onConfirm={decline}
      onClose={onClose}
    >
      <p>
        You say that <b>{name}</b> does not belong to {teacher.school_name}. The profile stays and says so.
        The teacher can choose another school, and you can still confirm this one on the profile's card.
      </p>
    </ConfirmDialog>
  )
}
