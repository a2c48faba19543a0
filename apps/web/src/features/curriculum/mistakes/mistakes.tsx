import { IconFlag } from '@tabler/icons-react'
import { useLastPageOf, usePageInUrl } from '../../../lib/use-pages.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { QueryList } from '../../../ui/query-list.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { mistakesOnPage, useMistakes } from '../queries.ts'
import { MistakeCard } from './mistake-card.tsx'
import css from './mistakes.module.css'

/** What teachers reported as wrong in the units, for the admin to look into and close. */
export function Mistakes() {
  const { values, change, page, goTo } = usePageInUrl()
  const state = values.state === 'closed' ? 'closed' : 'open'
  const list = useMistakes({ state, page })
  useLastPageOf(list, page, goTo)
  return (
    <Tabs
      label="Reports"
      value={state}
      onChange={(next) => change({ state: next === 'open' ? '' : next, page: '' })}
      tabs={[
        { value: 'open', label: 'Open' },
        { value: 'closed', label: 'Closed' },
      ]}
    >
      <Listed list={list} state={state} />
      {list.data && list.data.total > mistakesOnPage ? (
        <Pager
          page={page}
          size={mistakesOnPage}
          total={list.data.total}
          onPage={goTo}
          busy={list.isPlaceholderData}
        />
      ) : null}
    </Tabs>
  )
}

type ListedProps = { list: ReturnType<typeof useMistakes>; state: 'open' | 'closed' }

function Listed({ list, state }: ListedProps) {
  return (
    <QueryList
      list={list}
      failed="The reports could not be loaded."
      reassurance="None of them is lost."
      skeleton={<Loading />}
      apart
    >
      {({ total, mistakes }) =>
        total === 0 && !list.isPlaceholderData ? (
          <NoReports state={state} />
        ) : (
          <>
            <VisuallyHidden as="h2">{state === 'open' ? 'Open reports' : 'Closed reports'}</VisuallyHidden>
            <ul className={css.list} aria-label={state === 'open' ? 'Open reports' : 'Closed reports'}>
              {mistakes.map((mistake) => (
                <MistakeCard key={mistake.id} mistake={mistake} />
              ))}
            </ul>
          </>
        )
      }
    </QueryList>
  )
}

const NoReports = ({ state }: { state: 'open' | 'closed' }) => (
  <Card>
    <EmptyState
      icon={<IconFlag />}
      title={state === 'open' ? 'No open reports' : 'No report was closed yet'}
      text={
        state === 'open'
          ? 'When somebody reports a mistake in a topic, you read it here.'
          : 'A report that you close is kept here.'
      }
      action={
        <ButtonLink size="sm" to="/curriculum">
          Look at the curriculum
        </ButtonLink>
      }
    />
  </Card>
)

const Loading = () => (
  <div role="status">
    <VisuallyHidden>Loading reports...</VisuallyHidden>
    <div className={css.list} aria-hidden>
      {['first', 'second', 'third'].map((each) => (
        <div key={each} className={css.card}>
          <Skeleton width="min(18rem, 80%)" height="1.25rem" />
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  </div>
)
