import type { Slideshow } from '@klasrum/contract/slideshows'
import { useQuery } from '@tanstack/react-query'
import { sayOr } from '../../../lib/say-or.ts'
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
  return (
    <div className={css.page}>
      {made ? <Played show={show} onEdit={onEdit} /> : null}
      <Card as="section" pad aria-labelledby="making">
        <div className={css.making}>
          <h2 id="making">{isOpen(job.status) ? 'In the making' : 'How it was made'}</h2>
          <JobStatus key={job.job_id} id={job.job_id}>
            {(now) => (isOpen(now.status) ? <CancelButton job={now} /> : null)}
          </JobStatus>
          {made ? null : <ShowTools show={show} onEdit={onEdit} />}
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
