import type { Enrollment } from '@klasrum/contract/enrollments'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { classes } from '../classes/classes.tables.ts'
import { managedBy } from '../classes/door.ts'
import { enrollments, learners } from './learners.tables.ts'
import { listedColumns } from './listed-learners.store.ts'

/** Rows of a class, with those who left: as many as one answer holds. */
export const mostOnRoster = 500

type Seat = { class_id: number; student_id: number }

const isOn = ({ class_id, student_id }: Seat) =>
  and(eq(enrollments.class_id, class_id), eq(enrollments.student_id, student_id))

async function select(tx: Tx, where: SQL | undefined): Promise<Enrollment[]> {
  const rows = await tx
    .select({
      id: enrollments.id,
      school_id: classes.school_id,
      class_id: enrollments.class_id,
      student_id: enrollments.student_id,
      enrolled_on: enrollments.enrolled_on,
      dropped_at: enrollments.dropped_at,
      student: listedColumns(tx),
    })
    .from(enrollments)
    .innerJoin(classes, eq(classes.id, enrollments.class_id))
    .innerJoin(learners, eq(learners.id, enrollments.student_id))
    .where(where)
    .orderBy(learners.sort_name, learners.id)
    .limit(mostOnRoster)
  return rows.map((row) => ({ ...row, dropped_at: row.dropped_at?.toISOString() ?? null }))
}

/** By name. Whoever calls has made sure that the actor may open the class. */
export const listRoster = (
  tx: Tx,
  class_id: number,
  include: 'enrolled' | 'dropped',
): Promise<Enrollment[]> =>
  select(
    tx,
    and(
      eq(enrollments.class_id, class_id),
      include === 'enrolled' ? isNull(enrollments.dropped_at) : undefined,
    ),
  )

type Days = {
  today: string
  /** The day that somebody typed. */
  typed?: string | undefined
}

/**
 * The class is locked: nobody else enrols meanwhile. One who left is taken up again and keeps the day of the first time
 * unless another was typed.
 */
export async function takeSeat(
  tx: Tx,
  seat: Seat,
  { today, typed }: Days,
): Promise<'seated' | 'already' | 'full'> {
  const [there] = await tx.select().from(enrollments).where(isOn(seat))
  if (there && !there.dropped_at) return 'already'
  if (there) {
    const days = typed && { enrolled_on: typed, added_on: there.added_on ?? there.enrolled_on }
    await tx
      .update(enrollments)
      .set({ dropped_at: null, ...days })
      .where(eq(enrollments.id, there.id))
    return 'seated'
  }
  const taken = await tx.$count(enrollments, eq(enrollments.class_id, seat.class_id))
  if (taken >= mostOnRoster) return 'full'
  const days = typed ? { enrolled_on: typed, added_on: today } : { enrolled_on: today }
  const added = await tx
    .insert(enrollments)
    .values({ ...seat, ...days })
    .onConflictDoNothing()
    .returning({ id: enrollments.id })
  return added.length > 0 ? 'seated' : 'already'
}

export async function seatOf(tx: Tx, seat: Seat): Promise<Enrollment> {
  const [found] = await select(tx, isOn(seat))
  if (!found) throw new Error('an enrollment was not written')
  return found
}

/** The class of a learner who is on its roster; it takes no other state until the end of the transaction. */
export const shareClassOf = async (tx: Tx, actor: Actor, id: number) =>
  (
    await tx
      .select({ archived_at: classes.archived_at })
      .from(enrollments)
      .innerJoin(classes, eq(classes.id, enrollments.class_id))
      .where(and(eq(enrollments.id, id), managedBy(tx, actor)))
      .for('share', { of: classes })
  )[0]

export const leaveSeat = async (tx: Tx, id: number, now: Date): Promise<boolean> =>
  (
    await tx
      .update(enrollments)
      .set({ dropped_at: now })
      .where(and(eq(enrollments.id, id), isNull(enrollments.dropped_at)))
      .returning({ id: enrollments.id })
  ).length > 0
