import { z } from 'zod'
import { GradeItem } from './class-record.ts'
import { ClassSummary, Quarter } from './classes.ts'
import { endpoint } from './endpoint.ts'
import { Count, Id, Moment } from './fields.ts'
import { Run } from './runs.ts'
import { SheetCell } from './sheets.ts'
import { SlideshowJob } from './slideshows.ts'

/** What the dashboard says on its cards. A figure the caller's role may not see is null. */
export const dashboardEndpoint = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  summary: 'The figures on the dashboard of the signed-in user.',
  access: 'signed-in',
  records: 'own',
  reply: z.object({
    school_name: z.string().max(200).nullable(),
    division_name: z.string().max(200).nullable(),
    divisions: Count.nullable(),
    districts: Count.nullable(),
    schools: Count.nullable(),
    teachers: Count.nullable(),
    subjects: Count.nullable(),
    /** Not archived, as far as the caller keeps them. */
    active_classes: Count.nullable(),
    users: z.object({ total: Count, active: Count }).nullable(),
    tiles: z
      .object({
        lesson_plans: Count,
        this_week: Count,
        students: Count,
        completion_rate: z.int().min(0).max(100),
      })
      .nullable(),
  }),
  refusals: [],
})

const InSheet = ClassSummary.pick({
  subject_name: true,
  grade_level: true,
  section: true,
  policy: true,
}).extend({
  class_id: Id,
  quarter: Quarter,
})

const LeftOff = InSheet.extend({
  changed_at: Moment,
  item: GradeItem.pick({ id: true, title: true, max_score: true }),
  learners: Count,
  /** Learners with a score of the item, or excused from it. */
  entered: Count,
  /** Some of them, around the first one without a score. */
  rows: z.array(z.object({ student_id: Id, listed_name: z.string().max(200), cell: SheetCell })).max(7),
})

const WaitingClass = InSheet.extend({
  /** Blank cells of items that have a score; an item without any is planned. */
  missing: Count,
  /** Items that nobody has a score of yet. */
  to_begin: Count,
  /** Typed scores that were out of range and became 0, and that nobody has looked at. */
  set_to_zero: Count,
  /** The last day of the period, where it is known. */
  ends_on: z.iso.date().max(10).nullable(),
  /** The share of all cells of the period that is settled; null without items or without learners. */
  progress: z.int().min(0).max(100).nullable(),
})

const Share = z.int().min(0).max(100)

/** A class of the school with items and learners and not all of its scores. */
const ClassBehind = InSheet.extend({
  teacher_name: z.string().max(200).nullable(),
  progress: Share,
  ends_on: WaitingClass.shape.ends_on,
})

/** What somebody left off and what waits for them; of others' records nothing. */
export const dashboardWorkEndpoint = endpoint({
  method: 'GET',
  path: '/api/dashboard/work',
  summary: 'Where the signed-in user left off, and what waits for them.',
  access: 'signed-in',
  records: 'own',
  reply: z.object({
    left_off: LeftOff.nullable(),
    classes: z.array(WaitingClass).max(60),
    /** For a school-admin: the classes of the school that have the smallest share of their scores. */
    behind: z.array(ClassBehind).max(6),
    /** Under way, or ready since a few days. */
    runs: z
      .array(
        z.object({ id: Id, name: z.string().max(260), state: Run.shape.state, share: Share, at: Moment }),
      )
      .max(3),
    shows: z
      .array(
        z.object({
          id: Id,
          title: z.string().max(120),
          status: SlideshowJob.shape.status,
          share: Share,
          at: Moment,
        }),
      )
      .max(3),
    /** The latest that were made, however long ago. */
    last_runs: z.array(z.object({ id: Id, name: z.string().max(260), at: Moment })).max(2),
    last_shows: z
      .array(
        z.object({
          id: Id,
          title: z.string().max(120),
          duration_sec: z.number().min(0).max(36_000),
          at: Moment,
        }),
      )
      .max(2),
    /** Teachers whose choice of school waits, and learners who are asked for by another school. */
    teachers_to_confirm: Count.nullable(),
    transfers_to_decide: Count.nullable(),
    /** Schools that teachers ask for, for an admin. */
    schools_to_add: Count.nullable(),
    /** Teachers without TESDA data, for division staff. */
    without_tesda: Count.nullable(),
  }),
  refusals: [],
})
