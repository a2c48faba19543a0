import type { PendingTopUp } from '@klasrum/contract/top-ups'
import { IconAlertTriangle, IconPhotoOff } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import css from './proof-warning.module.css'
import { useProofPicture } from './use-proof-picture.ts'
import { explain, type Warning } from './warning-text.ts'

type ProofWarningProps = {
  topUp: PendingTopUp
  warning: Warning
  /** Whether the other picture stands on the stage. */
  otherShown: boolean
  onShowOther: (shown: boolean) => void
}

/** What is wrong, with both pictures side by side. */
export function ProofWarning({ topUp, warning, otherShown, onShowOther }: ProofWarningProps) {
  const { title, text } = explain(warning, topUp.user_name)
  const { other } = warning
  return (
    <section className={css.warning} aria-label={title}>
      <h3>
        <IconAlertTriangle size={20} aria-hidden />
        {title}
      </h3>
      <p>{text}</p>
      {other?.payment_proof ? (
        <div className={css.pair}>
          <Thumbnail path={topUp.payment_proof} caption="This one" />
          <Thumbnail path={other.payment_proof} caption={`#${other.id}`} />
          <Button size="sm" aria-pressed={otherShown} onClick={() => onShowOther(!otherShown)}>
            Show #{other.id}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

function Thumbnail({ path, caption }: { path: string | null; caption: string }) {
  const picture = useProofPicture(path)
  return (
    <figure className={css.thumbnail}>
      <span className={css.frame}>
        {picture.state === 'shown' ? (
          <img src={picture.url} alt={`Payment proof, ${caption}`} onError={picture.onBroken} />
        ) : picture.state === 'loading' ? (
          <Skeleton width="100%" height="100%" />
        ) : (
          <IconPhotoOff role="img" aria-label="No picture" />
        )}
      </span>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
