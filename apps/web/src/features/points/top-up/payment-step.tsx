import type { Wallet } from '@klasrum/contract/settings'
import type { ReactNode } from 'react'
import { exactPesos } from '../../../lib/format.ts'
import { useSupport } from '../../../lib/support.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import css from './payment-step.module.css'
import type { useWallet } from './use-wallet.ts'
import { WalletQr } from './wallet-qr.tsx'

/** Where and how much to pay. */
export function PaymentStep({ wallet, amount }: { wallet: ReturnType<typeof useWallet>; amount: number }) {
  if (wallet.isPending) return <Skeleton lines={6} height="1.5rem" />
  if (wallet.isError) {
    return (
      <ErrorState
        title="The payment details could not be loaded"
        text="The server did not answer. Please do not pay before you see them."
        onRetry={() => void wallet.refetch()}
      />
    )
  }
  return wallet.data.account_number ? <Details wallet={wallet.data} amount={amount} /> : <NotSetUp />
}

function Details({ wallet, amount }: { wallet: Wallet; amount: number }) {
  const steps = wallet.instructions
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return (
    <>
      <dl className={css.boxes}>
        <PayBox
          label="Account number"
          copy={<CopyButton what="account number" text={wallet.account_number} />}
        >
          {wallet.account_number}
        </PayBox>
        {wallet.account_name ? <PayBox label="Account name">{wallet.account_name}</PayBox> : null}
        <PayBox label="Exact amount" copy={<CopyButton what="amount" text={String(amount)} />}>
          {exactPesos(amount)}
        </PayBox>
      </dl>
      {wallet.qr_picture ? <WalletQr path={wallet.qr_picture} /> : null}
      {steps.length > 0 ? (
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : null}
    </>
  )
}

const PayBox = ({ label, copy, children }: { label: string; copy?: ReactNode; children: ReactNode }) => (
  <div className={css.box}>
    <dt>{label}</dt>
    <dd>{children}</dd>
    {copy ? <dd className={css.copy}>{copy}</dd> : null}
  </div>
)

function NotSetUp() {
  const support = useSupport()
  return (
    <Notice tone="care" title="Payment details are not set up yet">
      {support ? (
        <>
          Please write to <a href={`mailto:${support.email}`}>{support.email}</a> before you pay.
        </>
      ) : (
        'Please do not pay yet.'
      )}
    </Notice>
  )
}
