import type { OwnStorage as Storage, StoredKind } from '@klasrum/contract/storage'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../lib/call.ts'
import { counted, number } from '../../lib/format.ts'
import { sayOr } from '../../lib/say-or.ts'
import { useSession } from '../../lib/session.ts'
import { mayOpen, type RoutePath } from '../../route-table.ts'
import { Card, CardHead } from '../../ui/card.tsx'
import { sizeText } from '../../ui/file-check.ts'
import { Meter } from '../../ui/meter.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import css from './own-storage.module.css'

/** How much room the files take, and where to make some. */
export function OwnStorageCard() {
  const { data, error, refetch } = useQuery({
    queryKey: ['own-storage'],
    queryFn: ({ signal }) => call('GET /api/account/storage', undefined, { signal }),
    staleTime: 0,
  })
  return (
    <Card as="section" aria-labelledby="your-storage">
      <CardHead>
        <h2 id="your-storage">Storage</h2>
      </CardHead>
      <div className={css.body}>
        {data ? <Used storage={data} /> : null}
        {error && !data ? (
          <ErrorState
            title={sayOr(error, 'The storage could not be loaded')}
            onRetry={() => void refetch()}
          />
        ) : null}
        {data || error ? null : <Skeleton lines={3} />}
      </div>
    </Card>
  )
}

const nearlyFull = 80

const processMegabytes = (bytes: number): string => `${number(Math.round(bytes / 1024 / 1024))} MB`

function Used({ storage }: { storage: Storage }) {
  const { used, most, kinds, school, days_lessons_kept } = storage
  const share = (100 * used) / most
  return (
    <>
      <div className={css.sum}>
        <p>{`${sizeText(used)} of ${sizeText(most)}`}</p>
        <Meter label="Storage used" value={share} tone={share < nearlyFull ? 'go' : 'care'} />
      </div>
      {share < nearlyFull ? null : (
        <Notice tone="care">
          {share < 100 ? 'Little room is left.' : 'No room is left, so new files are refused.'} Delete what
          you no longer need.
        </Notice>
      )}
      {kinds.length > 0 ? (
        <ul className={css.kinds}>
          {kinds.map((each) => (
            <Kind key={each.kind} {...each} />
          ))}
        </ul>
      ) : (
        <p className={css.note}>You have not added any files yet.</p>
      )}
      <p className={css.note}>
        {`Files you add for lesson plans are removed ${counted(days_lessons_kept, 'day')} after the run. What was made of them stays.`}
        {school
          ? ` Your school uses ${processMegabytes(school.used)} of ${processMegabytes(school.most)}.`
          : ''}
      </p>
    </>
  )
}

type About = { name: string; path?: RoutePath; where: string }

const about: Record<StoredKind, About> = {
  lesson: { name: 'Lesson files', path: '/lesson-plans/library', where: 'Lesson plan library' },
  show: { name: 'Slide shows', path: '/dashboard/slideshows', where: 'Slide shows' },
  recording: { name: 'Your recordings', path: '/dashboard/slideshows', where: 'Slide shows' },
  form: { name: 'School forms', path: '/classes', where: 'Forms of a class' },
  proof: { name: 'Payment proofs', where: 'Kept with your top-ups' },
}

function Kind({ kind, files, bytes }: Storage['kinds'][number]) {
  const { user } = useSession()
  const { name, path, where } = about[kind]
  return (
    <li>
      <span>
        <span className={css.name}>{name}</span>
        <span className={css.note}>{counted(files, 'file')}</span>
      </span>
      <span className={css.size}>{sizeText(bytes)}</span>
      {path && user && mayOpen(path, user.role) ? (
        <Link className={css.link} to={path}>
          {`Delete in: ${where}`}
        </Link>
      ) : (
        <span className={css.note}>{where}</span>
      )}
    </li>
  )
}
