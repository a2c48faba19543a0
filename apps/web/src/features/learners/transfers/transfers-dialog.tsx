import type { Transfer } from '@klasrum/contract/transfers'
import { IconCheck, IconClock, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { whenSaid } from '../../../lib/when.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { DetailSection } from '../../../ui/detail-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { DecideDialog, type Deciding } from './decide-dialog.tsx'
import { useTransfers } from './queries.ts'
import { learnerText, stateText } from './transfer-text.ts'
import css from './transfers.module.css'

/** What waits for an answer, what was asked for, and what was answered lately. */
export function TransfersDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useTransfers('all')
  const [deciding, setDeciding] = useState<Deciding>()
  if (deciding) return <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} />
  return (
    <Dialog open onClose={onClose} title="Transfers" footer={<Button onClick={onClose}>Close</Button>}>
      {data ? (
        <>
          <Section
            title="Waiting for your answer"
            transfers={data.filter((each) => each.state === 'waiting' && each.may_decide)}
            onDecide={setDeciding}
          />
          <Section
            title="Asked for, not answered yet"
            transfers={data.filter((each) => each.state === 'waiting' && !each.may_decide)}
          />
          <Section title="Answered" transfers={data.filter((each) => each.state !== 'waiting')} />
          {data.length === 0 ? <p>No transfers.</p> : null}
        </>
      ) : error ? (
        <ErrorState title={sayOr(error, 'Failed to load transfers')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={4} height="2rem" />
      )}
    </Dialog>
  )
}

type SectionProps = {
  title: string
  transfers: readonly Transfer[]
  onDecide?: (deciding: Deciding) => void
}

const Section = ({ title, transfers, onDecide }: SectionProps) =>
  transfers.length > 0 ? (
    <DetailSection title={title}>
      <ul className={css.list}>
        {transfers.map((transfer) => (
          <li key={transfer.id}>
            <div className={css.what}>
              <b>{learnerText(transfer)}</b>
              <span>
                {transfer.from_school_name ? `${transfer.from_school_name} to ` : 'To '}
                {transfer.to_school_name}
              </span>
              <span>
                Asked for by {transfer.requested_by} {whenSaid(transfer.requested_at, new Date())}
              </span>
            </div>
            {onDecide ? (
              <div className={css.buttons}>
                <Button
                  size="sm"
                  aria-label={`Decline ${learnerText(transfer)}`}
                  onClick={() => onDecide({ transfer, decision: 'decline' })}
                >
                  Decline
                </Button>
                <Button
                  size="sm"
                  kind="light"
                  aria-label={`Accept ${learnerText(transfer)}`}
                  onClick={() => onDecide({ transfer, decision: 'accept' })}
                >
                  Accept
                </Button>
              </div>
            ) : (
              <State state={transfer.state} />
            )}
          </li>
        ))}
      </ul>
    </DetailSection>
  ) : null

const looks = {
  waiting: { tone: 'care', icon: <IconClock size={16} /> },
  accepted: { tone: 'done', icon: <IconCheck size={16} /> },
  declined: { tone: 'plain', icon: <IconX size={16} /> },
} as const

const State = ({ state }: Pick<Transfer, 'state'>) => <Badge {...looks[state]}>{stateText[state]}</Badge>
