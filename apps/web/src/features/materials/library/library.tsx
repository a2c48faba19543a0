import type { RunListed, RunState } from '@klasrum/contract/runs'
import { IconArchive, IconFolders, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { pageIn, pageText, useUrlValues } from '../../../lib/url-values.ts'
import { useLastPage } from '../../../lib/use-last-page.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card, CardFoot, CardHead, CardNote } from '../../../ui/card.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { SearchForm } from '../../../ui/search-form.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { useRuns } from '../queries.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import css from './library.module.css'
import { RepeatDialog } from './repeat-dialog.tsx'
import { RunTable } from './run-table.tsx'

const size = 10

const states = [
  { value: '', label: 'All runs' },
  { value: 'queued', label: 'Waiting' },
  { value: 'running', label: 'Processing...' },
  { value: 'done', label: 'Processed' },
  { value: 'failed', label: 'Error' },
  { value: 'cancelled', label: 'Cancelled' },
] as const satisfies readonly { value: RunState | ''; label: string }[]

const stateIn = (typed: string | undefined): RunState | '' =>
  states.find(({ value }) => value === typed)?.value ?? ''

/** Everything that was made, to open, make again with other settings, or delete. */
export function Library() {
  const { values, change } = useUrlValues()
  const place = {
    page: pageIn(values.page),
    search: values.search ?? '',
    state: stateIn(values.state),
    limit: size,
  }
  const list = useRuns(place)
  const [asked, setAsked] = useState<{ verb: 'repeat' | 'delete'; run: RunListed }>()
  const close = () => setAsked(undefined)
  const goTo = (page: number, replace = false) => change({ page: pageText(page) }, { replace })
  useLastPage({
    page: place.page,
    last: list.isPlaceholderData ? undefined : list.data?.total_pages,
    setPage: goTo,
  })
  return (
    <Card as="section" aria-labelledby="runs">
      <CardHead>
        <h2 id="runs">Your runs</h2>
        <div className={css.tools}>
          <SearchForm
            label="Search by file name"
            placeholder="File name"
            value={place.search}
            onSearch={(search) => change({ search, page: '' })}
          />
          <SmallSelect
            label="State"
            value={place.state}
            onChange={(state) => change({ state, page: '' })}
            options={states}
          />
          <ButtonLink size="sm" icon={<IconArchive />} to="/lesson-plans/bank">
            Question bank
          </ButtonLink>
          <ButtonLink size="sm" kind="primary" icon={<IconPlus />} to="/lesson-plans">
            New run
          </ButtonLink>
        </div>
      </CardHead>
      <Listed
        list={list}
        narrowed={place.search !== '' || place.state !== ''}
        onRepeat={(run) => setAsked({ verb: 'repeat', run })}
        onDelete={(run) => setAsked({ verb: 'delete', run })}
      />
      {list.data && list.data.total > 0 ? (
        <CardFoot>
          <Pager
            page={place.page}
            size={size}
            total={list.data.total}
            more={list.data.more_than_total}
            onPage={goTo}
            busy={list.isPlaceholderData}
          />
        </CardFoot>
      ) : null}
      {asked?.verb === 'repeat' ? <RepeatDialog run={asked.run} onClose={close} /> : null}
      {asked?.verb === 'delete' ? <DeleteDialog run={asked.run} onClose={close} /> : null}
    </Card>
  )
}

type ListedProps = {
  list: ReturnType<typeof useRuns>
  narrowed: boolean
  onRepeat: (run: RunListed) => void
  onDelete: (run: RunListed) => void
}

function Listed({ list: { data, error, refetch }, narrowed, ...actions }: ListedProps) {
  const retry = () => void refetch()
  if (!data) {
    return error ? (
      <ErrorState
        title={sayOr(error, 'Your runs could not be loaded.')}
        text="None of them is lost."
        onRetry={retry}
      />
    ) : (
      <RunTable runs={[]} loading {...actions} />
    )
  }
  return (
    <>
      {error ? (
        <CardNote>
          <StaleNotice title={sayOr(error, 'Your runs could not be loaded.')} onRetry={retry} />
        </CardNote>
      ) : null}
      {data.total === 0 ? (
        <EmptyState
          icon={<IconFolders />}
          title={narrowed ? 'No run fits' : 'Nothing made yet'}
          text={
            narrowed
              ? 'No run of yours has such a file name and state.'
              : 'Upload a lesson, and its plan, quizzes and exam are kept here.'
          }
          action={
            narrowed ? undefined : (
              <ButtonLink kind="primary" to="/lesson-plans">
                Make a lesson plan
              </ButtonLink>
            )
          }
        />
      ) : (
        <RunTable runs={data.runs} loading={false} {...actions} />
      )}
    </>
  )
}
