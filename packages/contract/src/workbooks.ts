import { z } from 'zod'
import { GradeItem } from './class-record.ts'
import { Quarter } from './classes.ts'
import { endpoint, FileReply } from './endpoint.ts'
import { Count, Id, KeptText, Moment, PathId, staff } from './fields.ts'
import { SheetCell } from './sheets.ts'
import { Weights } from './weights.ts'

export const exportWorkbookEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes/{id}/workbook',
  summary:
    "The class record as an Excel workbook with live formulas, laid out as the department's record of the class's policy.",
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  reply: FileReply,
  refusals: ['class.not_found'],
})

/** `ours` was exported from this class; the records of the department are known by their labels. `unknown` waits for pointing. */
export const workbookKinds = ['ours', 'quarterly', 'three_term', 'table', 'unknown'] as const

/** A learner as the file names them. */
const WorkbookName = z.object({
  name: z.string().max(200),
  lrn: KeptText(12),
  /** `to_confirm`: found by a name that may be somebody else's. */
  state: z.enum(['matched', 'to_confirm', 'unknown', 'left_out']),
  student_id: Id.nullable(),
  listed_name: KeptText(200),
  /** Who on the roster it may be, the likeliest first. */
  suggestions: z.array(z.object({ student_id: Id, listed_name: z.string().max(200) })).max(5),
})

const WorkbookColumn = z.object({
  quarter: Quarter,
  /** As the file's cells are lettered: "F", "AB"; "AF + AG" where the file adds up two. */
  column: z.string().max(40),
  title: z.string().max(120),
  category: GradeItem.shape.category.nullable(),
  part: GradeItem.shape.part,
  /** Highest possible score; null where the file has none that can be used. */
  max_score: GradeItem.shape.max_score.nullable(),
  /** Whether scores may be half points: as the item has it, or as the scores of a new one need it. */
  half_points: z.boolean(),
  item_id: Id.nullable(),
  /** `new` makes an item, `changed` gives one another highest possible score. */
  state: z.enum(['same', 'new', 'changed', 'left_out', 'refused']),
  /** What the item's highest possible score is now. */
  old_max: GradeItem.shape.max_score.nullable(),
  problem: KeptText(300),
})

/** `missing` is blank here and there, `kept` is blank in the file only. Cells that are the same are only counted. */
export const workbookCellStates = ['new', 'changed', 'refused', 'missing', 'kept'] as const
const WorkbookCell = z.object({
  /** Places in `names` and `columns`. */
  name: Count,
  column: Count,
  state: z.enum(workbookCellStates),
  old: SheetCell,
  /** Null where it is blank or refused. */
  new: SheetCell,
  /** What a refused cell holds, and why it is refused. */
  typed: KeptText(60),
  problem: KeptText(300),
})

const FileGrade = z.number().min(-1_000).max(1_000).nullable()
const WorkbookGrade = z.object({
  quarter: Quarter,
  name: Count,
  /** `band_low`: the initial grade is the very least of its band, and the file looked it up one band below. */
  state: z.enum(['differs', 'band_low', 'unreadable']),
  file_initial: FileGrade,
  our_initial: FileGrade,
  file_quarterly: FileGrade,
  our_quarterly: FileGrade,
})

const WorkbookQuarter = z.object({
  quarter: Quarter,
  sheet: z.string().max(60),
  closed: z.boolean(),
  /** `new` are set, as none were; `differs`: ours stay. */
  weights: z.enum(['none', 'same', 'new', 'differs']),
  file_weights: Weights.nullable(),
  our_weights: Weights.nullable(),
})

/** A cell of the file, named as a spreadsheet names it. */
const FileCell = z.object({ sheet: z.string().max(60), cell: z.string().max(10), text: z.string().max(120) })

/** What a column of a sheet holds, as the teacher points at it. */
export const columnRoles = [
  ...(['name', 'last_name', 'first_name', 'middle_name', 'lrn'] as const),
  ...(['ww', 'pt', 'qa', 'st1', 'st2', 'te'] as const),
] as const
const mostSheetRows = 2_000
const SheetRow = z.int().min(1).max(mostSheetRows)

/** Where names and scores stand in one sheet. Rows are numbered as in a spreadsheet, columns from 1. */
export const WorkbookPointing = z.object({
  /** A place in the sheets of the preview. */
  sheet: Count,
  quarter: Quarter,
  /** The row of the first learner. */
  first_row: SheetRow,
  /** The row of highest possible scores; null where there is none. */
  highest_row: SheetRow.nullable(),
  columns: z.array(z.object({ column: z.int().min(1).max(160), is: z.enum(columnRoles) })).max(160),
})
export type WorkbookPointing = z.infer<typeof WorkbookPointing>

export const WorkbookPreview = z.object({
  id: Id,
  class_id: Id,
  file_name: z.string().max(200),
  kind: z.enum(workbookKinds),
  /** What the file is and whose it says it is, and where that is not this class. */
  about: z.object({
    what: z.string().max(160),
    says: z.array(z.string().max(80)).max(5),
    differs: z.array(z.string().max(300)).max(4),
  }),
  /** Cells whose value came from another file when this one was last saved. */
  linked: z.array(FileCell).max(200),
  /** Cells that hold something and were not taken. */
  not_understood: z.array(FileCell.extend({ why: z.string().max(200) })).max(200),
  /** Sheets that can be pointed at; none when the file was exported from this class. */
  sheets: z.array(z.string().max(60)).max(60),
  quarters: z.array(WorkbookQuarter).max(4),
  names: z.array(WorkbookName).max(1_000),
  columns: z.array(WorkbookColumn).max(400),
  cells: z.array(WorkbookCell).max(60_000),
  grades: z.array(WorkbookGrade).max(2_000),
  counts: z.object({
    new: Count,
    changed: Count,
    refused: Count,
    missing: Count,
    kept: Count,
    same: Count,
    items: Count,
    /** Names that are still to be confirmed. */
    to_confirm: Count,
  }),
  /** Sentences about the file as a whole. */
  notes: z.array(z.string().max(300)).max(20),
})
export type WorkbookPreview = z.infer<typeof WorkbookPreview>

export const previewWorkbookEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/classes/{id}/workbook',
  summary:
    'Reads a class record or a plain table of names and scores (multipart field `file`) and says cell by cell what would happen. Nothing is written.',
  access: staff,
  records: 'scope',
  encoding: 'multipart',
  files: { field: 'file', most: 1, bytes: 10 * 1024 * 1024 },
  params: z.object({ id: PathId }),
  /** Which quarter a plain table is of; the current one unless said otherwise. */
  query: z.object({ quarter: z.coerce.number().pipe(Quarter).optional() }),
  reply: WorkbookPreview,
  refusals: [
    'request.invalid',
    'upload.missing',
    'upload.too_large',
    'class.not_found',
    'class.archived',
    'workbook.unreadable',
    'workbook.locked',
    'workbook.too_large',
    'workbook.no_record',
    'workbook.other_form',
    'workbook.other_policy',
    'too_many_tries',
  ],
})

const InPreview = z.object({ id: PathId, preview_id: PathId })

export const chooseInWorkbookEndpoint = endpoint({
  method: 'PUT',
  path: '/api/education/classes/{id}/workbook/{preview_id}',
  summary:
    'Says who a name of the file is, which item a column is, or where names and scores stand; null leaves it out. Answers with what would happen now.',
  access: staff,
  records: 'own',
  params: InPreview,
  body: z.object({
    names: z
      .array(z.object({ name: Count, student_id: Id.nullable() }))
      .max(1_000)
      .default([]),
    columns: z
      .array(z.object({ column: Count, item_id: Id.nullable() }))
      .max(400)
      .default([]),
    /** Reads these sheets as pointed at; what was said of columns before is forgotten. */
    pointing: z.array(WorkbookPointing).max(4).default([]),
  }),
  reply: WorkbookPreview,
  refusals: ['request.invalid', 'import.not_found', 'class.archived'],
})

export const readWorkbookSheetEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes/{id}/workbook/{preview_id}/sheets/{sheet}',
  summary:
    'The first rows of a sheet of a preview, and what was understood of it, to point at names and scores.',
  access: staff,
  records: 'own',
  params: InPreview.extend({ sheet: z.coerce.number().pipe(Count) }),
  reply: z.object({
    name: z.string().max(60),
    /** Rows that hold something. */
    rows: z.array(z.object({ row: SheetRow, cells: z.array(z.string().max(60)).max(160) })).max(60),
    /** As it was read; null where nothing was found. */
    pointing: WorkbookPointing.nullable(),
  }),
  refusals: ['import.not_found'],
})

const WorkbookImport = z.object({
  id: Id,
  class_id: Id,
  file_name: z.string().max(200),
  committed_by: KeptText(170),
  committed_at: Moment,
  undone_at: Moment.nullable(),
  /** Cells written and items made. */
  cells: Count,
  items: Count,
})
export type WorkbookImport = z.infer<typeof WorkbookImport>

export const commitWorkbookEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/classes/{id}/workbook/{preview_id}/commit',
  summary:
    'Writes every new and changed cell of a preview, or nothing. A repeat gets the same answer. Refused cells stay as they are.',
  access: staff,
  records: 'own',
  params: InPreview,
  reply: WorkbookImport,
  refusals: [
    'import.not_found',
    'import.stale',
    'workbook.names_open',
    'class.archived',
    'quarter.closed',
    'item.too_many',
  ],
})

export const listWorkbookImportsEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes/{id}/workbook-imports',
  summary: 'Workbooks that were imported into the class, the latest first.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  reply: z.array(WorkbookImport).max(50),
  refusals: ['class.not_found'],
})

export const undoWorkbookEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/classes/{id}/workbook-imports/{import_id}/undo',
  summary:
    'Takes an import back: cells hold again what they held before, unless somebody changed them since; items it made go while they hold nothing else.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId, import_id: PathId }),
  reply: z.object({ restored: Count, kept: Count, items_removed: Count, items_kept: Count }),
  refusals: ['class.not_found', 'import.not_found', 'import.undone', 'class.archived', 'quarter.closed'],
})
