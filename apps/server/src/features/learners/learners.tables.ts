import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { filedText, moment } from '../../db/columns.ts'
import { users } from '../accounts/accounts.tables.ts'
import { classes } from '../classes/classes.tables.ts'
import { schools } from '../schools/schools.tables.ts'

export const learners = pgTable(
  'learners',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    school_id: integer('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'restrict' }),
    external_student_id: text('external_student_id').notNull(),
    /** Made up by the product, because the register had none; the only kind that can be replaced. */
    number_given: boolean('number_given').notNull().default(false),
    lrn: text('lrn').generatedAlwaysAs(
      sql`case when external_student_id ~ '^[0-9]{12}$' then external_student_id end`,
    ),
    fullname: text('fullname').notNull(),
    /** "Last, First Middle" where the name can be split. */
    listed_name: text('listed_name').notNull(),
    gender: text('gender', { enum: ['male', 'female'] }).notNull(),
    grade_level: text('grade_level').notNull(),
    email: text('email'),
    birth_date: date('birth_date'),
    address: text('address'),
    phone: text('phone'),
    parent_name: text('parent_name'),
    parent_phone: text('parent_phone'),
    created_via: text('created_via', { enum: ['form', 'import'] }).notNull(),
    created_by_user_id: integer('created_by_user_id').references(() => users.id, { onDelete: 'set null' }),
    created_at: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
    sort_name: filedText('sort_name').notNull().generatedAlwaysAs(sql`fold_text(listed_name)`),
    search_text: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`fold_text(fullname || ' ' || listed_name || ' ' || external_student_id)`),
  },
  (table) => [
    unique('learners_lrn').on(table.lrn),
    uniqueIndex('learners_own_number')
      .on(table.school_id, sql`lower(external_student_id)`)
      .where(sql`${table.lrn} is null`),
    index('learners_school_index').on(table.school_id, table.sort_name, table.id),
    index('learners_creator_index').on(table.created_by_user_id),
    index('learners_user_index').on(table.user_id),
    check('learners_gender_known', sql`${table.gender} in ('male', 'female')`),
  ],
)

/** Learners on record by school, kept by triggers on learners. */
export const learnerCounts = pgTable('learner_counts', {
  school_id: integer('school_id').primaryKey(),
  count: integer('count').notNull(),
})

/** A learner on the roster of a class. One who left keeps the row, and with it the scores. */
export const enrollments = pgTable(
  'enrollments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    class_id: integer('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    student_id: integer('student_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    enrolled_on: date('enrolled_on').notNull(),
    /** Since when the row is there, where somebody typed another day of enrolment. */
    added_on: date('added_on'),
    dropped_at: moment('dropped_at'),
  },
  (table) => [
    unique('enrollments_once').on(table.class_id, table.student_id),
    index('enrollments_student_index').on(table.student_id),
  ],
)

/** A move to another school that somebody there asked for. */
export const transfers = pgTable(
  'transfers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    student_id: integer('student_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    from_school_id: integer('from_school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    to_school_id: integer('to_school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    /** The roster the learner comes onto. */
    class_id: integer('class_id').references(() => classes.id, { onDelete: 'set null' }),
    state: text('state', { enum: ['waiting', 'accepted', 'declined'] })
      .notNull()
      .default('waiting'),
    requested_by_user_id: integer('requested_by_user_id').references(() => users.id, {
      onDelete: 'set null',
    }),
    requested_at: moment('requested_at').notNull(),
    decided_by_user_id: integer('decided_by_user_id').references(() => users.id, { onDelete: 'set null' }),
    decided_at: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('transfers_one_waiting').on(table.student_id).where(sql`${table.state} = 'waiting'`),
    index('transfers_from_index').on(table.from_school_id, table.id),
    index('transfers_to_index').on(table.to_school_id, table.id),
    index('transfers_requester_index').on(table.requested_by_user_id),
    index('transfers_class_index').on(table.class_id),
    index('transfers_decider_index').on(table.decided_by_user_id),
    check('transfers_state_known', sql`${table.state} in ('waiting', 'accepted', 'declined')`),
  ],
)
