import type { SessionUser } from '@klasrum/contract/accounts'
import { Link } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { Card, CardHead } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { CardLinks } from './card-grid.tsx'
import { SchoolClassRows } from './class-rows.tsx'
import { useFigures, useWorkOfPage } from './figures.ts'
import { OwnPoints } from './own-points.tsx'
import css from './top.module.css'
import { waitsFor } from './waits.ts'
import { WaitsBoard } from './waits-board.tsx'

/** The top of a principal’s dashboard: whoever waits, then the classes that lack most scores. */
export function SchoolOverview({ user }: { user: SessionUser & { role: 'school-admin' } }) {
  const figures = useFigures()
  const { data: work, isPending } = useWorkOfPage()
  const narrow = useNarrow()
  const awaited = useDeferredValue(isPending || figures.isPending)
  if (awaited) {
    return (
      <Card pad>
        <div aria-hidden>
          <Skeleton lines={6} height="2rem" />
        </div>
      </Card>
    )
  }
  const [first, ...others] = waitsFor(work, undefined, new Date())
  return (
    <>
      {first ? <WaitsBoard first={first} others={others} /> : null}
      <div className={css.top} data-below={first ? true : undefined}>
        <ClassesBehind active={figures.data?.active_classes ?? 0} />
        {narrow ? null : (
          <>
            <OwnPoints user={user} mayRun />
            <CardLinks reader="school-admin" keys={['teachers', 'sections']} />
          </>
        )}
      </div>
    </>
  )
}

function ClassesBehind({ active }: { active: number }) {
  const { data: work } = useWorkOfPage()
  const behind = work?.behind ?? []
  return (
    <Card as="section" aria-labelledby="behind">
      <CardHead>
        <h2 id="behind">Missing scores</h2>
        {active > 0 ? (
          <Link to="/classes" search={{ sort: 'section' }} className={css.all}>
            {active === 1 ? 'The one class' : `All ${active} classes`}
          </Link>
        ) : null}
      </CardHead>
      {behind.length > 0 ? (
        <SchoolClassRows classes={behind} now={new Date()} />
      ) : (
        <p className={css.nothing}>
          {active > 0
            ? 'No class lacks a score of its current quarter or term.'
            : 'The classes of your school stand here, those with the fewest scores first.'}
        </p>
      )}
    </Card>
  )
}
