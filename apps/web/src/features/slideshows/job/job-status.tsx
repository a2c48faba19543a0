import type { SlideshowJob } from '@klasrum/contract/slideshows'
import type { ReactNode } from 'react'
import { leftText } from '../../../lib/left-text.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { isShowOpen, languageNames, readyText, stageText, statusLabels, voiceText } from '../show-text.ts'
import css from './job.module.css'
import { type FollowedJob, useFollowedJob } from './use-followed-job.ts'

type ReportProps = {
  /** Its warnings stand elsewhere on the page. */
  warned?: boolean
  /** Status, language and voice stand elsewhere on the page. */
  brief?: boolean
  /** Stands below, such as where the show is. */
  children?: (job: SlideshowJob) => ReactNode
}

/** How a show is getting on: status, step, detected language and voice. */
export const JobStatus = ({ id, ...report }: ReportProps & { id: number }) => (
  <JobReport followed={useFollowedJob(id)} {...report} />
)

/** The same of a job that the page follows itself. */
export function JobReport({
  followed: { job, error, timedOut, again },
  warned = false,
  brief = false,
  children,
}: ReportProps & { followed: FollowedJob }) {
  return (
    <div className={css.status}>
      {job && isShowOpen(job.status) ? <Progress job={job} /> : null}
      {job && !brief ? <JobFacts job={job} /> : null}
      {job || error ? null : <Skeleton lines={3} />}
      {timedOut ? (
        <Notice
          tone="care"
          title="Slide Show job timed out. Please try again later."
          action={
            <Button size="sm" onClick={again}>
              Check again
            </Button>
          }
        >
          The show is still being made and will be in your list when it is ready.
        </Notice>
      ) : error ? (
        <RetryNotice onRetry={again}>{sayOr(error, 'Failed to check slideshow job')}</RetryNotice>
      ) : null}
      {job?.status === 'failed' ? <Notice tone="harm">{job.error ?? 'Slide Show job failed'}</Notice> : null}
      {job?.status === 'cancelled' ? (
        <Notice tone="info">It was stopped. Nothing is charged for it.</Notice>
      ) : null}
      {warned
        ? null
        : job?.warnings.map((warning) => (
            <Notice key={warning} tone="care">
              {warning}
            </Notice>
          ))}
      {job ? children?.(job) : null}
    </div>
  )
}

function Progress({ job }: { job: SlideshowJob }) {
  const { share, seconds_left, detail } = job
  const ready = readyText(job, job.scenes)
  const left = seconds_left === null ? null : leftText(seconds_left)
  return (
    <div role="status">
      <p className={css.step}>
        <b>{ready ?? stageText(job)}</b>
        <span>{(ready ? [left] : [detail, left]).filter(Boolean).join(', ')}</span>
      </p>
      <Meter label="Making the slide show" value={share} />
    </div>
  )
}

export function JobFacts({ job: { status, detected_language, voice_id } }: { job: SlideshowJob }) {
  const open = isShowOpen(status)
  return (
    <dl className={css.facts}>
      <div>
        <dt>Status</dt>
        <dd>{statusLabels[status]}</dd>
      </div>
      <div>
        <dt>Detected language</dt>
        <dd>{detected_language ? languageNames[detected_language] : open ? 'Not known yet' : 'Not known'}</dd>
      </div>
      <div>
        <dt>Voice</dt>
        <dd>{voice_id ? voiceText(voice_id) : open ? 'Not chosen yet' : 'None'}</dd>
      </div>
    </dl>
  )
}
