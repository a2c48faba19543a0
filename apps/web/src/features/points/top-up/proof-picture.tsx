import { useObjectUrl } from '../../../lib/object-url.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { proofName } from '../pending/proof-name.ts'
import { useProof } from '../pending/queries.ts'
import css from './proof-dialog.module.css'

export function ProofPicture({ path }: { path: string }) {
  const name = proofName(path)
  const proof = useProof(name)
  const address = useObjectUrl(proof.data)
  if (name === null) return <ErrorState title="Invalid payment proof filename" />
  if (proof.isError) {
    return <ErrorState title="Failed to load payment proof" onRetry={() => void proof.refetch()} />
  }
  return (
    <div className={css.picture}>
      {address ? (
        <img src={address} alt="The screenshot you sent" />
      ) : (
        <Skeleton width="14rem" height="20rem" />
      )}
    </div>
  )
}
