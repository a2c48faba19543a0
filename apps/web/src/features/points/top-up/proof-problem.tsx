import type { ReactNode } from 'react'
import { CallRefused } from '../../../lib/refusal.ts'
import { Notice } from '../../../ui/notice.tsx'

/** The proof did not arrive: what happened, and what is safe. */
export function ProofProblem({ problem, children }: { problem: unknown; children?: ReactNode }) {
  if (!problem) return null
  const detail = problem instanceof CallRefused ? problem.detail : ''
  return (
    <Notice tone="harm" title="Failed to upload payment proof. Please try again.">
      {detail} {children}
    </Notice>
  )
}
