import type { PendingTopUp } from '@klasrum/contract/top-ups'
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { FullScreenViewer } from '../../../ui/full-screen-viewer.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { stepZoom } from '../../../ui/zoom.ts'
import { noProof } from './pending-table.tsx'
import { ProofStage } from './proof-stage.tsx'
import css from './proof-viewer.module.css'
import { ProofWarning } from './proof-warning.tsx'
import { reasonFor } from './reasons.ts'
import { RejectReason } from './reject-reason.tsx'
import { TopUpFacts } from './top-up-facts.tsx'
import type { Decide } from './use-decide.ts'
import { useDecision } from './use-decision.ts'
import { badgeOf } from './warning-text.ts'

type ProofViewerProps = {
  topUp: PendingTopUp
  /** Such as "2 of 7". */
  where: string
  decide: Decide
  onDecided: (topUp: PendingTopUp) => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onClose: () => void
}

/** What belongs to the request on the screen and starts anew with the next one. */
const fresh = (topUp: PendingTopUp) => ({
  id: topUp.id,
  zoom: 1,
  reason: reasonFor(topUp.warnings),
  otherId: null as number | null,
})

export function ProofViewer(props: ProofViewerProps) {
  const { topUp, where, decide, onDecided, onPrevious, onNext, onClose } = props
  const [kept, setKept] = useState(() => fresh(topUp))
  const view = kept.id === topUp.id ? kept : fresh(topUp)
  const change = (part: Partial<typeof view>) => setKept({ ...view, ...part })
  const field = useRef<HTMLTextAreaElement>(null)
  const { approve, reject, working, problem, missing, forget } = useDecision({ decide, onDecided, field })

  const other = topUp.warnings.find((warning) => warning.other?.id === view.otherId)?.other
  const flagged = topUp.warnings.length > 0
  const step = (go: (() => void) | undefined) => () => {
    if (!go || working) return
    forget()
    go()
  }
  const approveThis = () => {
    if (topUp.payment_proof) void approve(topUp)
  }
  const rejectThis = () => void reject(topUp, view.reason)
  const zoomBy = (way: 'in' | 'out') => change({ zoom: stepZoom(view.zoom, way) })

  const onKey = (event: KeyboardEvent) => {
    // A zoomed picture that has the focus is moved by the arrows.
    const pans = view.zoom > 1 && event.target instanceof Element && event.target.querySelector('img')
    const acts: Record<string, (() => void) | null> = {
      a: approveThis,
      r: rejectThis,
      arrowleft: pans ? null : step(onPrevious),
      arrowright: pans ? null : step(onNext),
      '+': () => zoomBy('in'),
      '=': () => zoomBy('in'),
      '-': () => zoomBy('out'),
    }
    const act = acts[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <FullScreenViewer
      label={`Payment proof of ${topUp.user_name}`}
      shown={topUp.id}
      onClose={onClose}
      onKey={onKey}
      where={<span role="status">{other ? `Top-up #${other.id} of ${other.user_name}` : where}</span>}
      tools={
        <>
          <IconButton label="Zoom out" icon={<IconZoomOut />} onClick={() => zoomBy('out')} />
          <IconButton label="Zoom in" icon={<IconZoomIn />} onClick={() => zoomBy('in')} />
          <IconButton
            label="Previous proof"
            icon={<IconChevronLeft />}
            aria-disabled={!onPrevious}
            onClick={step(onPrevious)}
          />
          <IconButton
            label="Next proof"
            icon={<IconChevronRight />}
            aria-disabled={!onNext}
            onClick={step(onNext)}
          />
        </>
      }
      picture={
        <ProofStage
          path={other ? other.payment_proof : topUp.payment_proof}
          alt={`Payment proof of ${other?.user_name ?? topUp.user_name}`}
          zoom={view.zoom}
          onZoom={(zoom) => change({ zoom })}
          onClose={onClose}
        />
      }
      keys={
        <>
          Click the picture to close. <kbd>A</kbd> approve <kbd>R</kbd> reject <kbd>←</kbd> <kbd>→</kbd>{' '}
          others <kbd>+</kbd> <kbd>-</kbd> zoom
        </>
      }
    >
      <div className={css.who}>
        <h2>{topUp.user_name}</h2>
        <p>
          {topUp.email}, ID {topUp.user_id}
        </p>
      </div>
      <TopUpFacts topUp={topUp} />
      {topUp.warnings.map((warning) => (
        <ProofWarning
          key={badgeOf(warning)}
          topUp={topUp}
          warning={warning}
          otherShown={warning.other !== null && warning.other.id === view.otherId}
          onShowOther={(shown) => change({ zoom: 1, otherId: shown ? (warning.other?.id ?? null) : null })}
        />
      ))}
      <RejectReason
        ref={field}
        label="Reason, if you reject"
        sender={topUp.user_name}
        value={view.reason}
        onChange={(reason) => change({ reason })}
        error={missing && !view.reason.trim() ? missing : undefined}
      />
      {problem ? <Notice tone="harm">{problem}</Notice> : null}
      <div className={css.decide}>
        <Button
          kind={flagged ? 'harm' : 'line'}
          working={working === 'reject' && 'Rejecting...'}
          aria-disabled={working === 'approve'}
          onClick={rejectThis}
        >
          Reject top-up
        </Button>
        <Button
          kind={flagged ? 'line' : 'primary'}
          working={working === 'approve' && 'Approving...'}
          aria-disabled={working === 'reject' || !topUp.payment_proof}
          title={topUp.payment_proof ? undefined : noProof}
          onClick={approveThis}
        >
          Approve {counted(topUp.points, 'point')}
        </Button>
      </div>
    </FullScreenViewer>
  )
}
