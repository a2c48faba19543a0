import type { SessionUser } from '@klasrum/contract/accounts'
import type { Role } from '@klasrum/contract/fields'
import { useUrlValues } from '../../lib/url-values.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import { NextStepBoard } from './next-step-board.tsx'
import { OwnPoints } from './own-points.tsx'
import { SchoolOverview } from './school-overview.tsx'
import css from './top.module.css'
import { WayIn } from './way-in.tsx'

type OwnOverviewProps = { user: SessionUser & { role: Exclude<Role, 'admin'> } }

export const mayRun = (role: Role): boolean => role === 'teacher' || role === 'school-admin'

/** On a phone, and for those who cannot spend them, the points are one line among the cards below. */
export const usePointsBelow = (role: Role): boolean => useNarrow() || !mayRun(role)

/** The top of the dashboard of everyone but an admin: the next step, and the points where there is room beside it. */
export function OwnOverview({ user }: OwnOverviewProps) {
  const { values } = useUrlValues()
  const below = usePointsBelow(user.role)
  const { role } = user
  if (role === 'school-admin') return <SchoolOverview user={{ ...user, role }} />
  if (role === 'public') return <WayIn />
  const board = <NextStepBoard role={role} calm={values.add === 'points'} />
  if (below) return board
  return (
    <div className={css.top}>
      {board}
      <OwnPoints user={user} mayRun />
    </div>
  )
}
