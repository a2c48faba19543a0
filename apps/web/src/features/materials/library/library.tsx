import type { RunListed, RunState } from '@klasrum/contract/runs'
import { IconArchive, IconFolders, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useLastPageOf, usePageInUrl } from '../../../lib/use-pages.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { ListFoot, QueryList } from '../../../ui/query-list.tsx'
import { SearchForm } from '../../../ui/search-form.tsx'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { useRuns } from '../queries.ts'
import { DeleteRunDialog } from './delete-dialog.tsx'
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
  const { values, change, page, goTo } = usePageInUrl()
  const place = {
    page,
    search: values.search ?? '',
    state: stateIn(values.state),
    limit: size,
  }
  const list = useRuns(place)
  const [asked, setAsked] = useState<{ verb: 'repeat' | 'delete'; run: RunListed }>()
  const close = () => setAsked(undefined)
  useLastPageOf(list, page, goTo)
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
      {list.data && list.data.total > size ? (
        <ListFoot list={list} page={page} size={size} onPage={goTo} />
      ) : null}
      {asked?.verb === 'repeat' ? <RepeatDialog run={asked.run} onClose={close} /> : null}
      {asked?.verb === 'delete' ? <DeleteRunDialog run={asked.run} onClose={close} /> : null}
    </Card>
  )
}

type ListedProps = {
  list: ReturnType<typeof useRuns>
  narrowed: boolean
  onRepeat: (run: RunListed) => void
  onDelete: (run: RunListed) => void
}

function Listed({ list, narrowed, ...actions }: ListedProps) {
  return (
    <QueryList
      list={list}
      failed="Your runs could not be loaded."
      reassurance="None of them is lost."
      skeleton={<RunTable runs={[]} loading {...actions} />}
    >
      {({ total, runs }) =>
        total === 0 ? <NoRuns narrowed={narrowed} /> : <RunTable runs={runs} loading={false} {...actions} />
      }
    </QueryList>
  )
}

const NoRuns = ({ narrowed }: { narrowed: boolean }) =>
  narrowed ? (
    <EmptyState
      icon={<IconFolders />}
      title="No run fits"
      text="No run of yours has such a file name and state."
    />
  ) : (
    <EmptyState
      icon={<IconFolders />}
      title="Nothing made yet"
      text="Upload a lesson, and its plan, quizzes and exam are kept here."
      action={
        <ButtonLink kind="primary" to="/lesson-plans">
          Make a lesson plan
        </ButtonLink>
      }
    />
  )
