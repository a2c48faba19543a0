import type { PendingTopUp } from '@klasrum/contract/top-ups'
import { IconReceipt } from '@tabler/icons-react'
import { useState } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { pageIn, pageText, useUrlValues } from '../../../lib/url-values.ts'
import { useLastPage } from '../../../lib/use-last-page.ts'
import { Card, CardFoot, CardHead, CardNote } from '../../../ui/card.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { SearchForm } from '../../../ui/search-form.tsx'
import { StaleNotice } from '../../../ui/stale-notice.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { PendingFigures } from './pending-figures.tsx'
import { PendingTable, type RowActions } from './pending-table.tsx'
import { ProofViewer } from './proof-viewer.tsx'
import { pageSize, usePending } from './queries.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { useDecide } from './use-decide.ts'
import { useViewer } from './use-viewer.ts'

export function PendingTopUps() {
  const { values, change } = useUrlValues()
  const place = { page: pageIn(values.page), search: values.search ?? '' }
  const list = usePending(place)
  const decide = useDecide()
  const goTo = (page: number, replace = false) => change({ page: pageText(page) }, { replace })
  const viewer = useViewer({ place, listing: list.data, onPage: goTo })
  const [asked, setAsked] = useState<{ verb: 'approve' | 'reject'; topUp: PendingTopUp }>()
  const close = () => setAsked(undefined)

  useLastPage({
    page: place.page,
    last: list.isPlaceholderData ? undefined : list.data?.total_pages,
    setPage: goTo,
  })

  return (
    <ListPage>
      <PendingFigures />
      <Card as="section" aria-labelledby="waiting">
        <CardHead>
          <h2 id="waiting">Waiting for approval</h2>
          <SearchForm
            label="Search by name or e-mail"
            placeholder="Name or e-mail"
            value={place.search}
            onSearch={(search) => change({ search, page: '' })}
          />
        </CardHead>
        <Listed
          list={list}
          searched={place.search !== ''}
          onView={viewer.open}
          onApprove={(topUp) => setAsked({ verb: 'approve', topUp })}
          onReject={(topUp) => setAsked({ verb: 'reject', topUp })}
        />
        {list.data && list.data.total > 0 ? (
          <CardFoot>
            <Pager
              page={place.page}
              size={pageSize}
              total={list.data.total}
              more={list.data.more_than_total}
              onPage={goTo}
              busy={list.isPlaceholderData}
            />
          </CardFoot>
        ) : null}
      </Card>
      {asked?.verb === 'approve' ? (
        <ApproveDialog topUp={asked.topUp} decide={decide} onClose={close} />
      ) : null}
      {asked?.verb === 'reject' ? <RejectDialog topUp={asked.topUp} decide={decide} onClose={close} /> : null}
      {viewer.shown ? (
        <ProofViewer
          topUp={viewer.shown}
          where={viewer.where}
          decide={decide}
          onDecided={viewer.moveOn}
          onPrevious={viewer.previous}
          onNext={viewer.next}
          onClose={viewer.close}
        />
      ) : null}
    </ListPage>
  )
}

type ListedProps = RowActions & { list: ReturnType<typeof usePending>; searched: boolean }

function Listed({ list: { data, error, refetch }, searched, ...actions }: ListedProps) {
  const retry = () => void refetch()
  if (!data) {
    return error ? (
      <ErrorState
        title={sayOr(error, 'Failed to fetch data')}
        text="No request is lost. Nothing was decided."
        onRetry={retry}
      />
    ) : (
      <PendingTable topUps={[]} loading {...actions} />
    )
  }
  return (
    <>
      {error ? (
        <CardNote>
          <StaleNotice title={sayOr(error, 'Failed to fetch data')} onRetry={retry} />
        </CardNote>
      ) : null}
      {data.total === 0 ? (
        <EmptyState
          icon={<IconReceipt />}
          title="No pending topups found"
          text={
            searched
              ? 'No name or e-mail of a waiting request holds these words.'
              : 'Requests appear here as soon as somebody asks for a top-up.'
          }
        />
      ) : (
        <PendingTable topUps={data.pending_topups} loading={false} {...actions} />
      )}
    </>
  )
}
