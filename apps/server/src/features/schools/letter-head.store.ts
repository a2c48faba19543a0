import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { districts, divisions, schools } from './schools.tables.ts'

export type LetterHead = {
  school: string
  school_code: string
  district: string | null
  division: string
  region: string
  principal: string | null
}

/** What stands above a list or a form that a school prints. */
export async function letterHeadOf(tx: Tx, school_id: number): Promise<LetterHead> {
  const [found] = await tx
    .select({ school: schools, division: divisions.name, district: districts.name })
    .from(schools)
    .innerJoin(divisions, eq(divisions.id, schools.division_id))
    .leftJoin(districts, eq(districts.id, schools.district_id))
    .where(eq(schools.id, school_id))
  if (!found) throw new Error('there is no such school')
  const { school, division, district } = found
  return {
    school: school.school_name ?? school.name,
    school_code: school.school_id ?? school.code,
    district,
    division,
    region: school.region,
    principal: school.principal,
  }
}
