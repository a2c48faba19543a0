import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  Count,
  Deleted,
  Id,
  KeptText,
  KnownCount,
  Limit,
  Moment,
  Offset,
  OptionalId,
  OptionalText,
  PathId,
  RequiredText,
  Search,
  staff,
} from './fields.ts'
import { GradeLevel } from './learners.ts'

/** How grades are reckoned; the rules themselves are in the grading package. */
export const PolicyId = z.enum(['plain', 'do8-2015', 'do15-2026', 'zero-based-2027'])
export type PolicyId = z.infer<typeof PolicyId>

export const Quarter = z.int().min(1).max(4)

export const ClassSummary = z.object({
  id: Id,
  school_id: Id,
  school_name: z.string().max(200),
  subject_id: Id,
  subject_name: z.string().max(200),
  subject_code: z.string().max(40),
  term_id: Id,
  term_name: z.string().max(60),
  school_year: z.string().max(20),
  primary_teacher_id: Id.nullable(),
  primary_teacher_name: KeptText(170),
  grade_level: z.string().max(2),
  section: z.string().max(60),
  track: KeptText(60),
  room_number: KeptText(40),
  policy: PolicyId,
  /** The switch of the plain policy; off under the others, which leave no choice. */
  transmuted: z.boolean(),
  archived_at: Moment.nullable(),
  /** Grows with every change; a PUT that carries an older one is refused. */
  version: Count,
  /** The earliest period that is not closed; the last one when all are. */
  current_quarter: Quarter,
  learner_count: Count,
  /** Items of the current quarter. */
  item_count: Count,
  /** Share of the current quarter's score cells that are settled; null without cells. */
  progress: z.int().min(0).max(100).nullable(),
})
export type ClassSummary = z.infer<typeof ClassSummary>

const ClassBody = z.object({
  school_id: Id,
  subject_id: Id,
  term_id: Id,
  grade_level: GradeLevel,
  section: RequiredText(60),
  primary_teacher_id: Id.nullish().transform((id) => id ?? null),
  track: OptionalText(60),
  room_number: OptionalText(40),
  policy: PolicyId.default('plain'),
  transmuted: z.boolean().default(false),
})

const ClassFilter = z.object({
  search: Search,
  state: z.enum(['all', 'active', 'archived']).default('all'),
  school_id: OptionalId,
  subject_id: OptionalId,
  grade_level: GradeLevel.optional(),
  school_year: z.string().max(20).optional(),
})

export const listClassesEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes',
  summary:
    'Classes: all for an admin, those of the school for a school-admin, the own ones for a teacher. Search by subject, grade level and section.',
  access: staff,
  records: 'scope',
  query: ClassFilter.extend({
    sort: z.enum(['section', 'subject', 'grade', 'newest']).default('newest'),
    limit: Limit(200, 100),
    offset: Offset,
  }),
  reply: z.array(ClassSummary).max(200),
  refusals: ['request.invalid'],
})

export const countClassesEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes/count',
  summary: 'How many classes the same search finds, by state.',
  access: staff,
  records: 'scope',
  query: ClassFilter.omit({ state: true }),
  reply: z.object({ all: Count, active: Count, archived: Count }),
  refusals: ['request.invalid'],
})

const classRefusals = [
  'request.invalid',
  'class.other_school',
  'class.no_school',
  'school.not_found',
  'subject.not_found',
  'term.not_found',
] as const

export const createClassEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/classes',
  summary: 'Adds a class. A teacher is its primary teacher and it is of their school.',
  access: staff,
  records: 'scope',
  once: true,
  body: ClassBody,
  reply: ClassSummary,
  refusals: [...classRefusals, 'class.too_many'],
})

export const readClassEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes/{id}',
  summary: 'One class.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  reply: ClassSummary,
  refusals: ['class.not_found'],
})

export const editClassEndpoint = endpoint({
  method: 'PUT',
  path: '/api/education/classes/{id}',
  summary:
    'Writes a class anew. The policy stands from the first score on, the school from the first learner on.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  body: ClassBody.extend({ version: Count.optional() }),
  reply: ClassSummary,
  refusals: [
    ...classRefusals,
    'class.not_found',
    'class.changed',
    'class.archived',
    'class.has_scores',
    'class.has_learners',
  ],
})

const Holdings = z.object({ learners: Count, items: Count, scores: Count, closed_quarters: Count })

export const classHoldingsEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes/{id}/holdings',
  summary: 'What goes with a class when it is deleted, and how many of its quarters are closed.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  reply: Holdings,
  refusals: ['class.not_found'],
})

export const deleteClassEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/education/classes/{id}',
  summary:
    'Deletes a class with its roster, items and scores. When `learners` and `scores` say how many the caller knows of, other numbers are refused. With a closed quarter only an admin or the school can delete it.',
  access: staff,
  records: 'scope',
  passwordAgain: true,
  params: z.object({ id: PathId }),
  query: z.object({ learners: KnownCount, scores: KnownCount }),
  reply: Deleted,
  refusals: ['request.invalid', 'class.not_found', 'class.has_closed', 'class.holds_more'],
})

export const archiveClassEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/classes/{id}/archive',
  summary: 'Puts a class away: it stays readable and takes no more changes.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  reply: ClassSummary,
  refusals: ['class.not_found'],
})

export const restoreClassEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/classes/{id}/restore',
  summary: 'Takes an archived class into use again.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  reply: ClassSummary,
  refusals: ['class.not_found'],
})

export const copyClassEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/classes/{id}/copy',
  summary: 'Makes a class like this one in another term, with or without its learners and grade items.',
  access: staff,
  records: 'scope',
  once: true,
  params: z.object({ id: PathId }),
  body: z.object({
    term_id: Id,
    grade_level: GradeLevel.optional(),
    section: RequiredText(60).optional(),
    policy: PolicyId.optional(),
    learners: z.boolean().default(false),
    items: z.boolean().default(false),
  }),
  reply: ClassSummary,
  refusals: ['request.invalid', 'class.not_found', 'class.no_school', 'term.not_found', 'class.too_many'],
})
