import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { schools } from '../schools/schools.tables.ts'
import { teachers } from '../teachers/teachers.tables.ts'

/** Who advises a section. A section is what the classes of a school year say it is, however they spell it. */
export const sectionAdvisers = pgTable(
  'section_advisers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    school_id: integer('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    school_year: text('school_year').notNull(),
    grade_level: text('grade_level').notNull(),
    section: text('section').notNull(),
    section_key: text('section_key').notNull().generatedAlwaysAs(sql`fold_text(section)`),
    teacher_id: integer('teacher_id')
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('section_advisers_one').on(
      table.school_id,
      table.school_year,
      table.grade_level,
      table.section_key,
    ),
    index('section_advisers_teacher_index').on(table.teacher_id),
  ],
)
