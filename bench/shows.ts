import { setTimeout as pause } from 'node:timers/promises'
import { api } from '@klasrum/contract/api'
import type { Slideshow, SlideshowJob } from '@klasrum/contract/slideshows'
import { aTeacher, aUser } from '@klasrum/testkit/builders'
import { contentOf } from '@klasrum/testkit/client'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import { startPostgres } from '@klasrum/testkit/postgres'
import { startProduct } from '@klasrum/testkit/process'
import { openPostgres } from '../apps/server/src/db/client.ts'
import { openSession } from '../apps/server/src/features/accounts/sessions.ts'
import { madePages } from './composing-lessons.ts'
import { quantile, type Result } from './measure.ts'
import { peakDuring } from './memory.ts'

const minutes = 45
const pages = 30
const most = { seconds: 90, megabytes: 700, request: 100 }

/** A teacher sends a long lesson to a product of its own and waits for the show; others go on working meanwhile. */
export async function benchShows(): Promise<Result> {
  const cluster = await startPostgres()
  const databaseUrl = await cluster.createDatabase('shows')
  const product = await startProduct({ databaseUrl, env: { DEMO: 'off' } })
  try {
    await product.ready(120_000)
    const { admin, teacher } = await tokensFor(databaseUrl)
    const text = madePages(pages, 0).flatMap(({ title, paragraphs }) => [`# ${title}`, ...paragraphs])
    const file = await aLessonFile({ lesson: text.join('\n\n') })
    const form = contentOf(api.createSlideshowJob, { body: { duration_min: minutes }, file })
    const ask = async <T>(path: string, authorization: string, sent: RequestInit = {}): Promise<T> => {
      const headers = { authorization, ...sent.headers }
      const answer = await fetch(`${product.url}${path}`, { ...sent, headers })
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`)
      return (await answer.json()) as T
    }

    const started = performance.now()
    const { made, megabytes } = await peakDuring(
      async () => {
        let job = await ask<SlideshowJob>(api.createSlideshowJob.path, teacher, {
          method: 'POST',
          headers: { 'content-type': form.type ?? '' },
          body: new Uint8Array(Buffer.from(form.payload ?? '')),
        })
        const others: number[] = []
        const timed = async <T>(work: () => Promise<T>): Promise<T> => {
          const began = performance.now()
          const answer = await work()
          others.push(performance.now() - began)
          return answer
        }
        while (job.status === 'queued' || job.status === 'running') {
          await timed(() => ask('/api/dashboard', admin))
          await timed(() => ask('/api/admin/users', admin))
          job = await timed(() => ask<SlideshowJob>(`/api/education/slideshow-jobs/${job.job_id}`, teacher))
          await pause(50)
        }
        return { job, others }
      },
      { id: product.pid },
    )
    const { job, others } = made
    const seconds = (performance.now() - started) / 1_000
    const { durationSec } = await ask<Slideshow>(`/api/education/slideshows/${job.slideshow_id}`, teacher)
    const p95 = quantile(others, 0.95)
    return {
      title: `A slide show of ${minutes} minutes from a file of ${pages} pages, postgres, built-in voice`,
      figures: [
        {
          what: job.status,
          found: `in ${seconds.toFixed(1)} s`,
          limit: { text: `${most.seconds} s`, held: job.status === 'completed' && seconds <= most.seconds },
        },
        {
          what: 'memory of the product at most',
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
    await product.stop()
    await cluster.stop()
  }
}

async function tokensFor(databaseUrl: string): Promise<{ admin: string; teacher: string }> {
  const database = openPostgres(databaseUrl)
  try {
    const { tx } = database
    const tokenOf = async ({ id }: { id: number }) => `Bearer ${await openSession(tx, id, new Date())}`
    return {
      admin: await tokenOf(await aUser(tx, 'admin')),
      teacher: await tokenOf(await aTeacher(tx, { points: 30 })),
    }
  } finally {
    await database.close()
  }
}
