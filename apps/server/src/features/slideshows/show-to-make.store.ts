import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { slideshows } from './slideshows.tables.ts'

export const findShowToMake = async (tx: Tx, id: number) =>
  (await tx.select().from(slideshows).where(eq(slideshows.id, id)))[0]

export type ShowToMake = NonNullable<Awaited<ReturnType<typeof findShowToMake>>>

export const putShow = (tx: Tx, id: number, values: Partial<typeof slideshows.$inferInsert>) =>
  tx.update(slideshows).set(values).where(eq(slideshows.id, id))
