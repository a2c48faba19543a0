import type { SessionUser } from '@klasrum/contract/accounts'
import type { Role } from '@klasrum/contract/fields'
import { useUrlValues } from '../../lib/url-values.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import { NextStepBoard } from './next-step-board.tsx'
import css from './own-overview.module.css'
import { OwnPoints } from './own-points.tsx'

type OwnOverviewProps = { user: SessionUser & { role: Exclude<Role, 'admin'> } }

export const mayRun = (role: Role): boolean => role === 'teacher' || role === 'school-admin'

/** On a phone, and for those who cannot spend them, the points are one line among the cards below. */
export const usePointsBelow = (role: Role): boolean => useNarrow() || !mayRun(role)

/** The top of the dashboard of everyone but an admin: the next step, and the points where there is room beside it. */
export function OwnOverview({ user }: OwnOverviewProps) {
  const { values } = useUrlValues()
  const below = usePointsBelow(user.role)
  const board = <NextStepBoard role={user.role} calm={values.add === 'points'} />
  if (below) return board
  return (
    <div className={css.top}>
      {board}
      <OwnPoints user={user} mayRun={mayRun(user.role)} />
    </div>
  )
}
