import type { Slideshow } from '@klasrum/contract/slideshows'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { useUrlValues } from '../../../lib/url-values.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { SignedInFrame } from '../../accounts/door.ts'
import { ScriptDesk } from '../edit/script-desk.tsx'
import { showQuery } from '../queries.ts'
import { Bones } from './bones.tsx'
import { ShownShow } from './shown-show.tsx'

/** One show: played, or its script as the teacher changes it. */
export function SlideShow() {
  const { slideshowId } = useParams({ strict: false }) as { slideshowId?: string }
  const id = Number(slideshowId)
  const show = useQuery(showQuery(id))
  return (
    <SignedInFrame
      title={show.data?.title ?? 'Slide show'}
      subtitle={show.data ? 'Slide Shows' : undefined}
      back={{ to: '/dashboard/slideshows', label: 'Back to slide shows' }}
    >
      {show.data ? (
        <Opened key={id} show={show.data} />
      ) : show.error ? (
        <Lost error={show.error} onRetry={() => void show.refetch()} />
      ) : (
        <Bones />
      )}
    </SignedInFrame>
  )
}

function Opened({ show }: { show: Slideshow }) {
  const { values, change } = useUrlValues()
  const setEditing = (on: boolean) => change({ edit: on ? '1' : '' })
  return values.edit && show.scenes.length > 0 ? (
    <ScriptDesk show={show} onClose={() => setEditing(false)} />
  ) : (
    <ShownShow show={show} onEdit={() => setEditing(true)} />
  )
}

function Lost({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  // An address that cannot be one of a show is refused, not looked for.
  const gone = error instanceof CallRefused && (error.status === 404 || error.status === 400)
  return (
    <Card>
      <ErrorState
        title={gone ? 'There is no such slide show.' : sayOr(error, 'The slide show could not be loaded.')}
        text={gone ? 'It may have been deleted.' : 'Nothing of it is lost.'}
        onRetry={gone ? undefined : onRetry}
        action={
          <ButtonLink size="sm" to="/dashboard/slideshows">
            All slide shows
          </ButtonLink>
        }
      />
    </Card>
  )
}
