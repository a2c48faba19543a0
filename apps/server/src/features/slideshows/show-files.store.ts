import { type SQL, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/client.ts'
import type { ShowRow } from './shows.store.ts'
import { slideshowJobs, slideshowScenes, slideshows } from './slideshows.tables.ts'

/** Every file of a show in the storage, but for the scenes of one in the making. */
export const filesOfShow = ({ stored_as, pictures, made, script }: ShowRow): string[] =>
  [
    stored_as,
    made?.stored_as,
    ...pictures.map((picture) => picture.stored_as),
    ...script.map(({ recording }) => recording),
  ].filter((key) => typeof key === 'string')

/**
 * The lesson file of a show that nobody works on is not needed any more: its script is written, or never will be. Named
 * no longer, it is returned to be removed.
 */
export async function releaseLessons(tx: Tx, job_id?: number): Promise<string[]> {
  const found = await tx.execute(sql`
    with idle as (
      select id, stored_as from ${slideshows}
      where stored_as is not null
        and ${job_id === undefined ? sql`true` : sql`id = (select slideshow_id from ${slideshowJobs} where id = ${job_id})`}
        and not exists (
          select from ${slideshowJobs} job where job.slideshow_id = slideshows.id and job.status in ('queued', 'running'))
      for update)
    update ${slideshows} set stored_as = null from idle where slideshows.id = idle.id returning idle.stored_as`)
  return rowsOf<{ stored_as: string }>(found).map(({ stored_as }) => stored_as)
}

const within = (keys: readonly string[]): SQL =>
  sql`(${sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )})`

/** Which of these files a show still needs. */
export async function filesInForce(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  const found = await tx.execute(sql`
    select key from (
      select stored_as as key from ${slideshows}
      union all select made->>'stored_as' from ${slideshows}
      union all select picture->>'stored_as' from ${slideshows}, jsonb_array_elements(pictures) picture
      union all select scene->>'recording' from ${slideshows}, jsonb_array_elements(script) scene
      union all select stored_as from ${slideshowScenes}
    ) named where key in ${within(keys)}`)
  return new Set(rowsOf<{ key: string }>(found).map(({ key }) => key))
}
