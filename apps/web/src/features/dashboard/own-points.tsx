import type { SessionUser } from '@klasrum/contract/accounts'
import { Suspense, useEffect, useId, useRef } from 'react'
import { useUrlValues } from '../../lib/url-values.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LazyAddPoints } from '../points/door.ts'
import css from './own-points.module.css'
import { PointsCard } from './points-card.tsx'

type OwnPointsProps = {
  user: SessionUser
  /** Whether the person may spend them on runs of the generator. */
  mayRun: boolean
  /** One line down the page instead of a card beside the board. */
  line?: boolean
}

/** The balance and the top-up form that it opens. */
export function OwnPoints({ user, mayRun, line }: OwnPointsProps) {
  const { values, change } = useUrlValues()
  const adding = values.add === 'points'
  const setAdding = (open: boolean) => change({ add: open ? 'points' : '' }, { replace: true })
  const toggle = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const openedByLink = useRef(Boolean(line) && adding)
  useEffect(() => {
    if (openedByLink.current) panel.current?.scrollIntoView()
  }, [])
  const close = () => {
    setAdding(false)
    toggle.current?.focus()
  }
  return (
    <>
      <PointsCard
        points={user.points}
        mayRun={mayRun}
        line={line}
        open={adding}
        onToggle={() => setAdding(!adding)}
        panelId={panelId}
        toggleRef={toggle}
      />
      <div ref={panel} id={panelId} className={css.panel} hidden={!adding}>
        {adding ? (
          <Suspense fallback={<Skeleton height="24rem" />}>
            <LazyAddPoints user={user} onSuccess={close} onCancel={close} />
          </Suspense>
        ) : null}
      </div>
    </>
  )
}
