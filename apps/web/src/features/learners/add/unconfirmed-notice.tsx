import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { useSession } from '../../../lib/session.ts'
import { Notice } from '../../../ui/notice.tsx'
import { learnersKey } from '../learner-keys.ts'

/** A teacher whom the school has not confirmed finds only their own learners, and is told why. */
export function UnconfirmedSearchNotice() {
  const { user } = useSession()
  const { data } = useQuery({
    queryKey: [learnersKey, 'school-state'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/education/teachers/me', undefined, { signal })).school_state,
    enabled: user?.role === 'teacher',
  })
  if (!data || data === 'confirmed') return null
  return (
    <Notice tone="info" title="Only your own learners are found">
      Your school has not confirmed you yet. Until then you find the learners you added or enrolled yourself;
      all others of the school follow with the confirmation.
    </Notice>
  )
}
