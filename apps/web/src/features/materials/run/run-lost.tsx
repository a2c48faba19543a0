import type { ReactNode } from 'react'
import { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/states.tsx'

type RunLostProps = { error: unknown; onRetry: () => void; children: ReactNode }

/** A run that could not be loaded, or that is not there. */
export function RunLost({ error, onRetry, children }: RunLostProps) {
  const gone = error instanceof CallRefused && error.status === 404
  return (
    <Card>
      <ErrorState
        title={sayOr(error, 'The run could not be loaded.')}
        text={gone ? 'It may have been deleted.' : 'Nothing of it is lost.'}
        onRetry={gone ? undefined : onRetry}
        action={children}
      />
    </Card>
  )
}
