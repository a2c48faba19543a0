import type { RunListed } from '@klasrum/contract/runs'
import { IconArchive, IconFolders } from '@tabler/icons-react'
import { counted, shortDay } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { useRuns } from '../queries.ts'
import css from '../run/files.module.css'
import { filesText, settingsText } from '../run-text.ts'
import { RunBadge } from '../state-badge.tsx'
import own from './start.module.css'

/** The newest runs, and the way to all of them. */
export function EarlierRuns({ runs }: { runs: ReturnType<typeof useRuns> }) {
  return (
    <Card as="section" pad aria-labelledby="earlier-runs">
      <div className={css.card}>
        <div className={css.head}>
          <h2 id="earlier-runs">Earlier runs</h2>
          <div className={own.links}>
            <ButtonLink size="sm" icon={<IconArchive />} to="/lesson-plans/bank">
              Question bank
            </ButtonLink>
            <ButtonLink size="sm" icon={<IconFolders />} to="/lesson-plans/library">
              Open library
            </ButtonLink>
          </div>
        </div>
        {runs.data ? (
          runs.data.runs.length > 0 ? (
            <ul className={css.rows}>
              {runs.data.runs.map((run) => (
                <EarlierRun key={run.id} run={run} />
              ))}
            </ul>
          ) : (
            <p className={css.about}>What you make is kept here, to look at, change and download again.</p>
          )
        ) : (
          <RetryNotice onRetry={() => void runs.refetch()}>
            {sayOr(runs.error, 'Your earlier runs could not be loaded. None of them is lost.')}
          </RetryNotice>
        )}
      </div>
    </Card>
  )
}

const outcome = ({ state, refunded, settings, cost }: RunListed): string => {
  if (state === 'failed')
    return refunded ? `Nothing could be made: ${cost} points given back` : 'Nothing could be made'
  if (state === 'cancelled' && refunded) return `${counted(cost, 'point')} given back`
  return settingsText(settings)
}

const EarlierRun = ({ run }: { run: RunListed }) => (
  <li className={css.row}>
    <div className={own.run}>
      <div className={css.words}>
        <p className={css.name} title={filesText(run.files)}>
          {filesText(run.files)}
        </p>
        <p className={css.about}>
          {shortDay(run.created_at)}. {outcome(run)}
        </p>
      </div>
      <RunBadge state={run.state} />
      <ButtonLink size="sm" to="/lesson-plans/library/$runId" params={{ runId: String(run.id) }}>
        Open <VisuallyHidden>{filesText(run.files)}</VisuallyHidden>
      </ButtonLink>
    </div>
  </li>
)
