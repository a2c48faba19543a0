import type { BankItem } from '@klasrum/contract/item-bank'
import type { PaperPart } from '@klasrum/contract/papers'
import type { OpenQuestions, RunDocument } from '@klasrum/contract/run-documents'
import type { SpareItems } from '@klasrum/contract/run-items'
import type { Run, RunFile, RunListed } from '@klasrum/contract/runs'
import { papersOf } from '@klasrum/documents/papers/papers-of'
import { planFields } from '@klasrum/documents/papers/plan-fields'
import { materialIn } from '@klasrum/testkit/materials'

const material = materialIn('en')
const papers = papersOf(material)

const documents: RunFile['documents'] = papers.map(({ of, title, fileName }) => ({
  document: of.kind === 'quiz' ? (`session-${of.session}` as 'session-1') : of.kind,
  title,
  file_name: fileName,
  items: of.kind === 'plan' ? null : 9,
}))

const aFile = (id: number, file_name: string, part: Partial<RunFile> = {}): RunFile => ({
  id,
  file_name,
  size: 1_258_291,
  state: 'success',
  step: null,
  share: 100,
  pages: 3,
  language: 'en',
  error: null,
  documents,
  shortfalls: [],
  notes: ['The lesson has no competency code. Copy it from the curriculum guide.'],
  open_questions: 0,
  ...part,
})

const nothing = { documents: [], shortfalls: [], notes: [], open_questions: 0 }

export const aRun: Run = {
  id: 1,
  created_at: '2026-11-16T00:58:00Z',
  started_at: '2026-11-16T00:58:01Z',
  ended_at: '2026-11-16T00:59:53Z',
  state: 'done',
  share: 100,
  ahead: 0,
  seconds_left: null,
  cost: 6,
  refunded: false,
  refund_reason: null,
  settings: {
    sessions: 1,
    quiz_items: 5,
    exam: { easiest: 20, easy: 10, moderate: 8, hard: 2 },
    plan_format: 'ilaw',
    slideshow: { minutes: 30, title: 'Understanding Typhoons' },
  },
  files: [
    aFile(1, 'Understanding Typhoons.docx'),
    aFile(2, 'Earthquakes and Faults - Learner Material Module 2, Second Quarter.pdf'),
    aFile(3, 'Active faults map.pdf', {
      ...nothing,
      state: 'error',
      share: 0,
      error: 'This file is locked with a password. Save a copy without the password and add that one.',
    }),
  ],
  problem: null,
  slideshow_warnings: [
    'The lesson has text for about 12 of the 30 minutes asked for, so the show is shorter.',
  ],
  slideshow_job: null,
}

const [first, second, third] = aRun.files
if (!first || !second || !third) throw new Error('The run has three files.')

/** Of the first file half was made, and no exam. */
export const aRunWithoutExam: Run = {
  ...aRun,
  refunded: true,
  refund_reason: 'Your 6 points were given back: the file gives no exam questions.',
  files: [
    {
      ...first,
      documents: documents.filter(({ document }) => document !== 'exam'),
      shortfalls: [
        'Quiz 2 has 4 of 10 items. Its part of the lesson gives no more.',
        'The exam was not made: the lesson gives too few items.',
      ],
      open_questions: 2,
    },
  ],
}

export const someOpenQuestions: OpenQuestions = {
  revision: 1,
  questions: [
    {
      stem: 'Which of these is a sign that a typhoon is near?',
      options: ['The wind turns and grows stronger.', 'The sky is clear.', 'The sea is calm.', 'It snows.'],
      source: {
        file: 'Understanding Typhoons.docx',
        page: 3,
        paragraph: 41,
        quote: 'Which of these is a sign',
      },
    },
    {
      stem: 'What do we call the calm middle of a typhoon?',
      options: [],
      source: {
        file: 'Understanding Typhoons.docx',
        page: null,
        paragraph: 47,
        quote: 'What do we call the',
      },
    },
  ],
  papers: ['session-1', 'session-2', 'exam'],
}

export const aRunGoingOn: Run = {
  ...aRun,
  state: 'running',
  ended_at: null,
  share: 54,
  seconds_left: 40,
  files: [first, { ...second, ...nothing, state: 'processing', step: 'questions', share: 62 }, third],
}

export const aRunWaiting: Run = {
  ...aRun,
  state: 'queued',
  started_at: null,
  ended_at: null,
  share: 0,
  ahead: 2,
  files: aRun.files.map((file) => ({ ...file, ...nothing, state: 'ready', share: 0, error: null })),
}

export const aRunFailed: Run = {
  ...aRun,
  state: 'failed',
  refunded: true,
  problem: 'The run could not be finished. Your points were given back.',
  files: [third],
}

export const someRuns: RunListed[] = [
  aRunGoingOn,
  aRun,
  aRunFailed,
  { ...aRun, state: 'cancelled' as const, refunded: true },
].map(({ created_at, state, share, cost, refunded, settings, files }, at) => ({
  id: 9 - at,
  created_at,
  state,
  share,
  cost,
  refunded,
  settings,
  files: files.map(({ id, file_name, state: each }) => ({ id, file_name, state: each })),
}))

const { title } = material.plan
const { grade_and_section, learning_area, quarter, dates } = material.settings.heading
const writtenPlan = {
  texts: planFields(material).map((field) => ({ ...field, most: field.id.startsWith('head') ? 120 : null })),
  heading: { title, grade_and_section, learning_area, quarter, dates },
  typed_texts: 2,
}

const kept = (material.quizzes[0]?.items ?? []).filter((_, at) => at === 0 || at === 4 || at === 7)

export const someSpareItems: SpareItems = {
  revision: 1,
  items: kept.map((item, at) => ({ ...item, id: `spare-${at}` })),
  papers: ['session-1', 'session-2', 'exam'],
}

export const someBankItems: BankItem[] = kept.map((item, at) => ({
  id: at + 1,
  revision: 0,
  item: { ...item, source: null, origin: 'bank' },
  area: at === 2 ? null : 'Science',
  grade: at === 2 ? null : 7,
  own: true,
  shared: at === 1,
  created_at: '2026-11-16T00:58:00Z',
}))

/** The first of an exam stand for the others: looking at forty twice over would take a minute. */
const shortened = (part: PaperPart): PaperPart => ({ ...part, blocks: part.blocks.slice(0, 14) })

/** As the server would answer for it. */
export function documentOf(document: RunDocument['document']): RunDocument {
  const place = documents.findIndex((each) => each.document === document)
  const paper = papers[place] ?? papers[0]
  if (!paper) throw new Error('There are papers of every material.')
  const { of, ...shown } = paper
  const items =
    of.kind === 'plan'
      ? []
      : of.kind === 'exam'
        ? (material.exam?.items ?? [])
        : (material.quizzes[0]?.items ?? []).map((item, at) =>
            at === 0 ? { ...item, origin: 'exercise' as const } : item,
          )
  return {
    document,
    revision: 1,
    paper: of.kind === 'exam' ? { ...shown, parts: shown.parts.map(shortened) } : shown,
    items,
    flags: items.slice(1, 2).map(({ id }) => ({
      item_id: id,
      says: 'Long sentence for Grade 8. Take another like it or edit the wording.',
    })),
    taken_off:
      of.kind === 'quiz' ? [{ item_id: 'gone', stem: 'Which gas do plants take in from the air?' }] : [],
    papers: ['session-1', 'session-2', 'exam'],
    shortfalls:
      of.kind === 'exam' ? ['2 hard items could not be made. Add another file or ask for fewer.'] : [],
    ...(of.kind === 'plan' ? writtenPlan : { texts: [], heading: null, typed_texts: 0 }),
  }
}
