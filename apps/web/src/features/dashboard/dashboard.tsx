import type { SessionUser } from '@klasrum/contract/accounts'
import type { Role } from '@klasrum/contract/fields'
import { useDeferredValue } from 'react'
import { greeting, longDay } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { AdminLinks } from './admin-links.tsx'
import { AdminOverview } from './admin-overview.tsx'
import { CardGrid } from './card-grid.tsx'
import type { CardKey } from './cards.ts'
import css from './dashboard.module.css'
import { FewCards } from './few-cards.tsx'
import { useFigures, useWork } from './figures.ts'
import { mayRun, OwnOverview, usePointsBelow } from './own-overview.tsx'
import { OwnPoints } from './own-points.tsx'
import { WorkCards } from './work-cards.tsx'

const ofTeacher: readonly CardKey[] = ['subjects', 'teachers', 'schools', 'divisions']
/** Where there is room, the first two stand beside the classes above. */
const ofSchool: readonly CardKey[] = [
  'teachers',
  'sections',
  'schools',
  'divisions',
  'slide-shows',
  'curriculum',
]

const isAdmin = (user: SessionUser): user is SessionUser & { role: 'admin' } => user.role === 'admin'
const isOther = (user: SessionUser): user is SessionUser & { role: Exclude<Role, 'admin'> } =>
  user.role !== 'admin'

export function Dashboard() {
  const { user } = useSession()
  const figures = useFigures()
  const work = useWork()
  // Answered once, also by a failure: asked for again by the cards, a failed answer is pending anew, and they must stay. They are
  // drawn in slices: in one go they would hold up a finger on a slow phone.
  const answered = useDeferredValue(figures.isFetched && work.isFetched)
  if (!user) return null
  return (
    <>
      <Greeting name={user.first_name} school={figures.data?.school_name ?? null} />
      {isOther(user) ? <OwnOverview user={user} /> : <AdminOverview />}
      {answered ? isAdmin(user) ? <AdminLinks /> : <Cards user={user} /> : <CardsToCome />}
    </>
  )
}

/** Nothing to press until all of it is there: a card that moves under a finger opens the wrong page. */
const CardsToCome = () => (
  <div className={css.coming} aria-hidden>
    {['one', 'two', 'three', 'four'].map((card) => (
      <Skeleton key={card} height="5.5rem" />
    ))}
  </div>
)

function Cards({ user }: { user: SessionUser }) {
  const figures = useFigures()
  const pointsBelow = usePointsBelow(user.role)
  const narrow = useNarrow()
  const { role } = user
  const school = role === 'teacher' ? ofTeacher : narrow ? ofSchool : ofSchool.slice(2)
  const points = pointsBelow ? (
    <div className={css.points}>
      <OwnPoints user={user} mayRun={mayRun(role)} line />
    </div>
  ) : null
  return (
    <>
      {role === 'teacher' ? <WorkCards /> : null}
      {mayRun(role) ? points : null}
      {role === 'teacher' || role === 'school-admin' ? (
        <CardGrid title="Your school" reader={role} keys={school} />
      ) : (
        <FewCards role={role} figures={figures.data} />
      )}
      {mayRun(role) ? null : points}
      {figures.isError ? (
        <div className={css.notice}>
          <Notice
            tone="care"
            action={
              <Button size="sm" onClick={() => void figures.refetch()}>
                Try again
              </Button>
            }
          >
            The figures on the cards could not be loaded. The cards work all the same.
          </Notice>
        </div>
      ) : null}
    </>
  )
}

function Greeting({ name, school: schoolName }: { name: string; school: string | null }) {
  const now = new Date()
  return (
    <div className={css.greeting}>
      <h2>{name ? `${greeting(now)}, ${name}` : greeting(now)}</h2>
      <p>{schoolName ? `${longDay(now)} · ${schoolName}` : longDay(now)}</p>
    </div>
  )
}
