import { z } from 'zod'
import { Count, KeptText } from './fields.ts'

/** Languages that material is written in. */
export const Language = z.enum(['en', 'fil'])
export type Language = z.infer<typeof Language>

/** The path of a unit of the curriculum: `science/5/water-cycle`. */
export const UnitId = z
  .string()
  .max(120)
  .regex(/^[a-z0-9-]+\/\d{1,2}\/[a-z0-9-]+$/)

const line = z.string().max(20_000)

/** Where a block stands: on a page where the file has pages, and as the so-manieth block from the beginning. */
const Place = {
  page: z.int().min(1).max(100_000).nullable(),
  number: z.int().min(1).max(200_000),
  /** Null for what is neither, such as a formula or a name. */
  language: Language.nullable(),
  /** What stands in bold or is otherwise set apart. */
  terms: z.array(z.string().max(200)).max(200),
}

export const Block = z.discriminatedUnion('kind', [
  z.object({ ...Place, kind: z.literal('heading'), level: z.int().min(1).max(6), text: line }),
  /** `mark` is what it is counted by where it is an item that others stand under. */
  z.object({ ...Place, kind: z.literal('paragraph'), text: line, mark: z.string().max(6).optional() }),
  z.object({
    ...Place,
    kind: z.literal('list'),
    ordered: z.boolean(),
    items: z.array(line).max(2_000),
    /** How each item of an ordered list is counted: "3", "B", "iv". Missing where the file does not tell. */
    marks: z.array(z.string().max(6)).max(2_000).optional(),
  }),
  /** The first row is the head where `head` says so. A cell that spans several repeats in each. */
  z.object({
    ...Place,
    kind: z.literal('table'),
    head: z.boolean(),
    rows: z.array(z.array(line).max(60)).max(5_000),
  }),
  z.object({ ...Place, kind: z.literal('caption'), text: line }),
  /** A place in `pictures`. */
  z.object({ ...Place, kind: z.literal('picture'), picture: Count }),
])
export type Block = z.infer<typeof Block>

/** What an existing lesson plan in the file says for itself. Codes are copied, never made up. */
const FoundPlan = z.object({
  objectives: z.array(z.string().max(1_000)).max(60),
  competencies: z.array(z.object({ text: z.string().max(1_000), code: KeptText(40) })).max(60),
  content_standard: KeptText(2_000),
  performance_standard: KeptText(2_000),
  grade_level: KeptText(60),
  learning_area: KeptText(120),
  quarter: KeptText(60),
})

export const SourceDocument = z.object({
  /** As the teacher named it. */
  file_name: z.string().max(255),
  /** `unit`: no file, but a topic of the curriculum. */
  kind: z.enum(['pdf', 'docx', 'doc', 'photo', 'unit']),
  title: KeptText(300),
  /** The unit that it is, where it is no file. */
  unit: UnitId.optional(),
  language: Language,
  pages: z.int().min(1).max(100_000).nullable(),
  blocks: z.array(Block).max(200_000),
  pictures: z
    .array(
      z.object({
        type: z.enum(['image/png', 'image/jpeg']),
        width: z.int().min(1).max(40_000),
        height: z.int().min(1).max(40_000),
        caption: KeptText(500),
      }),
    )
    .max(500),
  plan: FoundPlan,
  /** Sentences for the teacher, such as that structure is best effort in an old Word file. */
  notes: z.array(z.string().max(300)).max(20),
})
export type SourceDocument = z.infer<typeof SourceDocument>

/** Why a file gives nothing to read. */
export const ReadingProblem = z.enum([
  'locked',
  'scan',
  'scan_too_long',
  'heic',
  'empty',
  'damaged',
  'wrong_kind',
  'macros',
  'too_large',
  'too_long',
  'too_heavy',
])
export type ReadingProblem = z.infer<typeof ReadingProblem>

export const mostDocumentBytes = 10 * 1024 * 1024
export const mostDocumentPages = 1_000
/** Pages of one file that are read from their pictures: that takes seconds for each. */
export const mostScannedPages = 40

/** What a teacher is told, and what to do about it. */
export const readingSentences: Record<ReadingProblem, string> = {
  locked: 'This file is locked with a password. Save a copy without the password and add that one.',
  scan: 'Nothing could be read in these pictures of pages. Photograph or scan them again, flat and in good light.',
  scan_too_long: `This file has more than ${mostScannedPages} scanned pages. Add only the pages of your lesson.`,
  heic: 'This photo is a HEIC file. Open it on your phone, share or save it as JPG, and add that one.',
  empty: 'There is no text in this file.',
  damaged: 'This file is damaged or not complete. Open it, save it again and add the new copy.',
  wrong_kind: 'This is not a PDF or Word file. Add a .pdf, .docx or .doc file, or photos of the pages.',
  macros: 'This Word file contains macros. Save it as a plain Word document (.docx) and add that one.',
  too_large: 'This file is larger than 10 MB. Make the pictures in it smaller or divide it.',
  too_long: 'This file has more than 1,000 pages. Add only the pages of your lesson.',
  too_heavy: 'This file takes too long or too much memory to read. Save it again, or add only a part of it.',
}
