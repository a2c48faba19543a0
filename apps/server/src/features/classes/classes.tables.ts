import { openingKinds } from '@klasrum/contract/class-record'
import type { PolicyId } from '@klasrum/contract/classes'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { users } from '../accounts/accounts.tables.ts'
import { schools, terms } from '../schools/schools.tables.ts'
import { subjects } from '../subjects/subjects.tables.ts'
import { teachers } from '../teachers/teachers.tables.ts'

export const classes = pgTable(
  'classes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    school_id: integer('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'restrict' }),
    subject_id: integer('subject_id')
      .notNull()
      .references(() => subjects.id, { onDelete: 'restrict' }),
    term_id: integer('term_id')
      .notNull()
      .references(() => terms.id, { onDelete: 'restrict' }),
    primary_teacher_id: integer('primary_teacher_id').references(() => teachers.id, { onDelete: 'set null' }),
    grade_level: text('grade_level').notNull(),
    section: text('section').notNull(),
    track: text('track'),
    room_number: text('room_number'),
    policy: text('policy').$type<PolicyId>().notNull(),
    /** The switch of a policy that leaves transmutation to the class. */
    transmuted: boolean('transmuted').notNull().default(false),
    created_by_user_id: integer('created_by_user_id').references(() => users.id, { onDelete: 'set null' }),
    created_at: moment('created_at').notNull(),
    archived_at: moment('archived_at'),
    version: integer('version').notNull().default(1),
    /** The subject's name is looked for with the subject. */
    search_text: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`fold_text('grade ' || grade_level || ' ' || section)`),
  },
  (table) => [
    index('classes_school_index').on(table.school_id, table.id),
    index('classes_teacher_index').on(table.primary_teacher_id),
    index('classes_creator_index').on(table.created_by_user_id),
    index('classes_subject_index').on(table.subject_id),
    index('classes_term_index').on(table.term_id),
    index('classes_search_index').using('gin', sql`${table.search_text} gin_trgm_ops`),
    check(
      'classes_policy_known',
      sql`${table.policy} in ('plain', 'do8-2015', 'do15-2026', 'zero-based-2027')`,
    ),
  ],
)

/** Who opened a class record, a row for each hour. */
export const classOpenings = pgTable(
  'class_openings',
  {
    class_id: integer('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hour: moment('hour').notNull(),
    /** What of it was shown. */
    kind: text('kind', { enum: openingKinds }).notNull().default('record'),
    times: integer('times').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.class_id, table.user_id, table.hour, table.kind] }),
    index('class_openings_hour_index').on(table.hour),
    index('class_openings_user_index').on(table.user_id),
  ],
)
