import type { SessionUser } from '@klasrum/contract/accounts'
import type { Role } from '@klasrum/contract/fields'
import { useId, useRef } from 'react'
import { useUrlValues } from '../../lib/url-values.ts'
import { AddPoints } from '../points/door.ts'
import { NextStepBoard } from './next-step-board.tsx'
import css from './own-overview.module.css'
import { PointsCard } from './points-card.tsx'

type OwnOverviewProps = { user: SessionUser & { role: Exclude<Role, 'admin'> } }

/** The top of the dashboard of everyone but an admin: the next step and the points. */
export function OwnOverview({ user }: OwnOverviewProps) {
  const { values, change } = useUrlValues()
  const adding = values.add === 'points'
  const setAdding = (open: boolean) => change({ add: open ? 'points' : '' }, { replace: true })
  const toggle = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const close = () => {
    setAdding(false)
    toggle.current?.focus()
  }
  return (
    <>
      <div className={css.top}>
        <NextStepBoard role={user.role} calm={adding} />
        <PointsCard
          points={user.points}
          mayRun={user.role === 'teacher' || user.role === 'school-admin'}
          open={adding}
          onToggle={() => setAdding(!adding)}
          panelId={panelId}
          toggleRef={toggle}
        />
      </div>
      <div id={panelId} className={css.panel} hidden={!adding}>
        {adding ? <AddPoints user={user} onSuccess={close} onCancel={close} /> : null}
      </div>
    </>
  )
}
