import type { PublicSchool } from '@klasrum/contract/schools'
import type { TeacherProfile } from '@klasrum/contract/teachers'
import { IconBuildingBank } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EndOfList } from '../../../ui/end-of-list.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { LiveSearch } from '../../../ui/live-search.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { PlaceBones } from '../place-bones.tsx'
import { usePlaceUrl } from '../place-url.ts'
import { AskForSchool } from './ask-for-school.tsx'
import css from './own-school.module.css'
import { PublicSchoolDialog } from './public-school-dialog.tsx'
import found from './public-schools.module.css'
import { usePublicSchools } from './queries.ts'
import { useOwnRequest, usePublicDivisions } from './request-queries.ts'

const failed = 'Failed to load schools. Please try again.'

type PublicSchoolsProps = { userId: number; profile: TeacherProfile | null }

/** Every school, to be found and chosen by a teacher who has none. */
export function PublicSchools({ userId, profile }: PublicSchoolsProps) {
  const heading = useId()
  const { place, setSearch, clear } = usePlaceUrl()
  const [open, setOpen] = useState<PublicSchool>()
  return (
    <section aria-labelledby={heading}>
      <ListPage>
        <div className={css.find}>
          <h2 id={heading}>{profile ? 'Choose another school' : 'Choose your school'}</h2>
          <p>
            Its principal is then asked to confirm that you teach there. You can create classes meanwhile, and
            choose another school here later.
          </p>
          <LiveSearch
            label="Search schools"
            placeholder="Name, school ID or region"
            value={place.search}
            onSearch={setSearch}
          />
        </div>
        <FoundSchools search={place.search} onOpen={setOpen} onClear={clear} />
      </ListPage>
      {open ? (
        <PublicSchoolDialog
          school={open}
          userId={userId}
          profile={profile}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </section>
  )
}

type FoundSchoolsProps = { search: string; onOpen: (school: PublicSchool) => void; onClear: () => void }

function FoundSchools({ search, onOpen, onClear }: FoundSchoolsProps) {
  const list = usePublicSchools(search)
  const isWaiting = useOwnRequest().data?.state === 'waiting'
  const divisionName = new Map(usePublicDivisions().data?.map(({ id, name }) => [id, name]))
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  if (!data) {
    return error ? (
      <Card>
        <ErrorState title={sayOr(error, failed)} onRetry={() => void refetch()} />
      </Card>
    ) : (
      <PlaceBones text="Loading schools..." />
    )
  }
  if (data.length === 0) return <NoSchools filtered={search !== ''} onClear={onClear} />
  return (
    <>
      {error && !isFetchNextPageError ? (
        <StaleNotice title={sayOr(error, failed)} onRetry={() => void refetch()} />
      ) : null}
      <ul className={found.found} aria-label="Schools">
        {data.map((school) => (
          <li key={school.id}>
            <div>
              <h3>{school.name}</h3>
              <p>
                {[divisionName.get(school.division_id), school.region].filter(Boolean).join(' · ')}
                <span>School ID {school.code}</span>
              </p>
            </div>
            <Button kind="light" onClick={() => onOpen(school)}>
              Choose
              <VisuallyHidden> this school: {school.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <EndOfList
          hasMore
          loading={isFetchingNextPage}
          problem={isFetchNextPageError ? sayOr(error, failed) : undefined}
          onMore={() => void fetchNextPage()}
        />
      ) : null}
      {isWaiting ? null : (
        <div className={css.unlisted}>
          <p>Your school is not in the list?</p>
          <AskForSchool />
        </div>
      )}
    </>
  )
}

const NoSchools = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) => (
  <Card>
    {filtered ? (
      <EmptyState
        icon={<IconBuildingBank />}
        title="No schools match your search"
        text="Try another name or code, or ask for your school to be added."
        action={
          <>
            <Button onClick={onClear}>Clear Filters</Button>
            <AskForSchool kind="primary" />
          </>
        }
      />
    ) : (
      <EmptyState
        icon={<IconBuildingBank />}
        title="No schools yet"
        text="Your school is listed here once an administrator has added it."
        action={<AskForSchool kind="primary" />}
      />
    )}
  </Card>
)
