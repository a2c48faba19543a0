import { IconTable } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { asOf } from '../../../lib/kept-query.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EndOfList } from '../../../ui/end-of-list.tsx'
import { LoadingCards, RecordGrid } from '../../../ui/record-card.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { ClassMenu, type ClassTask } from '../class-menu.tsx'
import { ClassTaskDialog } from '../class-task-dialog.tsx'
import { ClassCard } from './class-card.tsx'
import css from './classes.module.css'
import { filterCount, type WantedClasses } from './place.ts'
import { useClasses } from './queries.ts'

type ListedClassesProps = {
  wanted: WantedClasses
  withKeeper: boolean
  /** Neither active nor archived ones. */
  none: boolean
  onShowAll: () => void
  /** Without words and filters. */
  onClear: () => void
}

const failed = 'Failed to load classes'

export function ListedClasses({ wanted, withKeeper, none, onShowAll, onClear }: ListedClassesProps) {
  const list = useClasses(wanted)
  const [task, setTask] = useState<ClassTask>()
  const { error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  // Drawn in slices: a list in one go would hold up a finger on a slow phone.
  const data = useDeferredValue(list.data)
  if (!data) {
    return error && !list.data ? (
      <Card>
        <ErrorState title={sayOr(error, failed)} onRetry={() => void refetch()} />
      </Card>
    ) : (
      <LoadingCards label="Loading classes..." />
    )
  }
  if (data.length === 0)
    return <NoClasses wanted={wanted} none={none} onShowAll={onShowAll} onClear={onClear} />
  const oneYear = new Set(data.map(({ school_year }) => school_year)).size === 1
  return (
    <>
      <VisuallyHidden as="h2">Classes</VisuallyHidden>
      <Key year={oneYear ? data[0]?.school_year : undefined} />
      {error && !isFetchNextPageError ? (
        <StaleNotice title={sayOr(error, failed)} asOf={asOf(list)} onRetry={() => void refetch()} />
      ) : null}
      <RecordGrid label="Classes">
        {data.map((klass) => (
          <ClassCard
            key={klass.id}
            klass={klass}
            withKeeper={withKeeper}
            withYear={!oneYear}
            menu={<ClassMenu klass={klass} onTask={setTask} />}
          />
        ))}
      </RecordGrid>
      {hasNextPage ? (
        <EndOfList
          hasMore
          loading={isFetchingNextPage}
          problem={isFetchNextPageError ? sayOr(error, failed) : undefined}
          onMore={() => void fetchNextPage()}
        />
      ) : null}
      <ClassTaskDialog task={task} onClose={() => setTask(undefined)} />
    </>
  )
}

/** What the bars of the cards say, and the school year where it is one. */
const Key = ({ year }: { year: string | undefined }) => (
  <p className={css.key}>
    <b>{year ? `SY ${year}, scores that are in:` : 'Scores that are in:'}</b>
    <span data-tone="info">under 50%</span>
    <span data-tone="care">from 50%</span>
    <span>from 75%</span>
  </p>
)

type NoClassesProps = Omit<ListedClassesProps, 'withKeeper'>

/** What found nothing: a teacher sees a wrong letter at once. */
function lookedFor({ search, ...filters }: WantedClasses): string {
  const filtered = filterCount(filters) > 0
  if (search === '') return 'No class has all that the filter asks for.'
  return `No subject, grade level or section has “${search}” in it${filtered ? ' and fits the filter' : ''}.`
}

function NoClasses({ wanted, none, onShowAll, onClear }: NoClassesProps) {
  const narrowed = wanted.search !== '' || filterCount(wanted) > 0
  const empty = narrowed
    ? {
        title: 'No classes match your search',
        text: lookedFor(wanted),
        action: <Button onClick={onClear}>Clear search</Button>,
      }
    : none
      ? {
          title: 'No classes yet',
          text: 'A class holds its roster and its grade sheet.',
          action: (
            <ButtonLink kind="next" to="/classes/new-record">
              Create your first class
            </ButtonLink>
          ),
        }
      : {
          title: wanted.state === 'archived' ? 'No archived classes' : 'No active classes',
          text:
            wanted.state === 'archived'
              ? 'A class that you archive is kept here, as it was.'
              : 'All of your classes are archived.',
          action:
            wanted.state === 'archived' ? undefined : <Button onClick={onShowAll}>Show all classes</Button>,
        }
  return (
    <Card>
      <EmptyState icon={<IconTable />} {...empty} />
    </Card>
  )
}
