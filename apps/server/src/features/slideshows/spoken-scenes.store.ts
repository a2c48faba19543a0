import { and, asc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/client.ts'
import { slideshowJobs, slideshowScenes } from './slideshows.tables.ts'

export type SpokenRow = typeof slideshowScenes.$inferSelect

/** Those that are spoken of a show in the making, in the order of its script. */
export const spokenScenes = (tx: Tx, slideshow_id: number): Promise<SpokenRow[]> =>
  tx
    .select()
    .from(slideshowScenes)
    .where(eq(slideshowScenes.slideshow_id, slideshow_id))
    .orderBy(asc(slideshowScenes.place))

/** Those of them that can be played: all from the beginning up to the first that is missing, as one statement sees them. */
export const readyScenes = (tx: Tx, slideshow_id: number): Promise<SpokenRow[]> =>
  tx
    .select(getTableColumns(slideshowScenes))
    .from(slideshowScenes)
    .innerJoin(
      slideshowJobs,
      and(
        eq(slideshowJobs.slideshow_id, slideshowScenes.slideshow_id),
        eq(slideshowJobs.status, 'running'),
        lt(slideshowScenes.place, slideshowJobs.scenes_ready),
      ),
    )
    .where(eq(slideshowScenes.slideshow_id, slideshow_id))
    .orderBy(asc(slideshowScenes.place))

/** In the place of what was spoken of this scene before. */
export const putSpokenScene = (tx: Tx, { slideshow_id, scene_id, ...sound }: SpokenRow) =>
  tx
    .insert(slideshowScenes)
    .values({ slideshow_id, scene_id, ...sound })
    .onConflictDoUpdate({ target: [slideshowScenes.slideshow_id, slideshowScenes.scene_id], set: sound })

export const forgetSpokenScenes = async (tx: Tx, slideshow_id: number): Promise<string[]> =>
  (
    await tx
      .delete(slideshowScenes)
      .where(eq(slideshowScenes.slideshow_id, slideshow_id))
      .returning({ stored_as: slideshowScenes.stored_as })
  ).map(({ stored_as }) => stored_as)

export const filesOfSpokenScenes = async (tx: Tx, slideshow_ids: readonly number[]): Promise<string[]> =>
  slideshow_ids.length === 0
    ? []
    : (
        await tx
          .select({ stored_as: slideshowScenes.stored_as })
          .from(slideshowScenes)
          .where(inArray(slideshowScenes.slideshow_id, [...slideshow_ids]))
      ).map(({ stored_as }) => stored_as)

/** Of shows that nobody works on: a making that ended without a result leaves nothing to play. */
export async function releaseSpokenScenes(tx: Tx, job_id?: number): Promise<string[]> {
  const found = await tx.execute(sql`
    delete from ${slideshowScenes} scene
    where ${job_id === undefined ? sql`true` : sql`scene.slideshow_id = (select slideshow_id from ${slideshowJobs} where id = ${job_id})`}
      and not exists (
        select from ${slideshowJobs} job
        where job.slideshow_id = scene.slideshow_id and job.status in ('queued', 'running'))
    returning scene.stored_as`)
  return rowsOf<{ stored_as: string }>(found).map(({ stored_as }) => stored_as)
}
