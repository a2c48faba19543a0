import type { SessionUser } from '@klasrum/contract/accounts'
import { useEffect, useRef } from 'react'
import { counted, fullName } from '../../../lib/format.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import css from './top-up-form.module.css'
import { TopUpForm } from './top-up-form.tsx'
import { useSubmitTopUp } from './use-submit-top-up.ts'

const shownFor = 2_000

type AddPointsProps = {
  user: SessionUser
  /** Two seconds after the proof arrived. */
  onSuccess: () => void
  onCancel: () => void
}

export function AddPoints({ user, onSuccess, onCancel }: AddPointsProps) {
  const sending = useSubmitTopUp()
  return (
    <Card as="section" aria-labelledby="add-points">
      <CardHead>
        <div>
          <h2 id="add-points">Add Points</h2>
          <p className={css.who}>
            {fullName(user)}, {user.email}. Current points: {counted(user.points, 'point')}
          </p>
        </div>
      </CardHead>
      {sending.done ? (
        <Uploaded onSeen={onSuccess} />
      ) : (
        <TopUpForm user={user} sending={sending} onCancel={onCancel} />
      )}
    </Card>
  )
}

/** Takes the focus, because the button that was pressed is gone. */
function Uploaded({ onSeen }: { onSeen: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useRef(onSeen)
  useEffect(() => {
    seen.current = onSeen
  })
  useEffect(() => {
    place.current?.focus()
    const timer = setTimeout(() => seen.current(), shownFor)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div ref={place} className={css.done} tabIndex={-1}>
      <Notice tone="done" title="Payment proof uploaded successfully!">
        Your points will be updated shortly.
      </Notice>
    </div>
  )
}
