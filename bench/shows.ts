import { setTimeout as pause } from 'node:timers/promises'
import { api } from '@klasrum/contract/api'
import type { SlideshowJob } from '@klasrum/contract/slideshows'
import { aTeacher } from '@klasrum/testkit/builders'
import { contentOf } from '@klasrum/testkit/client'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import { startPostgres } from '@klasrum/testkit/postgres'
import { openPostgres } from '../apps/server/src/db/client.ts'
import { openSession } from '../apps/server/src/features/accounts/sessions.ts'
import { madePages } from './composing-lessons.ts'
import { quantile, type Result } from './measure.ts'
import { peakDuring } from './memory.ts'
import { open, type Premises } from './premises.ts'

const minutes = 45
const pages = 30
const most = { seconds: 90, megabytes: 700, request: 100 }

/** A teacher sends a long lesson and waits for its show; others go on working meanwhile. */
export async function benchShows(): Promise<Result> {
  const cluster = await startPostgres()
  const premises = await open(openPostgres(await cluster.createDatabase('shows')), { work: true })
  try {
    const { tx } = premises.database
    const { id } = await aTeacher(tx, { points: 30 })
    const authorization = `Bearer ${await openSession(tx, id, new Date())}`
    const text = madePages(pages, 0).flatMap(({ title, paragraphs }) => [`# ${title}`, ...paragraphs])
    const file = await aLessonFile({ lesson: text.join('\n\n') })
    const { type = '', payload } = contentOf(api.createSlideshowJob, {
      body: { duration_min: minutes },
      file,
    })

    const started = performance.now()
    const { made, megabytes } = await peakDuring(async () => {
      const answer = await premises.app.inject({
        method: 'POST',
        url: api.createSlideshowJob.path,
        headers: { authorization, 'content-type': type },
        payload,
      })
      if (answer.statusCode !== 200) throw new Error(`A show was answered ${answer.statusCode}.`)
      return workMeanwhile(premises, answer.json<SlideshowJob>(), authorization)
    })
    const { job, others } = made
    const seconds = (performance.now() - started) / 1_000
    const { durationSec } = await showOf(premises, job, authorization)
    const p95 = quantile(others, 0.95)
    return {
      title: `A slide show of ${minutes} minutes from a file of ${pages} pages, postgres, built-in voice`,
      figures: [
        {
          what: job.status,
          found: `in ${seconds.toFixed(1)} s`,
          limit: {
            text: `${most.seconds} s`,
            held: job.status === 'completed' && seconds <= most.seconds,
          },
        },
        {
          what: 'memory of all processes at most',
          found: `${megabytes.toFixed(0)} MB`,
          limit: { text: `${most.megabytes} MB`, held: megabytes <= most.megabytes },
        },
        {
          what: `other requests, 95th percentile of ${others.length}`,
          found: `${p95.toFixed(1)} ms`,
          limit: { text: `${most.request} ms`, held: p95 < most.request },
        },
        { what: 'length of the show', found: `${((durationSec ?? 0) / 60).toFixed(1)} minutes` },
      ],
    }
  } finally {
    await premises.close()
    await cluster.stop()
  }
}

/** Lists and dashboards of others, and the job looked at as the browser does, until it is over. */
async function workMeanwhile({ app, get }: Premises, begun: SlideshowJob, authorization: string) {
  const others: number[] = []
  const timed = async (ask: () => Promise<unknown>): Promise<void> => {
    const began = performance.now()
    await ask()
    others.push(performance.now() - began)
  }
  let job = begun
  const look = async () => {
    const url = `/api/education/slideshow-jobs/${job.job_id}`
    job = (await app.inject({ url, headers: { authorization } })).json<SlideshowJob>()
  }
  while (job.status === 'queued' || job.status === 'running') {
    await timed(() => get('/api/dashboard'))
    await timed(() => get('/api/admin/users'))
    await timed(look)
    await pause(50)
  }
  return { job, others }
}

async function showOf({ app }: Premises, { slideshow_id }: SlideshowJob, authorization: string) {
  const url = `/api/education/slideshows/${slideshow_id}`
  return (await app.inject({ url, headers: { authorization } })).json<{ durationSec: number | null }>()
}
