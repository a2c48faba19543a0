import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Count, Deleted, Id, KeptText, Moment, PathId, Points, staff } from './fields.ts'
import { Difficulty, DifficultyCounts, mostUnits, UnitChoice } from './material.ts'
import { LookForm, LookWish, mostRunFiles } from './runs.ts'
import { Language, mostDocumentBytes } from './source.ts'
import { roomRefusals } from './storage.ts'

/** First looks and looks with other settings together. */
export const mostLooksAnHour = 60
/** The oldest goes when there would be more. */
export const mostOpenLooks = 5

const text = (most: number) => z.string().max(most)

/** What a file is, as a teacher would call it. */
export const lessonKinds = [
  'module',
  'exemplar',
  'plan',
  'budget',
  'chapter',
  'notes',
  'slides',
  'reading',
  'story',
  'quiz',
] as const
export const LessonKind = z.enum(lessonKinds)
export type LessonKind = z.infer<typeof LessonKind>

/**
 * Where good numbers for a paper come from: what the file says, its own questions with their key, the curriculum alone, or
 * problems that are computed.
 */
const NumbersBySource = z.object({
  text: Count,
  exercise: Count,
  curriculum: Count,
  computed: Count.default(0),
})
export type NumberSource = keyof z.infer<typeof NumbersBySource>

/** What a file would give with the settings asked for. */
export const LookFound = z.object({
  kind: LessonKind,
  title: text(300),
  language: Language,
  /** As the file states them. */
  grade_level: KeptText(60),
  learning_area: KeptText(120),
  quarter: KeptText(60),
  week: KeptText(60),
  competencies: z.array(z.object({ text: text(1_000), code: KeptText(40) })).max(60),
  objectives: z.array(text(1_000)).max(60),
  /** In the file's own order, one for each session that it bears. */
  sessions: z
    .array(z.object({ number: z.int().min(1).max(5), title: text(300), topics: z.array(text(300)).max(60) }))
    .max(5),
  /** Good numbers that can be made in all, by level and by where they come from. */
  numbers: z.record(Difficulty, NumbersBySource),
  /** What the papers asked for would get. */
  quizzes: z.array(z.object({ session: z.int().min(1).max(5), asked: Count, made: Count })).max(5),
  exam: z.object({ asked: DifficultyCounts, made: DifficultyCounts }).nullable(),
  /** How many minutes of a slide show the lesson gives, where one is asked for. */
  show: z
    .object({ asked: z.number().min(0).max(60), made: z.number().min(0).max(120) })
    .nullable()
    .optional(),
  /** Units of the curriculum that the lesson is on. */
  units: z.array(UnitChoice).max(mostUnits),
  /** Skills whose problems can be computed for it, as a teacher names them. */
  skills: z.array(text(200)).max(24).optional(),
  /** Questions of the file for which it gives no key. */
  open_questions: Count,
  /** Whole sentences for the teacher: what would be missing, and what to do about it. */
  lacking: z.array(text(300)).max(20),
})
export type LookFound = z.infer<typeof LookFound>

/** First pages and next ones together: each call reads for some seconds. */
export const mostScanReadsAnHour = 300
export const mostUnsureLines = 200

/** A line of a scan or photo that was not read clearly. Nothing is made of it before the teacher has seen it. */
export const UnsureLine = z.object({
  page: z.int().min(1).max(100_000),
  /** From 0, in the order of reading. */
  line: z.int().min(0).max(10_000),
  text: text(2_000),
  /** The line as it stands on the page: a PNG in base64. */
  picture: text(200_000),
})
export type UnsureLine = z.infer<typeof UnsureLine>

/** Pages of a file that are pictures. */
export const LookScan = z.object({
  pages: Count,
  read: Count,
  /** About how long the rest takes. */
  seconds: Count,
  unsure: z.array(UnsureLine).max(mostUnsureLines),
})
export type LookScan = z.infer<typeof LookScan>

/** A look at the files of a run before it is paid. */
export const Look = z.object({
  look_id: Id,
  /** Its files are removed then, unless a run has taken them over. */
  expires_at: Moment,
  /** What a run with these settings would cost, and the points there are. */
  cost: Points,
  points: Points,
  files: z
    .array(
      z.object({
        file_name: z.string().max(255),
        size: Count,
        pages: Count.nullable(),
        /** Why nothing can be made of it. */
        problem: KeptText(500),
        found: LookFound.nullable(),
        /** Of a file with pages that are pictures. Until all are read there is neither a problem nor anything found. */
        scan: LookScan.optional(),
      }),
    )
    .min(1)
    .max(mostRunFiles),
})
export type Look = z.infer<typeof Look>

const OfLook = z.object({ id: PathId })

export const lookAtLessonsEndpoint = endpoint({
  method: 'POST',
  path: '/api/lesson-plans/look',
  summary:
    'Tells what a run would make of each file (multipart field `files`, repeated, or `unit` for a topic of the curriculum), and what it would cost. Nothing is charged. The files wait for a run for less than a day.',
  access: staff,
  records: 'own',
  encoding: 'multipart',
  files: { field: 'files', most: mostRunFiles, bytes: mostDocumentBytes, optional: true },
  body: LookForm,
  reply: Look,
  refusals: [
    'request.invalid',
    'upload.missing',
    'upload.too_large',
    'upload.too_many',
    'unit.not_found',
    'run.show_sessions',
    'too_many_tries',
    ...roomRefusals,
  ],
})

export const lookAgainEndpoint = endpoint({
  method: 'POST',
  path: '/api/lesson-plans/looks/{id}',
  summary: 'Looks at the files of a look again, with other settings or corrections.',
  access: staff,
  records: 'own',
  params: OfLook,
  body: LookWish,
  reply: Look,
  refusals: [
    'request.invalid',
    'look.not_found',
    'look.used',
    'look.expired',
    'run.show_sessions',
    'too_many_tries',
  ],
})

/** The files of a look that have pages which are pictures. */
const LookScans = z.object({
  /** Pages that wait to be read, of all files. */
  waiting: Count,
  files: z.array(z.object({ place: z.int().min(1).max(mostRunFiles), scan: LookScan })).max(mostRunFiles),
})
export type LookScans = z.infer<typeof LookScans>

export const readLookScansEndpoint = endpoint({
  method: 'POST',
  path: '/api/lesson-plans/looks/{id}/scans',
  summary:
    'Reads the next pages of a look that are pictures, for a few seconds. Called until none waits; the look with what was found comes from looking again.',
  access: staff,
  records: 'own',
  params: OfLook,
  reply: LookScans,
  refusals: ['look.not_found', 'look.used', 'look.expired', 'too_many_tries'],
})

export const correctLookLinesEndpoint = endpoint({
  method: 'PUT',
  path: '/api/lesson-plans/looks/{id}/lines',
  summary:
    'Confirms or corrects lines of a scan that were not read clearly; a blank text leaves the line out. A repeat has no second effect.',
  access: staff,
  records: 'own',
  params: OfLook,
  body: z.object({
    place: z.int().min(1).max(mostRunFiles),
    lines: z
      .array(UnsureLine.omit({ picture: true, text: true }).extend({ text: z.string().trim().max(2_000) }))
      .min(1, 'Send at least one line.')
      .max(mostUnsureLines),
  }),
  reply: LookScans,
  refusals: ['request.invalid', 'look.not_found', 'look.used', 'look.expired', 'too_many_tries'],
})

export const deleteLookEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/lesson-plans/looks/{id}',
  summary: 'Removes a look with its files. A run that has taken them over keeps them.',
  access: staff,
  records: 'own',
  params: OfLook,
  reply: Deleted,
  refusals: ['look.not_found'],
})
