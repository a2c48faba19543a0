import type { Manifest, Slideshow } from '@klasrum/contract/slideshows'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { CancelButton } from '../job/cancel-button.tsx'
import { JobStatus } from '../job/job-status.tsx'
import { continues } from '../player/continues.ts'
import { Player } from '../player/player.tsx'
import { jobQuery, manifestQuery, refreshShow } from '../queries.ts'
import { isOpen } from '../show-text.ts'
import { Bones } from './bones.tsx'
import css from './show.module.css'
import { ShowTools } from './show-tools.tsx'

type ShownShowProps = { show: Slideshow; onEdit: () => void }

/** The player once there is something to play, and how the making stands. */
export function ShownShow({ show, onEdit }: ShownShowProps) {
  const { durationSec } = show
  const made = durationSec !== null
  const job = useQuery({ ...jobQuery(show.job.job_id), enabled: false }).data ?? show.job
  const playable = made || job.scenes_ready > 0
  const open = isOpen(job.status)
  const stop = open ? <CancelButton job={job} /> : null
  return (
    <div className={css.page}>
      {playable ? <Played show={show} onEdit={onEdit} /> : null}
      <Card as="section" pad aria-labelledby="making">
        <div className={css.making}>
          <h2 id="making">{open ? 'Being made' : made ? 'How it was made' : 'Not made'}</h2>
          <JobStatus key={job.job_id} id={job.job_id} />
          {open ? (
            <p className={css.note}>You can leave this page. It goes on being made and waits for you here.</p>
          ) : made && job.status !== 'completed' ? (
            <p className={css.note}>The player has the show as it was made before.</p>
          ) : null}
          {playable ? (
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
  const [near, setNear] = useState(true)
  const { data, error, refetch } = useQuery({
    ...manifestQuery(show.id),
    refetchInterval: ({ state }) => (state.data?.scenes_to_come ? (near ? 3_000 : 15_000) : false),
  })
  const key = useShowKey(data)
  useEnd(show, data, error)
  const again = () => void refetch()
  if (data) {
    return (
      <Player key={key} manifest={data} onReload={again} onNearEnd={setNear}>
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

/** Another for another show or making; the same while a show only becomes longer, so that it goes on playing. */
function useShowKey(manifest: Manifest | undefined): number {
  const [seen, setSeen] = useState({ manifest, key: 0 })
  if (manifest === seen.manifest) return seen.key
  const isSame = manifest && seen.manifest && continues(manifest, seen.manifest)
  const key = isSame ? seen.key : seen.key + 1
  setSeen({ manifest, key })
  return key
}

/** The player hears first that the making is over: the page is told. */
function useEnd({ id, durationSec }: Slideshow, manifest: Manifest | undefined, error: unknown): void {
  const client = useQueryClient()
  const isOver = durationSec === null && (manifest?.scenes_to_come === 0 || error !== null)
  useEffect(() => {
    if (isOver) void refreshShow(client, id)
  }, [client, id, isOver])
}
