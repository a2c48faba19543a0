import { z } from 'zod'
import { endpoint, FileReply } from './endpoint.ts'
import { Count, KeptText, PathId, RequiredText, Sentence, staff } from './fields.ts'
import { Item, OpenQuestion } from './material.ts'
import { Paper, PaperDocument } from './papers.ts'
import { DocumentName } from './runs.ts'

export const OfFile = z.object({ id: PathId, file_id: PathId })
export const OfDocument = OfFile.extend({ document: DocumentName })
const ItemId = z.string().min(1).max(40)
export const OfItem = OfDocument.extend({ item_id: ItemId })
/** Counts the changes of a file's documents. */
export const Revision = Count
/** Of what was taken off the papers of a file, so much can be put back. */
export const mostTakenOff = 20

/** What stands at the head of every document of a file. */
const PlanHeading = z.object({
  title: z.string().max(300),
  grade_and_section: KeptText(120),
  learning_area: KeptText(120),
  quarter: KeptText(60),
  dates: KeptText(120),
})
export type PlanHeading = z.infer<typeof PlanHeading>

/** `cell` is the text of one session, `row` that of all sessions, `head` a value above them; places count from 0. */
const PlanTextId = z.string().regex(/^(?:cell-\d{1,2}-\d{1,2}-\d|row-\d{1,2}-\d{1,2}|head-\d{1,2})$/)
const mostPlanLines = 60
const mostInPlanLine = 2_000

/** A text of the plan that the teacher can write. */
const PlanField = z.object({
  id: PlanTextId.max(40),
  /** Such as "Objectives, Session 1". */
  label: z.string().max(400),
  lines: z.array(z.string().max(mostInPlanLine)).max(mostPlanLines),
  /** Letters that one line may have, where there is only one. */
  most: Count.nullable(),
  /** Of a text that is the same in all sessions: the ids of those of each. */
  sessions: z.array(z.object({ id: PlanTextId.max(40), label: z.string().max(400) })).max(5),
})
export type PlanField = z.infer<typeof PlanField>

export const RunDocument = z.object({
  document: DocumentName,
  revision: Revision,
  /** As it will be printed. */
  paper: PaperDocument,
  /** Those that stand on it, as they can be edited. */
  items: z.array(Item).max(400),
  /** What the teacher should look at again. */
  flags: z.array(z.object({ item_id: z.string().max(40), says: Sentence })).max(400),
  /** What was taken off it, the latest first: it can be put back. */
  taken_off: z.array(z.object({ item_id: ItemId, stem: z.string().max(1_500) })).max(mostTakenOff),
  /** Quizzes and exam of the file, also those on which nothing stands yet. */
  papers: z.array(DocumentName).max(6),
  /** Why an exam has fewer items than were asked for. */
  shortfalls: z.array(z.string().max(400)).max(4),
  /** Of a plan: its texts as they can be written, its heading, and how many texts the teacher wrote. */
  texts: z.array(PlanField).max(2_500),
  heading: PlanHeading.nullable(),
  typed_texts: Count,
})
export type RunDocument = z.infer<typeof RunDocument>

export const changeRefusals = [
  'request.invalid',
  'run.not_found',
  'run.changed',
  'run.item_not_found',
] as const

const planRefusals = ['request.invalid', 'run.not_found', 'run.changed', 'run.text_not_found'] as const

export const showRunDocumentEndpoint = endpoint({
  method: 'GET',
  path: '/api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}',
  summary: 'One document as it will be printed, with its items.',
  access: staff,
  records: 'own',
  params: OfDocument,
  reply: RunDocument,
  refusals: ['request.invalid', 'run.not_found'],
})

export const downloadRunDocumentEndpoint = endpoint({
  method: 'GET',
  path: '/api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/file',
  summary: 'One document as a Word file or PDF.',
  access: staff,
  records: 'own',
  params: OfDocument,
  query: z.object({ format: z.enum(['docx', 'pdf']).default('docx'), paper: Paper.default('A4') }),
  reply: FileReply,
  refusals: ['request.invalid', 'run.not_found'],
})

export const downloadRunFilesEndpoint = endpoint({
  method: 'GET',
  path: '/api/lesson-plans/runs/{id}/documents',
  summary: 'All documents of a run in one ZIP file.',
  access: staff,
  records: 'own',
  params: z.object({ id: PathId }),
  query: z.object({ format: z.enum(['docx', 'pdf']).default('docx'), paper: Paper.default('A4') }),
  reply: FileReply,
  refusals: ['request.invalid', 'run.not_found'],
})

export const swapRunItemEndpoint = endpoint({
  method: 'POST',
  path: '/api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/items/{item_id}/swap',
  summary:
    'Puts another item from the same lesson in the place of one: as hard, easier or harder. What stood there can be put back.',
  access: staff,
  records: 'own',
  params: OfItem,
  body: z.object({ revision: Revision, level: z.enum(['same', 'easier', 'harder']).default('same') }),
  reply: RunDocument,
  refusals: [
    ...changeRefusals,
    'run.no_other_item',
    'run.no_easier_item',
    'run.no_harder_item',
    'run.easiest_level',
    'run.hardest_level',
    'too_many_tries',
  ],
})

export const editRunItemEndpoint = endpoint({
  method: 'PUT',
  path: '/api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/items/{item_id}',
  summary:
    'Writes an item as the teacher has it. Its form and where it comes from stay; numbers, points and the table of specifications follow.',
  access: staff,
  records: 'own',
  params: OfItem,
  body: z.object({ revision: Revision, item: Item }),
  reply: RunDocument,
  refusals: changeRefusals,
})

export const removeRunItemEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/items/{item_id}',
  summary: 'Takes an item off a quiz or exam. It can be put back.',
  access: staff,
  records: 'own',
  params: OfItem,
  query: z.object({ revision: z.coerce.number().pipe(Revision) }),
  reply: RunDocument,
  refusals: changeRefusals,
})

export const editPlanTextEndpoint = endpoint({
  method: 'PATCH',
  path: '/api/lesson-plans/runs/{id}/files/{file_id}/plan/texts/{text_id}',
  summary:
    'Writes one text of the lesson plan as the teacher has it, line by line. A value of the head that stands on other documents too changes there.',
  access: staff,
  records: 'own',
  params: OfFile.extend({ text_id: PlanTextId.max(40) }),
  body: z.object({
    revision: Revision,
    lines: z
      .array(z.string().max(mostInPlanLine, 'Use at most 2,000 characters in a line.'))
      .max(mostPlanLines, 'Use at most 60 lines.'),
  }),
  reply: RunDocument,
  refusals: planRefusals,
})

/** Blank counts as not known. */
const HeadingLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use at most ${most} characters.`)
    .transform((typed) => typed || null)
    .optional()

export const editPlanHeadingEndpoint = endpoint({
  method: 'PATCH',
  path: '/api/lesson-plans/runs/{id}/files/{file_id}/plan/heading',
  summary: 'Changes what stands at the head of all documents of a file. What is not sent stays.',
  access: staff,
  records: 'own',
  params: OfFile,
  body: z.object({
    revision: Revision,
    title: RequiredText(300).optional(),
    grade_and_section: HeadingLine(120),
    learning_area: HeadingLine(120),
    quarter: HeadingLine(60),
    dates: HeadingLine(120),
  }),
  reply: RunDocument,
  refusals: planRefusals,
})

const OpenQuestions = z.object({
  revision: Revision,
  /** In the order of the file; a question is named by its place, from 0. */
  questions: z.array(OpenQuestion).max(100),
  /** The papers that one can be put on. */
  papers: z.array(DocumentName).max(6),
})
export type OpenQuestions = z.infer<typeof OpenQuestions>

/** The question as it will be asked, with the key that the teacher gives. */
const KeyedQuestion = z.discriminatedUnion('form', [
  z.object({
    form: z.literal('multiple_choice'),
    stem: z.string().max(1_000),
    options: z.array(z.string().max(300)).max(6),
    answer: z.int('Choose the right answer.').min(0, 'Choose the right answer.').max(5),
  }),
  z.object({
    form: z.literal('identification'),
    stem: z.string().max(1_000),
    answer: z.string().max(200),
  }),
])
export type KeyedQuestion = z.infer<typeof KeyedQuestion>

export const listOpenQuestionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/lesson-plans/runs/{id}/files/{file_id}/open-questions',
  summary: 'The questions of a file for which it gives no key, and which are on no paper.',
  access: staff,
  records: 'own',
  params: OfFile,
  reply: OpenQuestions,
  refusals: ['run.not_found'],
})

export const placeOpenQuestionEndpoint = endpoint({
  method: 'POST',
  path: '/api/lesson-plans/runs/{id}/files/{file_id}/open-questions/{question}/place',
  summary:
    'Puts a question of the file on a quiz or the exam, at the end of its part, with the key that the teacher gives. It is then off the list.',
  access: staff,
  records: 'own',
  params: OfFile.extend({ question: z.coerce.number().pipe(z.int().min(0).max(99)) }),
  body: z.object({ revision: Revision, document: DocumentName, item: KeyedQuestion }),
  reply: OpenQuestions,
  refusals: [...changeRefusals, 'too_many_tries'],
})

export const rewriteRunDocumentEndpoint = endpoint({
  method: 'POST',
  path: '/api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/rewrite',
  summary: 'Writes one document anew from the same lesson; the old one stays until the new one is whole.',
  access: staff,
  records: 'own',
  params: OfDocument,
  body: z.object({ revision: Revision }),
  reply: RunDocument,
  refusals: ['request.invalid', 'run.not_found', 'run.changed', 'too_many_tries'],
})
