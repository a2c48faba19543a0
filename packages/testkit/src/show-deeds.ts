import { desc, eq } from 'drizzle-orm'
import { inTx } from '../../../apps/server/src/db/client.ts'
import { changeJob } from '../../../apps/server/src/features/slideshows/show-jobs.store.ts'
import { putShow } from '../../../apps/server/src/features/slideshows/show-to-make.store.ts'
import { slideshowJobs, slideshows } from '../../../apps/server/src/features/slideshows/slideshows.tables.ts'
import { beginShow } from '../../../apps/server/src/features/slideshows/start-show.ts'
import type { TestApp } from './app.ts'
import { type Deed, priceOfShow } from './points-model.ts'
import type { PointsWorld } from './points-world.ts'
import { aScene } from './shows.ts'

export type ShowDeed = Extract<Deed, { do: 'show' | 'stop' | 'edit' | 'finish' }>

const nobodys = 2_000_000_000

async function latestJob({ tx }: TestApp, slideshow_id: number) {
  const [job] = await tx
    .select()
    .from(slideshowJobs)
    .where(eq(slideshowJobs.slideshow_id, slideshow_id))
    .orderBy(desc(slideshowJobs.id))
    .limit(1)
  return job
}

/** Makings of slide shows, as far as points go: what they are made of does not matter. */
export async function doneWithShow(app: TestApp, world: PointsWorld, deed: ShowDeed): Promise<string> {
  const { database, queue } = app.house
  const id = 'show' in deed ? (world.shows[deed.show] ?? nobodys) : nobodys
  const teacher = world.teachers['who' in deed ? deed.who : 0]
  if (!teacher) throw new Error('There are two teachers.')
  switch (deed.do) {
    case 'show': {
      const show = await inTx(database, async (tx) => {
        const now = app.clock.now()
        const wish = { user_id: teacher.user.id, title: 'Plants', asked_minutes: 1, created_at: now }
        await beginShow(tx, queue, wish, priceOfShow)
        const [row] = await tx.select().from(slideshows).orderBy(desc(slideshows.id)).limit(1)
        if (!row) throw new Error('There is no show.')
        await putShow(tx, row.id, { script: [aScene(1)], language: 'en' })
        return row.id
      })
      world.shows.push(show)
      return 'done'
    }
    case 'stop': {
      const params = { id: (await latestJob(app, id))?.id ?? nobodys }
      const answer = await teacher.call('POST /api/education/slideshow-jobs/{id}/cancel', { params })
      return outcome(answer)
    }
    case 'edit': {
      const [row] = await app.tx.select().from(slideshows).where(eq(slideshows.id, id))
      const { recording: _recording, picture: _picture, source: _source, ...scene } = aScene(1)
      const body = {
        revision: row?.revision ?? 0,
        scenes: [{ ...scene, narration: `Words ${row?.revision ?? 0}.` }],
      }
      const answer = await teacher.call('PUT /api/education/slideshows/{id}/scenes', { params: { id }, body })
      return outcome(answer)
    }
    case 'finish': {
      const job = await latestJob(app, id)
      if (job?.status !== 'queued') return 'before'
      await changeJob(app.tx, job.id, { status: 'completed', ended_at: app.clock.now() })
      return 'done'
    }
  }
}

const outcome = ({ status, body }: { status: number; body: unknown }): string =>
  status === 200 ? 'done' : ((body as { code?: string }).code ?? `status ${status}`)
