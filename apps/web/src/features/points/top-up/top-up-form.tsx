import type { SessionUser } from '@klasrum/contract/accounts'
import { pointsFor } from '@klasrum/points/tiers'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { pesoText } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useTiers } from '../global-values.ts'
import { readAmount, usualAmount } from './amount.ts'
import { AmountStep } from './amount-step.tsx'
import { faultsOfCreating } from './create-problem.ts'
import { PaymentStep } from './payment-step.tsx'
import { ProofField } from './proof-field.tsx'
import { ProofProblem } from './proof-problem.tsx'
import css from './top-up-form.module.css'
import type { useSubmitTopUp } from './use-submit-top-up.ts'
import { useWallet } from './use-wallet.ts'

type TopUpFormProps = {
  user: SessionUser
  sending: ReturnType<typeof useSubmitTopUp>
  onCancel: () => void
}

/** Three steps on one screen: amount, payment, screenshot. */
export function TopUpForm({ user, sending, onCancel }: TopUpFormProps) {
  const tiers = useTiers()
  const wallet = useWallet()
  const [chosen, setChosen] = useState<number>()
  const [typed, setTyped] = useState('')
  const [reference, setReference] = useState('')
  const [file, setFile] = useState<File>()
  const [fileMissing, setFileMissing] = useState(false)

  const table = tiers.data ?? []
  const tile = table.some((tier) => tier.amount === chosen) ? chosen : usualAmount(table)
  const read = typed.trim() ? readAmount(typed) : { amount: tile ?? 0 }
  const amount = sending.request?.amount ?? ('amount' in read ? read.amount : 0)
  const points = sending.request?.points ?? pointsFor(amount, table)
  const ask = { amount, points, reference_no: reference.trim() || undefined }

  const faults = faultsOfCreating(sending.createProblem)
  const sameAmount = sending.asked?.amount === amount
  const sameReference = sending.asked?.reference_no === ask.reference_no
  const locked = sending.request !== undefined
  const busy = sending.creating || sending.uploading

  const form = useRef<HTMLFormElement>(null)
  const { createProblem } = sending
  useEffect(() => {
    if (createProblem) focusFault(form.current)
  }, [createProblem])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setFileMissing(!file)
    if (file && tiers.data && 'amount' in read) void sending.submit(ask, file)
    else focusFault(form.current)
  }
  return (
    <form ref={form} className={css.steps} onSubmit={submit} noValidate>
      <Step number={1} title="Choose an amount">
        <AmountStep
          tiers={tiers}
          chosen={typed.trim() ? undefined : tile}
          onChoose={(next) => {
            setChosen(next)
            setTyped('')
          }}
          typed={typed}
          onType={setTyped}
          fault={'fault' in read ? read.fault : sameAmount ? faults.amount : undefined}
          locked={locked || busy}
          current={user.points}
          added={points}
        />
      </Step>
      <Step number={2} title={`Pay with ${wallet.data?.provider || 'your mobile wallet'}`}>
        <PaymentStep wallet={wallet} amount={amount} />
      </Step>
      <Step number={3} title="Upload the screenshot">
        <ProofField
          file={file}
          onChange={setFile}
          uploading={sending.uploading}
          share={sending.share}
          error={proofError(sending, file, fileMissing)}
          disabled={busy}
        />
        <TextField
          label="Reference number"
          name="reference_no"
          hint="Optional. It is printed on the receipt."
          autoComplete="off"
          maxLength={40}
          value={reference}
          onChange={setReference}
          error={sameReference ? faults.reference_no : undefined}
          disabled={locked || busy}
        />
        <p className={css.note}>Points are added after an admin checks the payment.</p>
        {sending.signedOut ? (
          <Notice tone="harm">No authentication token found. Please log in again.</Notice>
        ) : null}
        {faults.whole ? <Notice tone="harm">{faults.whole}</Notice> : null}
        <ProofProblem problem={sending.proofProblem}>
          {locked ? `Your ${pesoText(amount)} request is saved. Only its screenshot is missing.` : null}
        </ProofProblem>
        <div className={css.actions}>
          <Button onClick={onCancel}>Cancel</Button>
          <Button
            kind="next"
            type="submit"
            disabled={!file || !tiers.data}
            working={sending.creating ? 'Creating…' : sending.uploading && 'Uploading…'}
          >
            Submit Payment
          </Button>
        </div>
      </Step>
    </form>
  )
}

const focusFault = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

function proofError(
  { proofProblem, sentFile }: TopUpFormProps['sending'],
  file: File | undefined,
  missing: boolean,
): string | undefined {
  if (!file) return missing ? 'Please select a file to upload' : undefined
  return proofProblem && sentFile === file ? 'Upload failed. Please try again.' : undefined
}

const Step = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => (
  <section className={css.step} aria-labelledby={`top-up-step-${number}`}>
    <h3 id={`top-up-step-${number}`}>
      <span className={css.number} aria-hidden>
        {number}
      </span>
      {title}
    </h3>
    {children}
  </section>
)
