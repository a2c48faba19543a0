import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  Count,
  Deleted,
  Id,
  KeptText,
  Limit,
  Moment,
  PageNumber,
  PathId,
  Points,
  Search,
  staff,
  Totals,
} from './fields.ts'
import { AskedCounts, type DifficultyCounts, MaterialSettings, mostUnits, PlanFormat } from './material.ts'
import { Language, mostDocumentBytes, UnitId } from './source.ts'
import { roomRefusals } from './storage.ts'

export const mostRunFiles = 3
export const mostWaitingRuns = 3
/** In one library: years of use. */
export const mostRuns = 3_000
export const mostRunsAnHour = 30
/** Swaps and documents written anew by one teacher in an hour. */
export const mostRewritesAnHour = 240
/** After so many seconds a run that is not over is answered by 202. */
export const longestAnswerSeconds = 50
export const mostShowMinutes = 50

export const usualExam = { easiest: 20, easy: 10, moderate: 8, hard: 2 }
export const usualShowTitle = 'Slide Show'

const Sessions = z
  .int('Choose 1 to 5 sessions.')
  .min(1, 'Choose 1 to 5 sessions.')
  .max(5, 'Choose 1 to 5 sessions.')
const QuizItems = z
  .int('Choose 1 to 20 items.')
  .min(1, 'Choose 1 to 20 items.')
  .max(20, 'Choose 1 to 20 items.')
export const ShowMinutes = z
  .int('Choose 1 to 50 minutes.')
  .min(1, 'Choose 1 to 50 minutes.')
  .max(mostShowMinutes, 'Choose 1 to 50 minutes.')
export const ShowTitle = z
  .string()
  .trim()
  .max(120, 'Use at most 120 characters.')
  .transform((typed) => typed || usualShowTitle)

const typedNumber = <T extends z.ZodType<unknown, number>>(schema: T) => z.coerce.number().pipe(schema)
/** Travels as JSON inside a form. */
const typedJson = <T extends z.ZodType>(schema: T, most: number, otherwise: string) =>
  z
    .string()
    .max(most)
    .transform((typed, context): unknown => {
      try {
        return JSON.parse(typed)
      } catch {
        context.addIssue({ code: 'custom', message: otherwise })
        return z.NEVER
      }
    })
    .pipe(schema)
const typedCounts = typedJson(AskedCounts, 500, 'Give the four counts as JSON.')

/** Blank counts as not corrected. */
const CorrectedLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use at most ${most} characters.`)
    .regex(/^[^\p{Cc}]*$/u, 'Please remove line breaks and control characters.')
    .nullish()
    .transform((typed) => typed || null)

const CorrectedHeading = z.object({
  grade_and_section: CorrectedLine(120),
  learning_area: CorrectedLine(120),
  quarter: CorrectedLine(60),
  dates: CorrectedLine(120),
})
export type CorrectedHeading = z.infer<typeof CorrectedHeading>

const CorrectedFile = z.object({
  /** From 1, in the order in which the files were sent. */
  place: z.int().min(1).max(mostRunFiles),
  title: CorrectedLine(300),
  language: Language.nullish().transform((chosen) => chosen ?? null),
  topics: z
    .array(z.object({ found: z.string().max(300), title: CorrectedLine(300) }))
    .max(60, 'At most 60 topics of a file can be corrected.')
    .default([]),
  /** Units of the curriculum that the lesson is on; null for those that it is recognised by, none for none. */
  units: z.array(UnitId).max(mostUnits, `Choose at most ${mostUnits} units.`).nullish(),
  /** Whether what only the curriculum says may fill up what is asked for. */
  fill: z.boolean().optional(),
})

/** What the teacher corrected after a look. What is null or not named stays as the file has it. */
export const RunCorrections = z.object({
  /** Stands at the head of the documents of all files. */
  heading: CorrectedHeading.optional(),
  files: z
    .array(CorrectedFile)
    .max(mostRunFiles)
    .refine(
      (files) => new Set(files.map(({ place }) => place)).size === files.length,
      'Each file can be corrected once.',
    )
    .default([]),
})
export type RunCorrections = z.infer<typeof RunCorrections>

const asksForItems = (exam: { enabled: boolean; counts: DifficultyCounts }) =>
  !exam.enabled || Object.values(exam.counts).some((count) => count > 0)
const noItems = { path: ['exam_difficulty'], error: 'Ask for at least one exam item, or turn the exam off.' }

const formSettings = {
  num_sessions: typedNumber(Sessions).default(4),
  quiz_items: typedNumber(QuizItems).default(1),
  exam_enabled: z.stringbool().default(false),
  exam_difficulty: typedCounts.default(usualExam),
  slideshow_enabled: z.stringbool().default(false),
  slideshow_duration_min: typedNumber(ShowMinutes).default(45),
  slideshow_title: ShowTitle.default(usualShowTitle),
  plan_format: PlanFormat.default('ilaw'),
}

/** What the form sends. */
const RunForm = z
  .object({
    ...formSettings,
    /** As the screen showed it: another price is refused. */
    points_cost: typedNumber(Points).optional(),
    /** The run takes over the files of a look; none are sent then. */
    look_id: typedNumber(Id).optional(),
    corrections: typedJson(RunCorrections, 120_000, 'Give the corrections as JSON.').optional(),
  })
  .refine((form) => asksForItems({ enabled: form.exam_enabled, counts: form.exam_difficulty }), noItems)

/** The settings of a run whose price is only asked for. */
export const LookForm = z
  .object({
    ...formSettings,
    /** A topic of the curriculum to begin from; no files are sent then. */
    unit: UnitId.optional(),
  })
  .refine((form) => asksForItems({ enabled: form.exam_enabled, counts: form.exam_difficulty }), noItems)

const wishSettings = {
  num_sessions: Sessions,
  quiz_items: QuizItems,
  exam_enabled: z.boolean(),
  exam_difficulty: AskedCounts,
  slideshow_enabled: z.boolean(),
  slideshow_duration_min: ShowMinutes,
  slideshow_title: ShowTitle,
  plan_format: PlanFormat,
}

/** The same as JSON. */
const RunWish = z
  .object({ ...wishSettings, points_cost: Points.optional() })
  .refine((wish) => asksForItems({ enabled: wish.exam_enabled, counts: wish.exam_difficulty }), noItems)
export type RunWish = z.infer<typeof RunWish>

export const LookWish = z
  .object({ ...wishSettings, corrections: RunCorrections.optional() })
  .refine((wish) => asksForItems({ enabled: wish.exam_enabled, counts: wish.exam_difficulty }), noItems)

export const runStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export const RunState = z.enum(runStates)
export type RunState = z.infer<typeof RunState>

/** In the order in which they come. */
export const runSteps = ['reading', 'planning', 'questions', 'layout'] as const
export const RunStep = z.enum(runSteps)
export type RunStep = z.infer<typeof RunStep>

export const documentNames = [
  'plan',
  'session-1',
  'session-2',
  'session-3',
  'session-4',
  'session-5',
  'exam',
] as const
export const DocumentName = z.enum(documentNames)
export type DocumentName = z.infer<typeof DocumentName>

const Share = z.int().min(0).max(100)

const RunFile = z.object({
  id: Id,
  file_name: z.string().max(255),
  size: Count,
  /** Shown as Ready, Processing..., Processed, Error. */
  state: z.enum(['ready', 'processing', 'success', 'error']),
  step: RunStep.nullable(),
  share: Share,
  pages: Count.nullable(),
  language: Language.nullable(),
  /** Why nothing could be made of it. */
  error: KeptText(500),
  documents: z
    .array(
      z.object({
        document: DocumentName,
        title: z.string().max(400),
        /** Without its ending. */
        file_name: z.string().max(255),
        items: Count.nullable(),
      }),
    )
    .max(7),
  /** Papers that are shorter than asked for, and those that were not made. */
  shortfalls: z.array(z.string().max(400)).max(8),
  /** What else the teacher should know of what was made. */
  notes: z.array(z.string().max(300)).max(60),
  /** Questions of the file for which it gives no key, and which are on no paper. */
  open_questions: Count,
})
export type RunFile = z.infer<typeof RunFile>

const RunSettings = MaterialSettings.omit({ seed: true, heading: true, corrections: true })
export type RunSettings = z.infer<typeof RunSettings>

const ShowBegun = z.object({ job_id: Id, status: z.string().max(20) })

export const Run = z.object({
  id: Id,
  created_at: Moment,
  started_at: Moment.nullable(),
  ended_at: Moment.nullable(),
  state: RunState,
  share: Share,
  /** Runs of others and own ones that come first. */
  ahead: Count,
  /** About how long it still takes, by what such files took before; null where that is not known. */
  seconds_left: Count.nullable(),
  /** What was charged, and whether it was given back. */
  cost: Points,
  refunded: z.boolean(),
  /** Of a run that is done, why its points came back all the same: nothing was made of a part that was asked for. */
  refund_reason: KeptText(300),
  settings: RunSettings,
  files: z.array(RunFile).min(1).max(mostRunFiles),
  /** Why the run ended without a result. */
  problem: KeptText(500),
  slideshow_warnings: z.array(z.string().max(300)).max(10),
  slideshow_job: ShowBegun.nullable(),
})
export type Run = z.infer<typeof Run>

const Base64 = z.string().max(40_000_000)
const SentDocument = z.object({
  filename: z.string().max(300),
  available: z.boolean(),
  fileData: Base64,
  mimeType: z.string().max(120),
})
const ProcessedFile = z.object({
  /** The lesson plan. */
  fileData: Base64.nullable(),
  fileName: z.string().max(300),
  mimeType: z.string().max(120).nullable(),
  error: KeptText(500),
  session_documents: z.array(SentDocument).max(5),
  exam_document: SentDocument.nullable(),
})

const RunStarted = z.object({ run_id: Id })

const startRefusals = [
  'request.invalid',
  'run.price_changed',
  'run.too_few_points',
  'run.too_many_waiting',
  'run.too_many',
  'work.enough_today',
  'run.show_sessions',
  'points.frozen',
  'too_many_tries',
  'once.other_request',
] as const

export const processLessonPlansEndpoint = endpoint({
  method: 'POST',
  path: '/api/lesson-plans/process',
  summary:
    'Makes a lesson plan, a quiz for each session and, if asked for, an exam of each file (multipart field `files`, repeated, or `look_id` for the files of a look). Answers with the files when that takes at most 50 seconds, and otherwise, or at once with `Prefer: respond-async`, with 202 and the number of the run.',
  access: staff,
  records: 'own',
  encoding: 'multipart',
  files: { field: 'files', most: mostRunFiles, bytes: mostDocumentBytes, optional: true },
  once: true,
  body: RunForm,
  reply: z.object({
    run_id: Id,
    processed_files: z.array(ProcessedFile).max(mostRunFiles),
    slideshow_warnings: z.array(z.string().max(300)).max(10),
    slideshow_job: ShowBegun.nullable(),
  }),
  accepted: RunStarted,
  refusals: [
    'upload.missing',
    'upload.too_large',
    'upload.too_many',
    'look.not_found',
    'look.used',
    'look.expired',
    ...startRefusals,
    ...roomRefusals,
  ],
})

const RunListed = Run.pick({
  id: true,
  created_at: true,
  state: true,
  share: true,
  cost: true,
  refunded: true,
  settings: true,
}).extend({
  files: z.array(RunFile.pick({ id: true, file_name: true, state: true })).max(mostRunFiles),
})
export type RunListed = z.infer<typeof RunListed>

export const listRunsEndpoint = endpoint({
  method: 'GET',
  path: '/api/lesson-plans/runs',
  summary: 'The own runs, newest first, by the names of their files.',
  access: staff,
  records: 'own',
  query: z.object({
    page: PageNumber,
    limit: Limit(50, 10),
    search: Search,
    state: RunState.optional(),
  }),
  reply: z.object({ runs: z.array(RunListed).max(50), ...Totals }),
  refusals: ['request.invalid'],
})

const OfRun = z.object({ id: PathId })

export const showRunEndpoint = endpoint({
  method: 'GET',
  path: '/api/lesson-plans/runs/{id}',
  summary: 'A run with the true state of each of its files.',
  access: staff,
  records: 'own',
  params: OfRun,
  reply: Run,
  refusals: ['run.not_found'],
})

export const cancelRunEndpoint = endpoint({
  method: 'POST',
  path: '/api/lesson-plans/runs/{id}/cancel',
  summary: 'Stops a run that has no result yet and gives its points back. A repeat has no second effect.',
  access: staff,
  records: 'own',
  params: OfRun,
  reply: Run,
  refusals: ['run.not_found', 'run.over'],
})

export const deleteRunEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/lesson-plans/runs/{id}',
  summary: 'Removes a run that is over, with its files and documents. The points stay as they are.',
  access: staff,
  records: 'own',
  params: OfRun,
  reply: Deleted,
  refusals: ['run.not_found', 'run.not_over'],
})

export const repeatRunEndpoint = endpoint({
  method: 'POST',
  path: '/api/lesson-plans/runs/{id}/repeat',
  summary: 'Begins another run with the files of this one and other settings. It is charged like every run.',
  access: staff,
  records: 'own',
  once: true,
  params: OfRun,
  body: RunWish,
  reply: RunStarted,
  refusals: ['run.not_found', ...startRefusals, 'run.files_gone'],
})
