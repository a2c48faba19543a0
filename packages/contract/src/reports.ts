import { z } from 'zod'
import { GradeItem } from './class-record.ts'
import { ClassSummary, Quarter } from './classes.ts'
import { endpoint, FileReply } from './endpoint.ts'
import { Count, Id, KeptText, Moment, OptionalId, PathId, staff } from './fields.ts'
import { Gender } from './learners.ts'
import { QuarterGradeRow } from './quarter-grades.ts'
import { SheetCell } from './sheets.ts'
import { Weights } from './weights.ts'

const Figure = z.number().min(0).max(1_000).nullable()
const Percent = z.number().min(0).max(100).nullable()

/** How a file for the printer is asked for. */
const Printing = z.object({ paper: z.enum(['a4', 'long']).default('a4') })
const Exporting = Printing.extend({ format: z.enum(['pdf', 'xlsx']).default('pdf') })

const Person = z.object({ student_id: Id, listed_name: z.string().max(200), gender: Gender })

/** Why a learner needs a look. `falling`: five or more below the period before. */
export const riskReasons = ['failing', 'falling', 'missing_work', 'no_grade'] as const

const ReportItem = GradeItem.omit({ class_id: true, quarter: true, half_points: true }).extend({
  /** Learners who have a score, of those who were not excused. */
  scored: Count,
  expected: Count,
  highest: Figure,
  lowest: Figure,
  mean: Figure,
  /** Mean percentage score, and what it is called. */
  mps: Percent,
  mastery: KeptText(60),
  /** Null under ten scores. */
  difficulty: z.number().min(0).max(1).nullable(),
  discrimination: z.number().min(-1).max(1).nullable(),
})

export const ClassReport = z.object({
  klass: ClassSummary,
  quarter: Quarter,
  closed_at: Moment.nullable(),
  /** Learners on the roster, those with a grade, and those whose grade is provisional. */
  learners: Count,
  graded: Count,
  provisional: Count,
  /** Of all scores there are, and of the quarterly assessment alone. */
  mps: Percent,
  mastery: KeptText(60),
  assessment_mps: Percent,
  highest: Percent,
  lowest: Percent,
  mean: Percent,
  passed: Count,
  /** Share of the graded who passed. */
  passing_rate: Percent,
  /** Bands of the policy's descriptors, the highest first. */
  distribution: z
    .array(
      z.object({
        words: z.string().max(60),
        from: z.int().min(0).max(100),
        to: z.int().min(0).max(100),
        male: Count,
        female: Count,
      }),
    )
    .max(10),
  at_risk: z
    .array(
      Person.extend({
        grade: Percent,
        before: Percent,
        missing: Count,
        reasons: z.array(z.enum(riskReasons)).min(1).max(4),
      }),
    )
    .max(500),
  missing_work: z
    .array(Person.extend({ items: z.array(z.object({ id: Id, title: z.string().max(120) })).max(500) }))
    .max(500),
  /** The least mastered first; those without scores last. */
  items: z.array(ReportItem).max(500),
})
export type ClassReport = z.infer<typeof ClassReport>

const InQuarter = z.object({ id: PathId, quarter: z.coerce.number().pipe(Quarter) })

export const readClassReportEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes/{id}/reports/{quarter}',
  summary: 'How a class stands in a quarter, with its items and the learners who need a look.',
  access: staff,
  records: 'scope',
  params: InQuarter,
  reply: ClassReport,
  refusals: ['request.invalid', 'class.not_found'],
})

export const printClassReportEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes/{id}/reports/{quarter}/file',
  summary: 'The same report to print or to work on.',
  access: staff,
  records: 'scope',
  params: InQuarter,
  query: Exporting,
  reply: FileReply,
  refusals: ['request.invalid', 'class.not_found'],
})

/** An area of a report card: a class, or one that is made of the classes below it. */
const CardArea = z.object({
  area: z.string().max(200),
  /** The area whose mean it is part of, such as MAPEH. */
  part_of: KeptText(200),
  teacher: KeptText(170),
  /** As many as the policy has periods. */
  periods: z.array(Percent).max(4),
  provisional: z.array(z.boolean()).max(4),
  final: Percent,
  remarks: z.enum(['Passed', 'Failed']).nullable(),
})

export const ReportCard = z.object({
  /** `own`: only the classes that the caller keeps. The adviser, the school and an admin see all areas. */
  scope: z.enum(['all', 'own']),
  school_name: z.string().max(200),
  school_year: z.string().max(20),
  grade_level: z.string().max(2),
  section: z.string().max(60),
  adviser: KeptText(170),
  period: z.enum(['Quarter', 'Term']),
  areas: z.array(CardArea).max(60),
  general_average: Percent,
  descriptor: KeptText(60),
})
export type ReportCard = z.infer<typeof ReportCard>

const LearnerPeriod = z.object({
  quarter: Quarter,
  closed_at: Moment.nullable(),
  weights: Weights.nullable(),
  grade: QuarterGradeRow.omit({ student_id: true }),
  descriptor: KeptText(60),
  items: z
    .array(GradeItem.omit({ class_id: true, quarter: true, half_points: true }).extend({ cell: SheetCell }))
    .max(500),
})

export const LearnerReport = z.object({
  klass: ClassSummary,
  learner: Person.extend({ student_no: KeptText(12), dropped: z.boolean() }),
  periods: z.array(LearnerPeriod).max(4),
  final: Percent,
  descriptor: KeptText(60),
  remarks: z.enum(['Passed', 'Failed']).nullable(),
  card: ReportCard,
})
export type LearnerReport = z.infer<typeof LearnerReport>

export const readLearnerReportEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes/{id}/learners/{student_id}/report',
  summary: 'A learner over the periods of a class, with the steps of each grade, and their report card.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId, student_id: PathId }),
  reply: LearnerReport,
  refusals: ['class.not_found', 'learner.not_found'],
})

export const printReportCardsEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes/{id}/report-cards',
  summary:
    'Report cards with the fields of School Form 9 in one PDF: of the whole class, or of one learner (`student_id`).',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  query: Printing.extend({ student_id: OptionalId }),
  reply: FileReply,
  refusals: ['request.invalid', 'class.not_found', 'learner.not_found'],
})
