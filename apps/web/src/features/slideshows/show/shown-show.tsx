import type { Slideshow } from '@klasrum/contract/slideshows'
import { useQuery } from '@tanstack/react-query'
import { sayOr } from '../../../lib/say-or.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { CancelButton } from '../job/cancel-button.tsx'
import { JobStatus } from '../job/job-status.tsx'
import { Player } from '../player/player.tsx'
import { manifestQuery } from '../queries.ts'
import { isOpen } from '../show-text.ts'
import { Bones } from './bones.tsx'
import css from './show.module.css'
import { ShowTools } from './show-tools.tsx'

type ShownShowProps = { show: Slideshow; onEdit: () => void }

/** The player once there is something to play, and how the making stands. */
export function ShownShow({ show, onEdit }: ShownShowProps) {
  const { job, durationSec } = show
  const made = durationSec !== null
  const open = isOpen(job.status)
  const stop = open ? <CancelButton job={job} /> : null
  return (
    <div className={css.page}>
      {made ? <Played show={show} onEdit={onEdit} /> : null}
      <Card as="section" pad aria-labelledby="making">
        <div className={css.making}>
          <h2 id="making">{open ? 'Being made' : made ? 'How it was made' : 'Not made'}</h2>
          <JobStatus key={job.job_id} id={job.job_id} />
          {open ? (
            <p className={css.note}>You can leave this page. It goes on being made and waits for you here.</p>
          ) : made && job.status !== 'completed' ? (
            <p className={css.note}>The player has the show as it was made before.</p>
          ) : null}
          {made ? (
            stop && <div className={css.tools}>{stop}</div>
          ) : (
            <ShowTools show={show} onEdit={onEdit}>
              {stop ?? (
                <ButtonLink size="sm" kind="primary" to="/dashboard/slideshows/new">
                  Make another slide show
                </ButtonLink>
              )}
            </ShowTools>
          )}
        </div>
      </Card>
    </div>
  )
}

function Played({ show, onEdit }: ShownShowProps) {
  const { data, error, refetch } = useQuery(manifestQuery(show.id))
  const again = () => void refetch()
  if (data) {
    return (
      <Player key={data.audio.url} manifest={data} onReload={again}>
        <ShowTools show={show} onEdit={onEdit} />
      </Player>
    )
  }
  if (!error) return <Bones />
  return (
    <Card>
      <ErrorState
        title={sayOr(error, 'Failed to load manifest')}
        text="The slide show itself is not lost."
        onRetry={again}
      />
    </Card>
  )
}
