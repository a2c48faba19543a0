import { z } from 'zod'
import { GradeItem, ItemPoints, Score } from './class-record.ts'
import { ClassSummary, Quarter } from './classes.ts'
import { endpoint } from './endpoint.ts'
import { Count, Id, KeptText, Moment, PathId, staff } from './fields.ts'
import { Gender } from './learners.ts'
import { Weights } from './weights.ts'

const InQuarter = z.object({ id: PathId, quarter: z.coerce.number().pipe(Quarter) })

/** A cell: a score, blank, or -1 for excused. */
export const SheetCell = ItemPoints.min(-1).nullable()

/** What was typed where it was out of range and became 0, and what stood there before, until somebody has looked at it. */
const SetToZero = z.object({ typed: KeptText(20), typed_over: SheetCell })

export const Sheet = z.object({
  klass: ClassSummary,
  quarter: Quarter,
  /** Grows with every change of the class's sheets. */
  version: Count,
  weights: Weights.nullable(),
  closed_at: Moment.nullable(),
  items: z.array(GradeItem).max(500),
  set_to_zero: z.array(SetToZero.extend({ item_id: Id, student_id: Id })).max(50_000),
  learners: z
    .array(
      z.object({
        enrollment_id: Id,
        student_id: Id,
        student_no: KeptText(12),
        listed_name: z.string().max(200),
        gender: Gender,
        dropped: z.boolean(),
        /** In the order of the items. */
        cells: z.array(SheetCell).max(500),
      }),
    )
    .max(500),
})
export type Sheet = z.infer<typeof Sheet>

export const readSheetEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes/{id}/sheets/{quarter}',
  summary: 'All that a grade sheet shows, in one answer. Opening it is recorded.',
  access: staff,
  records: 'scope',
  params: InQuarter,
  reply: Sheet,
  refusals: ['request.invalid', 'class.not_found'],
})

/** A cell as it stands, and who wrote it last. */
const WrittenCell = SetToZero.extend({
  item_id: Id,
  student_id: Id,
  score: Score.shape.score,
  excused: z.boolean(),
  changed_by: KeptText(170),
  changed_at: Moment.nullable(),
})
export type WrittenCell = z.infer<typeof WrittenCell>

export const readSheetChangesEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes/{id}/sheets/{quarter}/changes',
  summary:
    'Cells written since a version of the sheet; `reload` when items, weights, roster or closing changed.',
  access: staff,
  records: 'scope',
  params: InQuarter,
  query: z.object({ since: z.coerce.number().pipe(Count) }),
  reply: z.object({ version: Count, reload: z.boolean(), cells: z.array(WrittenCell).max(50_000) }),
  refusals: ['request.invalid', 'class.not_found'],
})

const scoreRange = ItemPoints.min(0, 'Use 0 or more.').nullable()

export const listScoresEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes/{id}/scores',
  summary: 'Scores of a class, or of one quarter.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  query: z.object({ quarter: z.coerce.number().pipe(Quarter).optional() }),
  reply: z.array(Score).max(200_000),
  refusals: ['request.invalid', 'class.not_found'],
})

const scoreRefusals = [
  'request.invalid',
  'class.not_found',
  'class.archived',
  'item.not_found',
  'learner.not_found',
  'quarter.closed',
  'score.out_of_range',
  'score.changed',
] as const

export const writeScoreEndpoint = endpoint({
  method: 'PUT',
  path: '/api/education/scores',
  summary:
    'Writes one score; null clears it. With `seen`, the value the caller knew, a cell that holds another by now is 409 with both.',
  access: staff,
  records: 'scope',
  body: z.object({
    school_id: Id,
    class_id: Id,
    item_id: Id,
    student_id: Id,
    quarter: Quarter,
    score: scoreRange,
    seen: scoreRange.optional(),
  }),
  reply: Score,
  refusals: scoreRefusals,
})

/** How somebody wrote cells, for the history. Of imports, assessments and removed items the server knows by itself. */
export const typingSources = ['cell', 'paste', 'fill', 'undo', 'restore'] as const

export const writeCellsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/education/classes/{id}/sheets/{quarter}/cells',
  summary:
    'Writes many cells. Each is saved, refused or in conflict by itself; one that already holds the value counts as saved.',
  access: staff,
  records: 'scope',
  params: InQuarter,
  body: z.object({
    source: z.enum(typingSources).default('cell'),
    cells: z
      .array(
        z.object({
          item_id: Id,
          student_id: Id,
          score: scoreRange,
          excused: z.boolean().default(false),
          /** What was typed where it was out of range and became 0: the cell is marked until it is written again. */
          typed: z
            .string()
            .trim()
            .min(1)
            .max(20)
            .regex(/^[+-]?[\d.,]+$/, 'Use a number.')
            .optional(),
          /** What the writer saw before; without it the cell is overwritten. */
          seen: z.object({ score: scoreRange, excused: z.boolean() }).optional(),
        }),
      )
      .min(1)
      .max(5_000),
  }),
  reply: z.object({
    version: Count,
    cells: z
      .array(
        WrittenCell.extend({
          state: z.enum(['saved', 'refused', 'conflict']),
          problem: z.string().max(300).nullable(),
        }),
      )
      .max(5_000),
  }),
  refusals: ['request.invalid', 'class.not_found', 'class.archived', 'quarter.closed'],
})

export const listScoreChangesEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes/{id}/score-changes',
  summary: 'Who changed which score from what to what and when, the latest first.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  query: z.object({
    quarter: z.coerce.number().pipe(Quarter).optional(),
    item_id: z.coerce.number().pipe(Id).optional(),
    student_id: z.coerce.number().pipe(Id).optional(),
    /** The id of the last one seen. */
    before: z.coerce.number().pipe(Id).optional(),
    limit: z.coerce.number().pipe(z.int().min(1).max(200)).default(50),
  }),
  reply: z
    .array(
      z.object({
        id: Id,
        item_id: Id,
        item_title: z.string().max(120),
        student_id: Id,
        listed_name: z.string().max(200),
        old_score: Score.shape.score,
        old_excused: z.boolean(),
        new_score: Score.shape.score,
        new_excused: z.boolean(),
        /** What was typed where it was out of range and became 0. */
        typed: KeptText(20),
        source: z.string().max(20),
        /** The file that it came from. */
        import_name: KeptText(200),
        changed_by: KeptText(170),
        changed_at: Moment,
      }),
    )
    .max(200),
  refusals: ['request.invalid', 'class.not_found'],
})

export const recordAssessmentEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/students/{id}/ws-qa',
  summary:
    "Records a learner's quarterly-assessment score; the quarter's QA item is made when there is none.",
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  body: z.object({
    class_id: Id,
    quarter: Quarter,
    score: scoreRange,
    title: z.string().trim().min(1).max(120).optional(),
    max_score: z.int().min(1).max(1_000).optional(),
    /** Under a policy of three terms. */
    part: GradeItem.shape.part.optional(),
  }),
  reply: Score,
  refusals: scoreRefusals,
})
