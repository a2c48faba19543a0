import type { TopUp } from '@klasrum/contract/top-ups'
import { IconClock, IconPhotoUp, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Button, ButtonLink, IconButton } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useOwnTopUps } from './use-own-top-ups.ts'
import { decisionText, waitingText } from './waiting-text.ts'
import css from './waiting-top-ups.module.css'

const ProofDialog = lazy(async () => ({ default: (await import('./proof-dialog.tsx')).ProofDialog }))

/** What waits, and what was decided while the page was open. */
export function WaitingTopUps({ mayAddProof }: { mayAddProof: boolean }) {
  const { waiting, decisions, dismiss } = useOwnTopUps()
  return (
    <div className={css.list}>
      <Decisions decisions={decisions} onDismiss={dismiss} />
      <Waiting lacks="approval" topUps={waiting.filter((each) => each.payment_proof)} />
      <Waiting
        lacks="screenshot"
        topUps={waiting.filter((each) => !each.payment_proof)}
        mayAddProof={mayAddProof}
      />
    </div>
  )
}

type WaitingProps = { lacks: 'approval' | 'screenshot'; topUps: readonly TopUp[]; mayAddProof?: boolean }

function Waiting({ lacks, topUps, mayAddProof }: WaitingProps) {
  const [adding, setAdding] = useState<TopUp>()
  const said = waitingText(topUps, lacks, new Date())
  const [only, second] = topUps
  return (
    <>
      {said ? (
        <Notice
          tone="care"
          icon={lacks === 'approval' ? <IconClock size={20} /> : <IconPhotoUp size={20} />}
          title={said.title}
          action={
            !mayAddProof ? null : second ? (
              <ButtonLink size="sm" to="/dashboard/points">
                Add screenshots
              </ButtonLink>
            ) : (
              <Button size="sm" onClick={() => setAdding(only)}>
                Add screenshot
              </Button>
            )
          }
        >
          {said.text}
        </Notice>
      ) : null}
      <Suspense>
        {adding ? <ProofDialog topUp={adding} onClose={() => setAdding(undefined)} /> : null}
      </Suspense>
    </>
  )
}

type DecisionsProps = { decisions: readonly TopUp[]; onDismiss: (id: number) => void }

export const Decisions = ({ decisions, onDismiss }: DecisionsProps) =>
  decisions.map((topUp) => {
    const { title, text } = decisionText(topUp)
    return (
      <Notice
        key={topUp.id}
        tone={topUp.state === 'approved' ? 'done' : 'harm'}
        title={title}
        action={
          <IconButton label="Close message" icon={<IconX />} size="sm" onClick={() => onDismiss(topUp.id)} />
        }
      >
        {text}
      </Notice>
    )
  })
