import type { TeacherProfile } from '@klasrum/contract/teachers'
import { useSession } from '../../../lib/session.ts'
import { Notice } from '../../../ui/notice.tsx'
import { isManager, teacherName } from '../teacher-text.ts'

/** What a school or an admin writes confirms the teacher's choice of school, which is told before. */
export function UnconfirmedTesdaNotice({ teacher }: { teacher: TeacherProfile | undefined }) {
  const { user } = useSession()
  if (!user || !isManager(user) || !teacher || teacher.school_state === 'confirmed') return null
  return (
    <Notice tone="care">
      {teacher.school_name} has not confirmed {teacherName(teacher)} as its teacher. Saving here confirms it.
    </Notice>
  )
}
