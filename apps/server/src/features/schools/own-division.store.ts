import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { teachers } from '../teachers/teachers.tables.ts'
import { schools } from './schools.tables.ts'

/** A teacher's is that of the school that confirmed them; otherwise the one their account names. */
export async function ownDivisionOf(tx: Tx, { role, user_id, division_id }: Actor): Promise<number | null> {
  if (role !== 'teacher') return division_id
  const [confirmed] = await tx
    .select({ division_id: schools.division_id })
    .from(teachers)
    .innerJoin(schools, eq(schools.id, teachers.school_id))
    .where(and(eq(teachers.user_id, user_id), eq(teachers.school_state, 'confirmed')))
  return confirmed?.division_id ?? division_id
}
