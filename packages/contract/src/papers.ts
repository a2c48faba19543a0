import { z } from 'zod'
import { ItemDrawing } from './drawing.ts'
import { Language } from './source.ts'

const list = <T extends z.ZodType>(of: T, most: number) => z.array(of).max(most).readonly()
const marked = z.literal(true).optional()
const PointsWide = z.number().min(0).max(2_000)

export const papers = ['A4', 'long'] as const
/** `long` is 8.5 × 13 inches. */
export const Paper = z.enum(papers)

const PaperRun = z.object({ text: z.string().max(6_000), bold: marked, italic: marked, underlined: marked })
export type PaperRun = z.infer<typeof PaperRun>

/** Numbers and letters before a text are text themselves, in a hanging column so many points wide. */
const Paragraph = z.object({
  kind: z.literal('paragraph'),
  runs: list(PaperRun, 200),
  look: z.enum(['title', 'part', 'small', 'note']).optional(),
  align: z.enum(['center', 'right']).optional(),
  label: z.object({ text: z.string().max(60), width: PointsWide }).optional(),
  indent: PointsWide.optional(),
  space: z.object({ above: PointsWide.optional(), below: PointsWide.optional() }).optional(),
})
export type Paragraph = z.infer<typeof Paragraph>

const PaperTableCell = z.object({
  text: list(Paragraph, 400),
  span: z.int().min(1).max(60).optional(),
  fill: z.enum(['head', 'band', 'own']).optional(),
  /** Only a line below, to write on or sign. */
  lined: marked,
  /** The id of the text of a plan that it shows, where the teacher can write it. */
  field: z.string().max(40).optional(),
})
export type PaperTableCell = z.infer<typeof PaperTableCell>

const PaperTableRow = z.object({
  cells: list(PaperTableCell, 60),
  /** In points. */
  height: PointsWide.optional(),
  /** Whether it may go on over the page. */
  splits: marked,
})
export type PaperTableRow = z.infer<typeof PaperTableRow>

/** Columns share the width of the page; the rows of the head repeat on every page. */
const Table = z.object({
  kind: z.literal('table'),
  shares: list(z.number().min(0).max(10_000), 60),
  head: z.int().min(0).max(10),
  rows: list(PaperTableRow, 2_000),
  ruled: z.boolean(),
  /** A line around it and none inside. */
  boxed: marked,
  small: marked,
  /** Its last row stays on the page of what follows. */
  withNext: marked,
})
export type Table = z.infer<typeof Table>

/** Empty lines for an answer. */
const WritingLines = z.object({
  kind: z.literal('lines'),
  count: z.int().min(0).max(100),
  indent: PointsWide,
})

/** A picture that belongs to a question. */
const DrawingBlock = z.object({ kind: z.literal('drawing'), drawing: ItemDrawing, indent: PointsWide })
export type DrawingBlock = z.infer<typeof DrawingBlock>

/** Stays on one page where it fits on one. */
const Group = z.object({
  kind: z.literal('group'),
  /** The id of the item that it shows, where it shows one. */
  item: z.string().max(40).optional(),
  /** Heads what comes next, and stays on its page. */
  heads: marked,
  blocks: list(z.discriminatedUnion('kind', [Paragraph, Table, WritingLines, DrawingBlock]), 400),
})
export type Group = z.infer<typeof Group>

export const PaperBlock = z.discriminatedUnion('kind', [Paragraph, Table, WritingLines, DrawingBlock, Group])
export type PaperBlock = z.infer<typeof PaperBlock>

/** Begins on a page of its own and numbers its pages from 1. */
const PaperPart = z.object({
  /** At the foot of each page, with the number of the page after `page`. */
  foot: z.object({ text: z.string().max(400), page: z.string().max(40) }),
  orientation: z.enum(['portrait', 'landscape']),
  blocks: list(PaperBlock, 4_000),
})
export type PaperPart = z.infer<typeof PaperPart>

/** A document before it is written as a file of some kind. */
export const PaperDocument = z.object({
  title: z.string().max(400),
  /** Without its ending. */
  fileName: z.string().max(255),
  language: Language,
  paper: Paper,
  parts: list(PaperPart, 20),
})
export type PaperDocument = z.infer<typeof PaperDocument>
