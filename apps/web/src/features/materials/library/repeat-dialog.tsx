import type { RunListed } from '@klasrum/contract/runs'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { counted, number } from '../../../lib/format.ts'
import { useOnceKeys } from '../../../lib/once-keys.ts'
import { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useSession } from '../../../lib/session.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { tellPointsUpdated, usePrices } from '../../points/door.ts'
import { refreshRuns } from '../queries.ts'
import { filesText } from '../run-text.ts'
import { costOf, PriceSum } from '../settings/price.tsx'
import { useWish } from '../settings/use-wish.ts'
import { runWishOf, wishFrom } from '../settings/wish.ts'
import { WishFields } from '../settings/wish-fields.tsx'
import css from './library.module.css'

type RepeatDialogProps = { run: Pick<RunListed, 'id' | 'files' | 'settings'>; onClose: () => void }

/** Another run with the same files and other settings. */
export function RepeatDialog({ run, onClose }: RepeatDialogProps) {
  const { user } = useSession()
  const form = useWish(wishFrom(run.settings))
  const prices = usePrices()
  const repeat = useRepeat(run.id)
  const [problem, setProblem] = useState<string>()
  const free = user?.role === 'admin'
  const cost = prices.data && costOf(form.wish, prices.data, free)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (repeat.sending || cost === undefined) return
    const refused = await repeat.send(runWishOf(form.wish, cost))
    setProblem(refused?.says)
    if (refused?.newPrice) await prices.refetch()
  }
  return (
    <FormDialog
      title={`Make ${filesText(run.files)} again`}
      formProps={{ onSubmit: (event) => void submit(event), noValidate: true }}
      sending={repeat.sending}
      problem={problem}
      submitLabel={cost === undefined ? 'Generate' : `Generate for ${counted(cost, 'point')}`}
      workingLabel="Starting..."
      submitDisabled={cost === undefined}
      onClose={onClose}
    >
      <div className={css.settings}>
        <WishFields form={form} />
      </div>
      <div className={css.price}>
        {prices.data && cost !== undefined ? (
          <PriceSum wish={form.wish} prices={prices.data} cost={cost} />
        ) : prices.isError ? (
          <RetryNotice onRetry={() => void prices.refetch()}>
            The price of a run could not be loaded.
          </RetryNotice>
        ) : (
          <Skeleton lines={3} />
        )}
        {user && !free ? (
          <p className={css.after}>
            Balance {number(user.points)}. Given back if nothing could be made. The earlier run stays as it
            is.
          </p>
        ) : null}
      </div>
    </FormDialog>
  )
}

function useRepeat(id: number) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const once = useOnceKeys()
  const [sending, setSending] = useState(false)
  /** Goes to the new run, or answers with why there is none. */
  const send = async (body: ReturnType<typeof runWishOf>) => {
    setSending(true)
    try {
      const { run_id } = await once(JSON.stringify(body), (onceKey) =>
        call('POST /api/lesson-plans/runs/{id}/repeat', { params: { id }, body }, { onceKey }),
      )
      tellPointsUpdated(client)
      await refreshRuns(client)
      await navigate({ to: '/lesson-plans', search: { run: String(run_id) } })
      return undefined
    } catch (error) {
      return {
        says: sayOr(error, 'The run could not be started. Nothing was charged.'),
        newPrice: error instanceof CallRefused && error.code === 'run.price_changed',
      }
    } finally {
      setSending(false)
    }
  }
  return { sending, send }
}
