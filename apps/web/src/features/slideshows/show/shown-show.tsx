import type { Manifest, Slideshow } from '@klasrum/contract/slideshows'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { CancelButton } from '../job/cancel-button.tsx'
import { JobFacts, JobReport } from '../job/job-status.tsx'
import { useFollowedJob } from '../job/use-followed-job.ts'
import { continuesManifest } from '../player/continues.ts'
import { Player } from '../player/player.tsx'
import { manifestQuery, refreshShow } from '../queries.ts'
import { isShowOpen } from '../show-text.ts'
import { Bones } from './bones.tsx'
import css from './show.module.css'
import { ShowTools } from './show-tools.tsx'

type ShownShowProps = { show: Slideshow; onEdit: () => void }

/** The player once there is something to play, and how the making stands. */
export function ShownShow({ show, onEdit }: ShownShowProps) {
  const made = show.durationSec !== null
  const followed = useFollowedJob(show.job.job_id)
  const job = followed.job ?? show.job
  const open = isShowOpen(job.status)
  const report = <JobReport followed={{ ...followed, job }} brief />
  if (!made && job.scenes_ready === 0) {
    return (
      <Making title={open ? 'Being made' : 'Not made'}>
        <JobReport followed={{ ...followed, job }} />
        {open ? <MayLeave /> : null}
        <ShowTools show={show} onEdit={onEdit}>
          {open ? (
            <CancelButton job={job} />
          ) : (
            <ButtonLink size="sm" kind="primary" to="/dashboard/slideshows/new">
              Make another slide show
            </ButtonLink>
          )}
        </ShowTools>
      </Making>
    )
  }
  return (
    <Played
      show={show}
      onEdit={onEdit}
      facts={<JobFacts job={job} />}
      report={open || job.status !== 'completed' ? null : report}
      below={
        open ? (
          <Making title="Being made">
            {report}
            <MayLeave />
            <div className={css.tools}>
              <CancelButton job={job} />
            </div>
          </Making>
        ) : job.status === 'completed' ? null : (
          <Making title={made ? 'How it was made' : 'Not made'}>
            {report}
            {made ? <p className={css.note}>The player has the show as it was made before.</p> : null}
          </Making>
        )
      }
    />
  )
}

const Making = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" pad aria-labelledby="making">
    <div className={css.making}>
      <h2 id="making">{title}</h2>
      {children}
    </div>
  </Card>
)

const MayLeave = () => (
  <p className={css.note}>You can leave this page. It goes on being made and waits for you here.</p>
)

type PlayedProps = ShownShowProps & Record<'facts' | 'below' | 'report', ReactNode>

function Played({ show, onEdit, facts, below, report }: PlayedProps) {
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
      <Player key={key} manifest={data} onReload={again} onNearEnd={setNear} below={below} facts={facts}>
        {report}
        <ShowTools show={show} onEdit={onEdit} />
      </Player>
    )
  }
  return (
    <div className={css.page}>
      {error ? (
        <Card>
          <ErrorState
            title={sayOr(error, 'Failed to load manifest')}
            text="The slide show itself is not lost."
            onRetry={again}
          />
        </Card>
      ) : (
        <Bones />
      )}
      {below ?? report}
    </div>
  )
}

/** Another for another show or making; the same while a show only becomes longer, so that it goes on playing. */
function useShowKey(manifest: Manifest | undefined): number {
  const [seen, setSeen] = useState({ manifest, key: 0 })
  if (manifest === seen.manifest) return seen.key
  const isSame = manifest && seen.manifest && continuesManifest(manifest, seen.manifest)
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
