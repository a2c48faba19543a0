import type { SessionUser } from '@klasrum/contract/accounts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Card } from '../../../ui/card.tsx'
import { ListTools } from '../../../ui/list-page.tsx'
import { LiveSearch } from '../../../ui/live-search.tsx'
import { LoadingCards } from '../../../ui/record-card.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { useAllDivisions } from '../../schools/door.ts'
import { teachersKey } from '../queries.ts'
import { type Shown, useTesdaPlace } from './place.ts'
import { TesdaList } from './tesda-list.tsx'
import { WithoutTesda } from './without-tesda.tsx'

const most = 200

const shownOptions = [
  { value: 'with', label: 'With TESDA data' },
  { value: 'without', label: 'Without yet' },
] as const

type Wanted = { search: string; division: string; show: Shown }

const useDirectory = ({ search, division, show }: Wanted) =>
  useQuery({
    queryKey: [teachersKey, 'tesda', show, search, division],
    queryFn: async ({ signal }) => {
      const wanted = {
        search,
        ...(show === 'with' ? { tesda: 'true' as const } : { no_tesda: 'true' as const }),
        division_id: division === 'all' ? undefined : division,
      }
      const query = { ...wanted, limit: most, offset: 0 }
      const [{ entries }, { count }] = await Promise.all([
        call('GET /api/education/teacher-directory', { query }, { signal }),
        call('GET /api/education/teacher-directory/count', { query: wanted }, { signal }),
      ])
      return { teachers: entries.map(({ teacher }) => teacher), count, show }
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** Everybody who keeps TESDA data, or who does not yet, as far as the reader may look. */
export function Directory({ reader }: { reader: SessionUser }) {
  const { search, division, show, setSearch, setDivision, setShow } = useTesdaPlace(reader)
  const { data, error, refetch } = useDirectory({ search, division, show })
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
      <ListTools>
        <Segmented label="Teachers" value={show} onChange={setShow} options={shownOptions} />
        {data?.count === 0 && !filtered ? null : (
          <>
            <LiveSearch
              label="Search teachers"
              placeholder="Name, e-mail or employee number"
              value={search}
              onSearch={setSearch}
            />
            {wide ? (
              <SmallSelect label="Division" value={division} onChange={setDivision} options={options} />
            ) : null}
          </>
        )}
      </ListTools>
      {data && error ? (
        <StaleNotice title={sayOr(error, 'Failed to load teachers')} onRetry={() => void refetch()} />
      ) : null}
      {data?.show === 'without' ? (
        <WithoutTesda teachers={data.teachers} count={data.count} filtered={filtered} />
      ) : data ? (
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
