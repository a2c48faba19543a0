import type { SlideshowJob } from '@klasrum/contract/slideshows'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { slideshowJobs, slideshows } from './slideshows.tables.ts'

/** The making of a show in the hands of one who took it up. */
export type Taken = { id: number; attempt: number }

export type Progress = { step: NonNullable<SlideshowJob['step']>; share: number; detail?: string | null }

/** Whoever had it before is refused from now on. Nothing when it is over. */
export const takeUp = async (tx: Tx, id: number, now: Date) =>
  (
    await tx
      .update(slideshowJobs)
      .set({
        status: 'running',
        attempt: sql`${slideshowJobs.attempt} + 1`,
        started_at: sql`coalesce(${slideshowJobs.started_at}, ${now.toISOString()}::timestamptz)`,
        beat_at: now,
      })
      .where(and(eq(slideshowJobs.id, id), inArray(slideshowJobs.status, ['queued', 'running'])))
      .returning({
        attempt: slideshowJobs.attempt,
        slideshow_id: slideshowJobs.slideshow_id,
        started_at: slideshowJobs.started_at,
        warnings: slideshowJobs.warnings,
      })
  )[0]

/** A sign of life. False when it was cancelled or taken over; else nobody can do that before the transaction ends. */
export const hold = async (
  tx: Tx,
  { id, attempt }: Taken,
  now: Date,
  progress?: Progress,
): Promise<boolean> =>
  (
    await tx
      .update(slideshowJobs)
      .set({ beat_at: now, ...progress })
      .where(
        and(
          eq(slideshowJobs.id, id),
          eq(slideshowJobs.attempt, attempt),
          eq(slideshowJobs.status, 'running'),
        ),
      )
      .returning({ id: slideshowJobs.id })
  ).length > 0

export const findShowToMake = async (tx: Tx, id: number) =>
  (await tx.select().from(slideshows).where(eq(slideshows.id, id)))[0]

export type ShowToMake = NonNullable<Awaited<ReturnType<typeof findShowToMake>>>

export const putShow = (tx: Tx, id: number, values: Partial<typeof slideshows.$inferInsert>) =>
  tx.update(slideshows).set(values).where(eq(slideshows.id, id))
