import type { SessionUser } from '@klasrum/contract/accounts'
import type { Role } from '@klasrum/contract/fields'
import { greeting, longDay } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AdminOverview } from './admin-overview.tsx'
import { CardGrid } from './card-grid.tsx'
import type { CardKey } from './cards.ts'
import css from './dashboard.module.css'
import { useFigures } from './figures.ts'
import { OwnOverview } from './own-overview.tsx'
import { WaitingList } from './waiting-list.tsx'

const work: readonly CardKey[] = ['classes', 'lesson-plans', 'slide-shows', 'curriculum']
const school: readonly CardKey[] = ['subjects', 'sections', 'teachers', 'schools', 'divisions']
const structure: readonly CardKey[] = ['divisions', 'districts', 'schools', 'teachers']

const isAdmin = (user: SessionUser): user is SessionUser & { role: 'admin' } => user.role === 'admin'
const isOther = (user: SessionUser): user is SessionUser & { role: Exclude<Role, 'admin'> } =>
  user.role !== 'admin'

export function Dashboard() {
  const { user } = useSession()
  const figures = useFigures()
  if (!user) return null
  const cards = { role: user.role, figures: figures.data, loading: figures.isPending }
  return (
    <>
      <Greeting name={user.first_name} school={figures.data?.school_name ?? null} />
      {isOther(user) ? <OwnOverview user={user} /> : <AdminOverview />}
      <WaitingList />
      {isAdmin(user) ? (
        <>
          <CardGrid {...cards} title="Teaching" keys={[...work, 'subjects', 'sections']} small />
          <CardGrid {...cards} title="School structure" keys={structure} small />
        </>
      ) : (
        <>
          <CardGrid {...cards} title="Your work" keys={work} />
          <CardGrid
            {...cards}
            title={user.role === 'division-eps' ? 'Your division' : 'Your school'}
            keys={school}
            small
          />
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
      )}
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
