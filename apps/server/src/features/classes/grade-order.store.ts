import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Grade levels are kept as text, in which 10 comes before 2; kinder comes before all. */
export const gradeOrder = (grade_level: SQLWrapper): SQL =>
  sql`case ${grade_level} when 'K' then 0 else ${grade_level}::int end`
