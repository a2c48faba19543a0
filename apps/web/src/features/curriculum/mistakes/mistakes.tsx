import { IconFlag } from '@tabler/icons-react'
import { sayOr } from '../../../lib/say-or.ts'
import { pageIn, pageText, useUrlValues } from '../../../lib/url-values.ts'
import { useLastPage } from '../../../lib/use-last-page.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { mistakesOnPage, useMistakes } from '../queries.ts'
import { MistakeCard } from './mistake-card.tsx'
import css from './mistakes.module.css'

const failed = 'The reports could not be loaded.'

/** What teachers reported as wrong in the units, for the admin to look into and close. */
export function Mistakes() {
  const { values, change } = useUrlValues()
  const state = values.state === 'closed' ? 'closed' : 'open'
  const page = pageIn(values.page)
  const list = useMistakes({ state, page })
  const goTo = (next: number, replace = false) => change({ page: pageText(next) }, { replace })
  useLastPage({
    page,
    last: list.isPlaceholderData ? undefined : list.data?.total_pages,
    setPage: goTo,
  })
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

function Listed({ list: { data, error, refetch, isPlaceholderData }, state }: ListedProps) {
  const retry = () => void refetch()
  if (!data) {
    return error ? (
      <Card>
        <ErrorState title={sayOr(error, failed)} text="None of them is lost." onRetry={retry} />
      </Card>
    ) : (
      <Loading />
    )
  }
  return (
    <>
      {error ? <StaleNotice title={sayOr(error, failed)} onRetry={retry} /> : null}
      {data.total === 0 && !isPlaceholderData ? (
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
      ) : (
        <>
          <VisuallyHidden as="h2">{state === 'open' ? 'Open reports' : 'Closed reports'}</VisuallyHidden>
          <ul className={css.list} aria-label={state === 'open' ? 'Open reports' : 'Closed reports'}>
            {data.mistakes.map((mistake) => (
              <MistakeCard key={mistake.id} mistake={mistake} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

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
