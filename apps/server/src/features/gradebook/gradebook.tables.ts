import type { GradeItem } from '@klasrum/contract/class-record'
import type { PolicyId } from '@klasrum/contract/classes'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { users } from '../accounts/accounts.tables.ts'
import { classes } from '../classes/classes.tables.ts'
import { enrollments, learners } from '../learners/learners.tables.ts'

/** Whole or half, and exact: without a scale of its own a whole number goes out as 17 and not as 17.0. */
const points = (name: string) => numeric(name, { mode: 'number' })

export const gradeItems = pgTable(
  'grade_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    class_id: integer('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    quarter: integer('quarter').notNull(),
    category: text('category').$type<GradeItem['category']>().notNull(),
    part: text('part', { enum: ['st1', 'st2', 'te'] }),
    title: text('title').notNull(),
    max_score: integer('max_score').notNull(),
    half_points: boolean('half_points').notNull().default(false),
    description: text('description'),
  },
  (table) => [
    unique('grade_items_of_class').on(table.id, table.class_id),
    index('grade_items_class_index').on(table.class_id, table.quarter, table.id),
    uniqueIndex('grade_items_one_qa')
      .on(table.class_id, table.quarter, sql`coalesce(part, '')`)
      .where(sql`${table.category} = 'qa'`),
    check('grade_items_quarter_in_range', sql`${table.quarter} between 1 and 4`),
    check('grade_items_max_score_in_range', sql`${table.max_score} between 1 and 1000`),
    check(
      'grade_items_category_known',
      sql`${table.category} in ('ww', 'assignment', 'quiz', 'exam', 'pt', 'project', 'participation', 'qa')`,
    ),
    check('grade_items_part_of_qa', sql`${table.part} is null or ${table.category} = 'qa'`),
  ],
)

/** A cell of the grade sheet; without a row it is blank. It stands on an enrollment, so nobody else can have a score. */
export const scores = pgTable(
  'scores',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    class_id: integer('class_id').notNull(),
    item_id: integer('item_id').notNull(),
    student_id: integer('student_id').notNull(),
    score: points('score'),
    excused: boolean('excused').notNull().default(false),
    /** What was typed where it was out of range and became 0, until somebody has looked at it. */
    typed: text('typed'),
    /** The score that this 0 took the place of; -1 for excused. */
    typed_over: points('typed_over'),
    /** The version of the class's sheets that wrote it. */
    changed_in: integer('changed_in').notNull().default(0),
    updated_by_user_id: integer('updated_by_user_id').references(() => users.id, { onDelete: 'set null' }),
    updated_at: moment('updated_at').notNull(),
  },
  (table) => [
    unique('scores_one_per_cell').on(table.item_id, table.student_id),
    index('scores_enrollment_index').on(table.class_id, table.student_id),
    index('scores_changed_index').on(table.class_id, table.changed_in),
    index('scores_writer_index').on(table.updated_by_user_id),
    index('scores_typed_index').on(table.class_id).where(sql`${table.typed} is not null`),
    foreignKey({
      name: 'scores_item_fk',
      columns: [table.item_id, table.class_id],
      foreignColumns: [gradeItems.id, gradeItems.class_id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'scores_enrollment_fk',
      columns: [table.class_id, table.student_id],
      foreignColumns: [enrollments.class_id, enrollments.student_id],
    }).onDelete('cascade'),
    check('scores_score_not_negative', sql`${table.score} >= 0`),
    check('scores_score_in_halves', sql`${table.score} * 2 = trunc(${table.score} * 2)`),
    check('scores_excused_is_blank', sql`not ${table.excused} or ${table.score} is null`),
    check(
      'scores_typed_became_zero',
      sql`(${table.typed} is null and ${table.typed_over} is null) or ${table.score} = 0`,
    ),
  ],
)

/** Whole percents that sum to 100. */
export const quarterWeights = pgTable(
  'quarter_weights',
  {
    class_id: integer('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    quarter: integer('quarter').notNull(),
    written_work_weight: integer('written_work_weight').notNull(),
    performance_task_weight: integer('performance_task_weight').notNull(),
    quarterly_assessment_weight: integer('quarterly_assessment_weight').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.class_id, table.quarter] }),
    check('quarter_weights_quarter_in_range', sql`${table.quarter} between 1 and 4`),
    check(
      'quarter_weights_sum',
      sql`${table.written_work_weight} >= 0 and ${table.performance_task_weight} >= 0
        and ${table.quarterly_assessment_weight} >= 0
        and ${table.written_work_weight} + ${table.performance_task_weight} + ${table.quarterly_assessment_weight} = 100`,
    ),
  ],
)

/** A period that takes no more changes. */
export const quarterClosings = pgTable(
  'quarter_closings',
  {
    class_id: integer('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    quarter: integer('quarter').notNull(),
    closed_by_user_id: integer('closed_by_user_id').references(() => users.id, { onDelete: 'set null' }),
    closed_at: moment('closed_at').notNull(),
    /** What the kept grades were reckoned by. */
    policy: text('policy').$type<PolicyId>().notNull(),
    transmuted: boolean('transmuted').notNull(),
    written_work_weight: integer('written_work_weight').notNull(),
    performance_task_weight: integer('performance_task_weight').notNull(),
    quarterly_assessment_weight: integer('quarterly_assessment_weight').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.class_id, table.quarter] }),
    index('quarter_closings_closer_index').on(table.closed_by_user_id),
    check('quarter_closings_quarter_in_range', sql`${table.quarter} between 1 and 4`),
  ],
)

/** Counts the changes of a class's sheets. Writers take its row first, so that versions are seen in the order they were given. */
export const sheetVersions = pgTable('sheet_versions', {
  class_id: integer('class_id')
    .primaryKey()
    .references(() => classes.id, { onDelete: 'cascade' }),
  version: integer('version').notNull().default(0),
  /** The version of the last change of items, weights, roster or closing. */
  reload_version: integer('reload_version').notNull().default(0),
})

/** Written by a trigger on scores, never by hand. */
export const scoreChanges = pgTable(
  'score_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    class_id: integer('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** The item may be gone; its title and quarter stay. */
    item_id: integer('item_id').notNull(),
    item_title: text('item_title').notNull(),
    quarter: integer('quarter'),
    student_id: integer('student_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    old_score: points('old_score'),
    old_excused: boolean('old_excused').notNull(),
    new_score: points('new_score'),
    new_excused: boolean('new_excused').notNull(),
    /** What was typed where it was out of range and became 0. */
    typed: text('typed'),
    source: text('source').notNull(),
    request_id: text('request_id'),
    changed_by_user_id: integer('changed_by_user_id').references(() => users.id, { onDelete: 'set null' }),
    changed_at: moment('changed_at').notNull(),
  },
  (table) => [
    index('score_changes_class_index').on(table.class_id, table.id),
    index('score_changes_cell_index').on(table.item_id, table.student_id, table.id),
    index('score_changes_student_index').on(table.student_id),
    index('score_changes_writer_index').on(table.changed_by_user_id),
  ],
)

const grade = (name: string) => numeric(name, { precision: 5, scale: 2, mode: 'number' })

/** Grades of a closed quarter, as they stood when it was closed. */
export const closedGrades = pgTable(
  'kept_grades',
  {
    class_id: integer('class_id').notNull(),
    quarter: integer('quarter').notNull(),
    student_id: integer('student_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    ps_ww: grade('ps_ww'),
    ws_ww: grade('ws_ww'),
    ps_pt: grade('ps_pt'),
    ws_pt: grade('ws_pt'),
    ps_qa: grade('ps_qa'),
    ws_qa: grade('ws_qa'),
    initial_grade: grade('initial_grade'),
    quarterly_grade: grade('quarterly_grade'),
  },
  (table) => [
    primaryKey({ columns: [table.class_id, table.quarter, table.student_id] }),
    index('kept_grades_student_index').on(table.student_id),
    foreignKey({
      name: 'kept_grades_closing_fk',
      columns: [table.class_id, table.quarter],
      foreignColumns: [quarterClosings.class_id, quarterClosings.quarter],
    }).onDelete('cascade'),
  ],
)

/** When quarters were closed and reopened. */
export const quarterEvents = pgTable(
  'quarter_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    class_id: integer('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    quarter: integer('quarter').notNull(),
    kind: text('kind', { enum: ['closed', 'reopened'] }).notNull(),
    reason: text('reason'),
    by_user_id: integer('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
  },
  (table) => [
    index('quarter_events_class_index').on(table.class_id, table.id),
    index('quarter_events_user_index').on(table.by_user_id),
  ],
)
