import { type SQL, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/client.ts'
import type { ShowRow } from './shows.store.ts'
import { slideshows } from './slideshows.tables.ts'

/** Every file of a show in the storage. */
export const filesOfShow = ({ stored_as, pictures, made, script }: ShowRow): string[] =>
  [
    stored_as,
    made?.stored_as,
    ...pictures.map((picture) => picture.stored_as),
    ...script.map(({ recording }) => recording),
  ].filter((key) => typeof key === 'string')

const within = (keys: readonly string[]): SQL =>
  sql`(${sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )})`

/** Which of these files a show still needs. */
export async function filesInForce(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const found = await tx.execute(sql`
    select key from (
      select stored_as as key from ${slideshows}
      union all select made->>'stored_as' from ${slideshows}
      union all select picture->>'stored_as' from ${slideshows}, jsonb_array_elements(pictures) picture
      union all select scene->>'recording' from ${slideshows}, jsonb_array_elements(script) scene
    ) named where key in ${within(keys)}`)
  return new Set(rowsOf<{ key: string }>(found).map(({ key }) => key))
}
