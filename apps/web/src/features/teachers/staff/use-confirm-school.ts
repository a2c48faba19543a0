import type { TeacherProfile } from '@klasrum/contract/teachers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { toast } from '../../../ui/toasts.tsx'
import { loadTeachersAgain } from '../queries.ts'
import { teacherName } from '../teacher-text.ts'

export const notConfirmed = 'Failed to save teacher'

/** Says, with one press, that the teacher belongs to the school. */
export function useConfirmSchool(teacher: TeacherProfile, onDone?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call('POST /api/education/teachers/{id}/confirm-school', {
        params: { id: teacher.id },
        body: { school_id: teacher.school_id },
      }),
    onSuccess: () => {
      toast({ tone: 'done', title: `${teacherName(teacher)} is confirmed` })
      onDone?.()
    },
    onError: (error) => toast({ tone: 'harm', title: sayOr(error, notConfirmed) }),
    onSettled: () => loadTeachersAgain(client),
  })
}
