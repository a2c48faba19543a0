import type { ListedUser } from '@klasrum/contract/users'
import type { Tier } from '@klasrum/points/tiers'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { counted, fullName, number } from '../../../lib/format.ts'
import { useOnceKeys } from '../../../lib/once-keys.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useTiers } from '../../points/door.ts'
import { AmountChoice } from './amount-choice.tsx'
import css from './dialogs.module.css'
import { amountIn, InvalidPoints, pointsForAmount, sayOptionsFailed, sayTopUpFailed } from './give-points.ts'
import { loadUsersAgain } from './queries.ts'

type TopUpDialogProps = { user: ListedUser; onClose: () => void }

export function TopUpDialog({ user, onClose }: TopUpDialogProps) {
  const tiers = useTiers()
  if (tiers.data) return <GivePoints user={user} tiers={tiers.data} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title="Top Up" footer={<Button onClick={onClose}>Cancel</Button>}>
      {tiers.error ? (
        <RetryNotice onRetry={() => void tiers.refetch()}>{sayOptionsFailed(tiers.error)}</RetryNotice>
      ) : (
        <Skeleton lines={6} height="1.5rem" />
      )}
    </Dialog>
  )
}

const usual = 150
const wrongAmount = 'Please enter a valid amount greater than 0'

function GivePoints({ user, tiers, onClose }: TopUpDialogProps & { tiers: readonly Tier[] }) {
  const client = useQueryClient()
  const once = useOnceKeys()
  const [amount, setAmount] = useState(() => {
    const preset = tiers.find((tier) => tier.amount === usual) ?? tiers[0]
    return String(preset?.amount ?? usual)
  })
  const pesos = amountIn(amount)
  const points = pesos === null ? null : pointsForAmount(pesos, tiers)

  const { formProps, faults, sending, problem } = useForm({
    fields: { amount },
    checks: { amount: (typed) => (amountIn(typed) === null ? wrongAmount : undefined) },
    send: async () => {
      if (pesos === null || points === null) throw new InvalidPoints()
      const body = { user_id: user.id, amount: pesos, points }
      const given = await once(`${user.id} ${pesos} ${points}`, (onceKey) =>
        call('POST /api/admin/topup', { body }, { onceKey }),
      )
      if (!Number.isSafeInteger(given.points)) throw new InvalidPoints()
      return given
    },
    onSent: (given) => {
      toast({
        tone: 'done',
        title: 'Topup created successfully!',
        text: `${fullName(user)} got ${counted(given.points, 'point')}.`,
      })
      void loadUsersAgain(client)
      onClose()
    },
  })
  return (
    <FormDialog
      title="Top Up"
      formProps={formProps}
      sending={sending}
      submitLabel={points === null ? 'Add points' : `Add ${counted(points, 'point')}`}
      workingLabel="Adding..."
      onClose={onClose}
    >
      <p className={css.who}>
        {fullName(user)}, {user.email}. The points are added at once.
      </p>
      <AmountChoice tiers={tiers} value={amount} onChange={setAmount} error={faults.amount} />
      <dl className={css.sum}>
        <div>
          <dt>Points now</dt>
          <dd>{number(user.points)}</dd>
        </div>
        <div>
          <dt>Points added</dt>
          <dd>{points === null ? '–' : number(points)}</dd>
        </div>
        <div>
          <dt>New balance</dt>
          <dd>{points === null ? '–' : number(user.points + points)}</dd>
        </div>
      </dl>
      {problem ? <Notice tone="harm">{sayTopUpFailed(problem)}</Notice> : null}
    </FormDialog>
  )
}
