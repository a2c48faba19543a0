import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { divisions, schools } from '../schools/schools.tables.ts'

export type LetterHead = { school: string; school_code: string; division: string; region: string }

/** What stands above a list that a school prints. */
export async function letterHeadOf(tx: Tx, school_id: number): Promise<LetterHead> {
  const [found] = await tx
    .select({ school: schools, division: divisions.name })
    .from(schools)
    .innerJoin(divisions, eq(divisions.id, schools.division_id))
    .where(eq(schools.id, school_id))
  if (!found) throw new Error('a class has no school')
  const { school, division } = found
  return {
    school: school.school_name ?? school.name,
    school_code: school.school_id ?? school.code,
    division,
    region: school.region,
  }
}
