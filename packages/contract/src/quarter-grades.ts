import { z } from 'zod'
import { Quarter } from './classes.ts'
import { endpoint } from './endpoint.ts'
import { Count, Id, KeptText, Moment, PathId, staff } from './fields.ts'

const InQuarter = z.object({ id: PathId, quarter: z.coerce.number().pipe(Quarter) })
const Grade = z.number().min(0).max(100).nullable()

export const QuarterGradeRow = z.object({
  student_id: Id,
  ps_ww: Grade,
  ws_ww: Grade,
  ps_pt: Grade,
  ws_pt: Grade,
  ps_qa: Grade,
  ws_qa: Grade,
  initial_grade: Grade,
  quarterly_grade: Grade,
  /** Blank cells; while there are some, the grade is provisional. */
  missing: Count,
  provisional: z.boolean(),
})
export type QuarterGradeRow = z.infer<typeof QuarterGradeRow>

export const listQuarterGradesEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes/{id}/quarter-grades/{quarter}',
  summary: 'Grades of every learner on the roster; those of a closed quarter as they were kept.',
  access: staff,
  records: 'scope',
  params: InQuarter,
  reply: z.array(QuarterGradeRow).max(500),
  refusals: ['request.invalid', 'class.not_found'],
})

export const recomputeQuarterGradesEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/classes/{id}/recompute-quarter-grades',
  summary: 'Reckons the grades of a quarter again from the scores on record.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  body: z.object({ quarter: Quarter }),
  reply: z.object({ message: z.string().max(200), grades: z.array(QuarterGradeRow).max(500) }),
  refusals: ['request.invalid', 'class.not_found'],
})

export const closeQuarterEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/classes/{id}/quarters/{quarter}/close',
  summary: 'Closes a quarter: no cell is blank, grades are kept as they are, and nothing changes any more.',
  access: staff,
  records: 'scope',
  params: InQuarter,
  reply: z.object({ quarter: Quarter, closed_at: Moment }),
  refusals: [
    'request.invalid',
    'class.not_found',
    'class.archived',
    'quarter.closed',
    'quarter.cells_missing',
    'quarter.no_weights',
    'quarter.no_items',
  ],
})

export const reopenQuarterEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/classes/{id}/quarters/{quarter}/reopen',
  summary: 'Opens a closed quarter again; the reason is kept.',
  access: staff,
  records: 'scope',
  params: InQuarter,
  body: z.object({ reason: z.string().trim().min(3, 'Please say why.').max(500) }),
  reply: z.object({ quarter: Quarter }),
  refusals: ['request.invalid', 'class.not_found', 'class.archived', 'quarter.not_closed'],
})

export const listQuarterEventsEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes/{id}/quarter-events',
  summary: 'When quarters were closed and reopened, by whom and why, the latest first.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  reply: z
    .array(
      z.object({
        quarter: Quarter,
        kind: z.enum(['closed', 'reopened']),
        reason: KeptText(500),
        by: KeptText(170),
        at: Moment,
      }),
    )
    .max(200),
  refusals: ['class.not_found'],
})
