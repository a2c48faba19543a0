import { useSession } from '../../lib/session.ts'
import { OwnProfile } from './own/own-profile.tsx'
import { Staff } from './staff/staff.tsx'
import { isManager } from './teacher-text.ts'

export function Teachers() {
  const { user } = useSession()
  if (!user) return null
  return isManager(user) ? <Staff editor={user} /> : <OwnProfile editor={user} />
}
