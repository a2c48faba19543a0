import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import css from './job.module.css'
import { JobStatus } from './job-status.tsx'

/** How the slide show of a run is getting on, and the way to it. */
export const RunShow = ({ jobId }: { jobId: number }) => (
  <Card as="section" pad aria-labelledby="run-show">
    <div className={css.card}>
      <h2 id="run-show">Slide Show</h2>
      <JobStatus id={jobId} warned>
        {({ slideshow_id, status, scenes_ready }) => (
          <div className={css.row}>
            <ButtonLink
              size="sm"
              kind={status === 'completed' || scenes_ready > 0 ? 'primary' : 'line'}
              to="/dashboard/slideshows/$slideshowId"
              params={{ slideshowId: String(slideshow_id) }}
            >
              {status === 'completed' || scenes_ready > 0 ? 'Play slide show' : 'Open slide show'}
            </ButtonLink>
            <ButtonLink size="sm" kind="plain" to="/dashboard/slideshows">
              All slide shows
            </ButtonLink>
          </div>
        )}
      </JobStatus>
    </div>
  </Card>
)
