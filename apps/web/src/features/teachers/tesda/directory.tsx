import type { SessionUser } from '@klasrum/contract/accounts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Card } from '../../../ui/card.tsx'
import { ListTools } from '../../../ui/list-page.tsx'
import { LiveSearch } from '../../../ui/live-search.tsx'
import { LoadingCards } from '../../../ui/record-card.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { useAllDivisions } from '../../schools/door.ts'
import { teachersKey } from '../queries.ts'
import { useTesdaPlace } from './place.ts'
import { TesdaList } from './tesda-list.tsx'

const most = 200

type Wanted = { search: string; division: string }

const useDirectory = ({ search, division }: Wanted) =>
  useQuery({
    queryKey: [teachersKey, 'tesda', search, division],
    queryFn: async ({ signal }) => {
      const wanted = {
        search,
        tesda: 'true',
        division_id: division === 'all' ? undefined : division,
      } as const
      const query = { ...wanted, limit: most, offset: 0 }
      const [{ entries }, { count }] = await Promise.all([
        call('GET /api/education/teacher-directory', { query }, { signal }),
        call('GET /api/education/teacher-directory/count', { query: wanted }, { signal }),
      ])
      return { teachers: entries.map(({ teacher }) => teacher), count }
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** Everybody who keeps TESDA data, as far as the reader may look. */
export function Directory({ reader }: { reader: SessionUser }) {
  const { search, division, setSearch, setDivision } = useTesdaPlace(reader)
  const { data, error, refetch } = useDirectory({ search, division })
  const wide = reader.role !== 'school-admin'
  const divisions = useAllDivisions({ enabled: wide }).data ?? []
  const options = [
    { value: 'all', label: 'All Divisions' },
    ...divisions.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  if (!options.some(({ value }) => value === division)) {
    options.push({ value: division, label: `Division ${division}` })
  }
  const filtered = search !== '' || division !== 'all'
  return (
    <>
      {data?.count === 0 && !filtered ? null : (
        <ListTools>
          <LiveSearch
            label="Search teachers"
            placeholder="Name, e-mail or employee number"
            value={search}
            onSearch={setSearch}
          />
          {wide ? (
            <SmallSelect label="Division" value={division} onChange={setDivision} options={options} />
          ) : null}
        </ListTools>
      )}
      {data && error ? (
        <StaleNotice title={sayOr(error, 'Failed to load teachers')} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <TesdaList
          teachers={data.teachers}
          count={data.count}
          reader={reader}
          empty="No teachers with TESDA data yet."
          filtered={filtered}
        />
      ) : error ? (
        <Card>
          <ErrorState title={sayOr(error, 'Failed to load teachers')} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <LoadingCards label="Loading teachers..." />
      )}
    </>
  )
}
