import type { LearnerView } from '@klasrum/contract/learner-views'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { roleNames } from '../../accounts/door.ts'
import { learnersKey } from '../learner-keys.ts'
import css from './learner-views.module.css'
import { viewText } from './view-text.ts'

const pageSize = 20

const useViews = (id: number) =>
  useInfiniteQuery({
    queryKey: [learnersKey, 'views', id],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/education/students/{id}/views',
        { params: { id }, query: { limit: pageSize, offset: pageParam } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.has_more ? pages.length * pageSize : null),
    select: ({ pages }) => pages.flatMap(({ views }) => views),
    staleTime: 0,
  })

const nameOfRole = (role: string): string =>
  Object.entries(roleNames).find(([key]) => key === role)?.[1] ?? role

const columns: Column<LearnerView>[] = [
  { key: 'name', head: 'Who', primary: true, cell: ({ name }) => name },
  { key: 'role', head: 'Role', cell: ({ role }) => nameOfRole(role) },
  { key: 'what', head: 'What', cell: viewText },
  { key: 'hour', head: 'In the hour from', cell: ({ hour }) => dayAndTime(hour) },
]

/** Who saw a learner, for those who answer for the school's data. */
export function LearnerViews({ id }: { id: number }) {
  const views = useViews(id)
  const { data, error, refetch } = views
  return (
    <Card as="section" aria-labelledby="learner-views">
      <CardHead>
        <h2 id="learner-views">Who saw this learner</h2>
      </CardHead>
      {error && !data ? (
        <ErrorState
          title={sayOr(error, 'Failed to load who saw this learner')}
          onRetry={() => void refetch()}
        />
      ) : (
        <DataTable
          caption="Who saw this learner"
          columns={columns}
          rows={data ?? []}
          rowKey={({ user_id, kind, class_name, hour }) => `${user_id} ${kind} ${class_name ?? ''} ${hour}`}
          loading={!data}
          empty={<p className={css.more}>Nobody in the last 400 days.</p>}
        />
      )}
      <LoadMore list={views} className={css.more} />
    </Card>
  )
}
