import type { SessionUser } from '@klasrum/contract/accounts'
import type { Subject } from '@klasrum/contract/subjects'
import { IconBook } from '@tabler/icons-react'
import { useState } from 'react'
import { sayOr } from '../../lib/say-or.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CreateCard } from '../../ui/create-card.tsx'
import { EndOfList } from '../../ui/end-of-list.tsx'
import { ListPage, ListTools, ListTop } from '../../ui/list-page.tsx'
import { LiveSearch } from '../../ui/live-search.tsx'
import { LoadingCards, RecordGrid } from '../../ui/record-card.tsx'
import { SmallSelect } from '../../ui/small-select.tsx'
import { StaleNotice } from '../../ui/stale-notice.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { DeleteSubjectDialog } from './delete-dialog.tsx'
import { subjectSorts, useSubjectsPlace, uses } from './place.ts'
import { useSubjects } from './queries.ts'
import { SubjectCard } from './subject-card.tsx'
import { mayChange } from './subject-fields.ts'
import { SubjectForm } from './subject-form.tsx'

export function Subjects() {
  const { user } = useSession()
  const { wanted, setSearch, setUse, setSort } = useSubjectsPlace()
  const list = useSubjects(wanted)
  const [open, setOpen] = useState<'new' | number>()
  const filtered = wanted.search !== '' || wanted.use !== 'all'
  if (!user) return null
  return (
    <ListPage>
      <ListTop>
        <CreateCard
          icon={<IconBook />}
          title="Create New Subject"
          text="Code and name"
          onClick={() => setOpen('new')}
        />
      </ListTop>
      {open === 'new' ? (
        <Card pad as="section">
          <SubjectForm onClose={() => setOpen(undefined)} />
        </Card>
      ) : null}
      <ListTools>
        <LiveSearch
          label="Search subjects"
          placeholder="Name, code or description"
          value={wanted.search}
          onSearch={setSearch}
        />
        <SmallSelect label="Filter" value={wanted.use} onChange={setUse} options={uses} />
        <SmallSelect label="Sort" value={wanted.sort} onChange={setSort} options={subjectSorts} />
      </ListTools>
      <Listed list={list} user={user} filtered={filtered} open={open} onOpen={setOpen} />
    </ListPage>
  )
}

type ListedProps = {
  list: ReturnType<typeof useSubjects>
  user: SessionUser
  filtered: boolean
  open: 'new' | number | undefined
  onOpen: (open: 'new' | number | undefined) => void
}

function Listed({ list, user, filtered, open, onOpen }: ListedProps) {
  const [leaving, setLeaving] = useState<Subject>()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  if (!data) {
    return error ? (
      <Card>
        <ErrorState title={sayOr(error, 'Failed to load subjects')} onRetry={() => void refetch()} />
      </Card>
    ) : (
      <LoadingCards label="Loading subjects..." rows />
    )
  }
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<IconBook />}
          title={filtered ? 'No subjects match your search' : 'No subjects yet'}
          text={filtered ? 'Try other words or another filter.' : 'Classes are made for a subject.'}
          action={
            filtered ? undefined : (
              <Button kind="next" onClick={() => onOpen('new')}>
                Create your first subject
              </Button>
            )
          }
        />
      </Card>
    )
  }
  return (
    <>
      <VisuallyHidden as="h2">Subjects</VisuallyHidden>
      {error && !isFetchNextPageError ? (
        <StaleNotice title={sayOr(error, 'Failed to load subjects')} onRetry={() => void refetch()} />
      ) : null}
      <RecordGrid label="Subjects" rows>
        {data.map((subject) => (
          <SubjectCard
            key={subject.id}
            subject={subject}
            changeable={mayChange(user, subject)}
            editing={open === subject.id}
            onEdit={(editing) => onOpen(editing ? subject.id : undefined)}
            onDelete={() => setLeaving(subject)}
          />
        ))}
      </RecordGrid>
      {hasNextPage ? (
        <EndOfList
          hasMore
          loading={isFetchingNextPage}
          problem={isFetchNextPageError ? sayOr(error, 'Failed to load subjects') : undefined}
          onMore={() => void fetchNextPage()}
        />
      ) : null}
      {leaving ? <DeleteSubjectDialog subject={leaving} onClose={() => setLeaving(undefined)} /> : null}
    </>
  )
}
