import type { PendingTopUp } from '@klasrum/contract/top-ups'
import { IconReceipt } from '@tabler/icons-react'
import { useState } from 'react'
import { useLastPageOf, usePageInUrl } from '../../../lib/use-pages.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { ListFoot, QueryList } from '../../../ui/query-list.tsx'
import { SearchForm } from '../../../ui/search-form.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { DecidedTopUps } from './decided-top-ups.tsx'
import { PendingFigures } from './pending-figures.tsx'
import { PendingTable, type RowActions } from './pending-table.tsx'
import { ProofViewer } from './proof-viewer.tsx'
import { topUpsPerPage, usePending } from './queries.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { useDecide } from './use-decide.ts'
import { useViewer } from './use-viewer.ts'

export function PendingTopUps() {
  const { values, change, page, goTo } = usePageInUrl()
  const place = { page, search: values.search ?? '' }
  const list = usePending(place)
  const decide = useDecide()
  const viewer = useViewer({ place, listing: list.data, onPage: goTo })
  const [asked, setAsked] = useState<{ verb: 'approve' | 'reject'; topUp: PendingTopUp }>()
  const close = () => setAsked(undefined)
  useLastPageOf(list, page, goTo)

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
        <ListFoot list={list} page={page} size={topUpsPerPage} onPage={goTo} />
      </Card>
      <DecidedTopUps />
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

function Listed({ list, searched, ...actions }: ListedProps) {
  return (
    <QueryList
      list={list}
      failed="Failed to fetch data"
      reassurance="No request is lost. Nothing was decided."
      skeleton={<PendingTable topUps={[]} loading {...actions} />}
    >
      {({ total, pending_topups }) =>
        total === 0 ? (
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
          <PendingTable topUps={pending_topups} loading={false} {...actions} />
        )
      }
    </QueryList>
  )
}
