import { useSession } from '../../../lib/session.ts'
import { mayManage } from '../may-manage.ts'
import { ManagedSchools } from './managed-schools.tsx'
import { OwnSchool } from './own-school.tsx'

export function Schools() {
  const { user } = useSession()
  if (!user) return null
  return mayManage(user.role) ? (
    <ManagedSchools counted={user.role === 'admin'} />
  ) : (
    <OwnSchool userId={user.id} />
  )
}
