import type { SessionUser } from '@klasrum/contract/accounts'
import type { TeacherProfile } from '@klasrum/contract/teachers'
import { IconAddressBook } from '@tabler/icons-react'
import { useState } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { useLastPage } from '../../../lib/use-last-page.ts'
import { Card } from '../../../ui/card.tsx'
import { CountCard } from '../../../ui/count-card.tsx'
import { CreateCard } from '../../../ui/create-card.tsx'
import { ListPage, ListTools, ListTop } from '../../../ui/list-page.tsx'
import { LiveSearch } from '../../../ui/live-search.tsx'
import { PrevNext } from '../../../ui/prev-next.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { TeacherDialog } from '../teacher-dialog.tsx'
import { mayEdit } from '../teacher-text.ts'
import { sizes, staffListStates, useStaffPlace } from './place.ts'
import { useStaff, useStaffCount } from './queries.ts'
import { StaffTable } from './staff-table.tsx'
import { WaitingTeachers } from './waiting-list.tsx'

/** The profiles an admin or a school-admin keeps. */
export function Staff({ editor }: { editor: SessionUser }) {
  const { place, setSearch, setState, setSize, setPage } = useStaffPlace()
  const list = useStaff(place)
  const total = useStaffCount(place).data?.count
  const [asked, setAsked] = useState<{ teacher?: TeacherProfile }>()

  const last = Math.max(1, Math.ceil((total ?? 0) / Number(place.size)))
  const ended = total !== undefined && !list.isPlaceholderData && list.data?.length === 0
  useLastPage({ page: place.page, last: ended ? last : undefined, setPage })

  return (
    <ListPage>
      <ListTop>
        <CreateCard
          icon={<IconAddressBook />}
          title="Create/Assign Teacher Profile"
          text="School, account, employee number and name"
          onClick={() => setAsked({})}
        />
        <CountCard count={total} one="Teacher" many="Teachers" />
      </ListTop>
      <WaitingTeachers />
      <ListTools>
        <LiveSearch
          label="Search teachers"
          placeholder="Name, e-mail or employee number"
          value={place.search}
          onSearch={setSearch}
        />
        <SmallSelect label="Filter" value={place.state} onChange={setState} options={staffListStates} />
        <SmallSelect label="Page size" value={place.size} onChange={setSize} options={sizes} />
      </ListTools>
      <Listed
        list={list}
        filtered={place.search !== '' || place.state !== 'all'}
        editor={editor}
        onEdit={(teacher) => setAsked({ teacher })}
      />
      {list.data && last > 1 ? (
        <PrevNext page={place.page} last={last} onPage={setPage} busy={list.isPlaceholderData} />
      ) : null}
      {asked ? <TeacherDialog {...asked} editor={editor} onClose={() => setAsked(undefined)} /> : null}
    </ListPage>
  )
}

type ListedProps = {
  list: ReturnType<typeof useStaff>
  filtered: boolean
  editor: SessionUser
  onEdit: (teacher: TeacherProfile) => void
}

function Listed({ list: { data, error, refetch }, filtered, editor, onEdit }: ListedProps) {
  const table = { mayEdit: (teacher: TeacherProfile) => mayEdit(editor, teacher), onEdit }
  if (!data) {
    return error ? (
      <Card>
        <ErrorState title={sayOr(error, 'Failed to load teachers')} onRetry={() => void refetch()} />
      </Card>
    ) : (
      <Card>
        <div role="status">
          <VisuallyHidden>Loading teachers...</VisuallyHidden>
        </div>
        <StaffTable {...table} />
      </Card>
    )
  }
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<IconAddressBook />}
          title={filtered ? 'No teachers match your search' : 'No teachers yet'}
          text={
            filtered
              ? 'Try other words or another filter.'
              : 'Teachers appear here when they choose a school, or when you make their profile.'
          }
        />
      </Card>
    )
  }
  return (
    <>
      <VisuallyHidden as="h2">Teachers</VisuallyHidden>
      {error ? (
        <StaleNotice title={sayOr(error, 'Failed to load teachers')} onRetry={() => void refetch()} />
      ) : null}
      <Card>
        <StaffTable teachers={data} {...table} />
      </Card>
    </>
  )
}
