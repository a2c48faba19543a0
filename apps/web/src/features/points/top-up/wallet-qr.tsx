import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import css from './payment-step.module.css'
import { useWalletQr } from './use-wallet.ts'

export function WalletQr({ path }: { path: string }) {
  const { address, isError, refetch } = useWalletQr(path)
  if (isError) {
    return (
      <div className={css.qr}>
        <p>The QR picture could not be loaded.</p>
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  return (
    <figure className={css.qr}>
      {address ? (
        <img src={address} alt="QR code to scan with the wallet app" />
      ) : (
        <Skeleton width="11rem" height="11rem" />
      )}
      <figcaption>Or scan this code</figcaption>
    </figure>
  )
}
