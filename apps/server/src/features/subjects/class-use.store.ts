import { sql } from 'drizzle-orm'
import { classes } from '../classes/classes.tables.ts'
import { subjects } from './subjects.tables.ts'

const ofSubject = sql`from ${classes} where ${classes.subject_id} = ${subjects}.${sql.identifier('id')}`

/** How many classes teach a subject of the outer query, and how many of them are not archived. */
export const classUse = {
  class_count: sql<number>`(select count(*)::int ${ofSubject})`,
  active_class_count: sql<number>`(select count(*)::int ${ofSubject} and ${classes.archived_at} is null)`,
}
