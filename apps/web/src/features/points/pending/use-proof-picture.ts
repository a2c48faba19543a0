import { useState } from 'react'
import { useObjectUrl } from '../../../lib/object-url.ts'
import { CallRefused } from '../../../lib/refusal.ts'
import { proofName } from './proof-name.ts'
import { useProof } from './queries.ts'

type ProofPicture =
  | { state: 'none' | 'invalid' | 'loading' }
  | { state: 'failed'; why: string; retry: () => void }
  | { state: 'shown'; url: string; onBroken: () => void }

/** The picture at the path of a proof, checked by name and fetched with the session. */
export function useProofPicture(path: string | null): ProofPicture {
  const name = path && proofName(path)
  const { data, error, isFetching, refetch } = useProof(name || null)
  const url = useObjectUrl(data)
  const [broken, setBroken] = useState<string>()
  if (!path) return { state: 'none' }
  if (!name) return { state: 'invalid' }
  if (isFetching) return { state: 'loading' }
  if (error || (url && url === broken)) {
    const why = error instanceof CallRefused ? error.detail : ''
    return { state: 'failed', why, retry: () => void refetch() }
  }
  return url ? { state: 'shown', url, onBroken: () => setBroken(url) } : { state: 'loading' }
}
