import { CallRefused } from '../../lib/refusal.ts'
import { sayOr } from '../../lib/say-or.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/states.tsx'

type LostStateProps = {
  error: unknown
  onRetry: () => void
  words: { gone: string; text?: string; failed: string; all: string }
  to: '/curriculum' | '/curriculum/skills'
}

/** A page of the curriculum that is not there, or did not come. */
export function LostState({ error, onRetry, words, to }: LostStateProps) {
  const gone = error instanceof CallRefused && (error.status === 404 || error.status === 400)
  return (
    <Card>
      <ErrorState
        title={gone ? words.gone : sayOr(error, words.failed)}
        text={gone ? words.text : undefined}
        onRetry={gone ? undefined : onRetry}
        action={
          <ButtonLink size="sm" to={to}>
            {words.all}
          </ButtonLink>
        }
      />
    </Card>
  )
}
