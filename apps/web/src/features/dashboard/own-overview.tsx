import type { SessionUser } from '@klasrum/contract/accounts'
import type { Role } from '@klasrum/contract/fields'
import { useId, useState } from 'react'
import { AddPointsPanel } from './add-points-panel.tsx'
import { NextStepBoard } from './next-step-board.tsx'
import css from './own-overview.module.css'
import { PointsCard } from './points-card.tsx'

type OwnOverviewProps = { user: SessionUser & { role: Exclude<Role, 'admin'> } }

/** The top of the dashboard of everyone but an admin: the next step and the points. */
export function OwnOverview({ user }: OwnOverviewProps) {
  const [adding, setAdding] = useState(false)
  const panelId = useId()
  return (
    <>
      <div className={css.top}>
        <NextStepBoard role={user.role} />
        <PointsCard
          points={user.points}
          mayRun={user.role === 'teacher' || user.role === 'school-admin'}
          open={adding}
          onToggle={() => setAdding(!adding)}
          panelId={panelId}
        />
      </div>
      <div id={panelId} className={css.panel} hidden={!adding}>
        {adding ? <AddPointsPanel /> : null}
      </div>
    </>
  )
}
