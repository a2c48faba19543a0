import { useInfiniteQuery } from '@tanstack/react-query'
import { call, type Reply } from '../../../lib/call.ts'
import { counted, dayAndTime } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { roleNames } from '../../accounts/door.ts'
import { classKeys } from '../queries.ts'
import css from './class-info.module.css'

type Opening = Reply<'GET /api/education/classes/{id}/openings'>[number]

const pageSize = 50

const useOpenings = (id: number) =>
  useInfiniteQuery({
    queryKey: classKeys.openings(id),
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/education/classes/{id}/openings',
        { params: { id }, query: { limit: pageSize, offset: pageParam } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageSize ? null : pages.length * pageSize),
    select: ({ pages }) => pages.flat(),
    staleTime: 0,
  })

const nameOfRole = (role: string): string =>
  Object.entries(roleNames).find(([key]) => key === role)?.[1] ?? role

const openingWords: Record<Opening['kind'], string> = {
  record: 'Grade sheet or class record',
  roster: 'Roster',
  'class-list': 'Class list',
  scores: 'Scores',
  grades: 'Quarter grades',
  history: 'Changes of scores',
  report: 'Report or report card',
  workbook: 'Class record, downloaded',
  form: 'School form',
}

const columns: Column<Opening>[] = [
  { key: 'name', head: 'Name', primary: true, cell: ({ name }) => name },
  { key: 'role', head: 'Role', cell: ({ role }) => nameOfRole(role) },
  { key: 'kind', head: 'What', cell: ({ kind }) => openingWords[kind] },
  { key: 'hour', head: 'In the hour from', cell: ({ hour }) => dayAndTime(hour) },
  { key: 'times', head: 'Opened', align: 'right', cell: ({ times }) => counted(times, 'time') },
]

/** Who looked into the record, for those who answer for the school's data. */
export function ClassOpenings({ id }: { id: number }) {
  const openings = useOpenings(id)
  const { data, error, refetch } = openings
  const failed = sayOr(error, 'Failed to load who opened this record')
  return (
    <Card as="section">
      <CardHead>
        <h2>Who opened this record</h2>
      </CardHead>
      {error && !data ? (
        <ErrorState title={failed} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          caption="Who opened this record"
          columns={columns}
          rows={data ?? []}
          rowKey={({ user_id, hour, name, kind }) => `${user_id ?? name} ${kind} ${hour}`}
          loading={!data}
          empty={<p className={css.more}>Nobody yet.</p>}
        />
      )}
      <LoadMore list={openings} className={css.more} />
    </Card>
  )
}
