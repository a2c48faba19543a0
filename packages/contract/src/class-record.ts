import { z } from 'zod'
import { ClassSummary, Quarter } from './classes.ts'
import { endpoint, FileReply } from './endpoint.ts'
import { Enrollment } from './enrollments.ts'
import { Count, Id, KeptText, Limit, Moment, managers, Offset, PathId, staff } from './fields.ts'

export const categories = [
  'ww',
  'assignment',
  'quiz',
  'exam',
  'pt',
  'project',
  'participation',
  'qa',
] as const

export const GradeItem = z.object({
  id: Id,
  class_id: Id,
  quarter: Quarter,
  category: z.enum(categories),
  /** Which part of a three-term policy's third component. */
  part: z.enum(['st1', 'st2', 'te']).nullable(),
  title: z.string().max(120),
  max_score: z.int().min(1).max(1_000),
  /** Whether a score of it may be 17.5. */
  half_points: z.boolean(),
  /** The teacher's own words about it. */
  description: KeptText(500).optional(),
})
export type GradeItem = z.infer<typeof GradeItem>

/** Whole points, and half ones where the item allows them. */
export const ItemPoints = z
  .number('Use a number.')
  .multipleOf(0.5, 'Use whole or half points.')
  .min(-1_000_000)
  .max(1_000)
const Points = ItemPoints.min(0)

export const Score = z.object({
  id: Id,
  school_id: Id,
  class_id: Id,
  item_id: Id,
  student_id: Id,
  quarter: Quarter,
  score: Points.nullable(),
  excused: z.boolean(),
})
export type Score = z.infer<typeof Score>

export const readClassRecordEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes/{id}/record',
  summary:
    'The class with its items, enrollments and scores; `parts=roster` leaves items and scores out. Opening it is recorded.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  query: z.object({
    quarter: z.coerce.number().pipe(Quarter).optional(),
    parts: z.enum(['all', 'roster']).default('all'),
    include: z.enum(['enrolled', 'dropped']).default('enrolled'),
  }),
  reply: z.object({
    klass: ClassSummary,
    items: z.array(GradeItem).max(2_000),
    enrollments: z.array(Enrollment).max(500),
    scores: z.array(Score).max(200_000),
  }),
  refusals: ['request.invalid', 'class.not_found'],
})

/** What of a class somebody was shown: the sheet and the class record, or one of the others alone. */
export const openingKinds = [
  'record',
  'roster',
  'class-list',
  'scores',
  'grades',
  'history',
  'report',
  'workbook',
  'form',
] as const
export type OpeningKind = (typeof openingKinds)[number]

export const listClassOpeningsEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes/{id}/openings',
  summary: 'Who opened the class record, the latest first.',
  access: managers,
  records: 'scope',
  params: z.object({ id: PathId }),
  query: z.object({ limit: Limit(200, 50), offset: Offset }),
  reply: z
    .array(
      z.object({
        user_id: Id.nullable(),
        name: z.string().max(170),
        role: z.string().max(20),
        /** The hour in which it was opened, and how often. */
        hour: Moment,
        kind: z.enum(openingKinds),
        times: Count,
      }),
    )
    .max(200),
  refusals: ['request.invalid', 'class.not_found'],
})

export const printClassListEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes/{id}/class-list',
  summary: 'The class list to print or to work on, boys and girls apart.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  query: z.object({
    format: z.enum(['pdf', 'xlsx']).default('pdf'),
    paper: z.enum(['a4', 'long']).default('a4'),
  }),
  reply: FileReply,
  refusals: ['request.invalid', 'class.not_found'],
})
