import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { Player } from '../player/player.tsx'
import { manifestAtQuery } from '../queries.ts'
import { readRecent } from '../recent-shows.ts'
import { languageNames, lengthText } from '../show-text.ts'
import css from './show-card.module.css'

/** Shows that were made or opened in this tab, to be looked at without leaving the list. */
export function RecentShows() {
  const [locations] = useState(readRecent)
  const [viewed, setViewed] = useState<string>()
  if (locations.length === 0) return null
  return (
    <Card as="section" aria-labelledby="recent-shows">
      <CardHead>
        <h2 id="recent-shows">Recent Slide Shows</h2>
        {viewed ? (
          <Button size="sm" onClick={() => setViewed(undefined)}>
            Close preview
          </Button>
        ) : null}
      </CardHead>
      <ul className={css.list}>
        {locations.map((location) => (
          <Recent
            key={location}
            location={location}
            viewed={location === viewed}
            onView={() => setViewed(location)}
          />
        ))}
      </ul>
      {viewed ? (
        <div className={css.preview}>
          <Preview key={viewed} location={viewed} />
        </div>
      ) : null}
    </Card>
  )
}

type RecentProps = { location: string; viewed: boolean; onView: () => void }

function Recent({ location, viewed, onView }: RecentProps) {
  const { data, error } = useQuery({ ...manifestAtQuery(location), retry: false })
  const title = data?.title ?? (error ? 'This show cannot be opened any more' : 'Slide show')
  return (
    <li>
      <div>
        <b>{title}</b>
        {data ? (
          <span>
            {lengthText(data.audio.durationSec)}, {languageNames[data.language]}
          </span>
        ) : null}
      </div>
      <Button size="sm" aria-pressed={viewed} onClick={onView}>
        View <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
    </li>
  )
}

function Preview({ location }: { location: string }) {
  const { data, error, refetch } = useQuery(manifestAtQuery(location))
  const again = () => void refetch()
  if (data) return <Player manifest={data} onReload={again} narrow />
  if (!error) return <Skeleton height="12rem" />
  return <RetryNotice onRetry={again}>{sayOr(error, 'Failed to load manifest')}</RetryNotice>
}
