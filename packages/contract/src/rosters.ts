import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Count, Id, KeptText, Moment, PathId, staff } from './fields.ts'

/** `new` makes a learner and enrols them, `on_record` enrols one of the school, `returning` one who had left the class. */
export const rosterStates = ['new', 'on_record', 'returning', 'enrolled', 'left_out', 'wrong'] as const

const typed = (most: number) =>
  z
    .string()
    .max(most)
    .nullish()
    .transform((text) => text?.trim() || null)

/** What a row says of a learner, as the teacher can mend it. */
const RosterFields = z.object({
  fullname: typed(170),
  external_student_id: typed(32),
  gender: typed(20),
  grade_level: typed(20),
  birth_date: typed(40),
  address: typed(300),
  phone: typed(60),
  parent_name: typed(170),
  parent_phone: typed(60),
})
export const rosterFields = RosterFields.keyof().options

const KeptFields = z.object({
  fullname: KeptText(170),
  external_student_id: KeptText(32),
  gender: KeptText(20),
  grade_level: KeptText(20),
  birth_date: KeptText(40),
  address: KeptText(300),
  phone: KeptText(60),
  parent_name: KeptText(170),
  parent_phone: KeptText(60),
})

const RosterRow = z.object({
  /** Where it stands in the file. */
  line: Count,
  state: z.enum(rosterStates),
  values: KeptFields,
  /** "Last, First Middle"; empty when the row has no name. */
  listed_name: z.string().max(200),
  /** Found by the name alone, so the teacher should look. */
  by_name: z.boolean(),
  /** The LRN is another school's: a transfer can be asked for. */
  elsewhere: z.boolean(),
  problems: z.array(z.object({ field: z.string().max(40).nullable(), message: z.string().max(300) })).max(20),
})

export const RosterPreview = z.object({
  id: Id,
  class_id: Id,
  counts: z.object({
    new: Count,
    on_record: Count,
    returning: Count,
    enrolled: Count,
    left_out: Count,
    wrong: Count,
  }),
  rows: z.array(RosterRow).max(1_000),
  unknown_columns: z.array(z.string().max(120)).max(100),
})
export type RosterPreview = z.infer<typeof RosterPreview>

export const previewRosterEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/classes/{id}/roster-imports',
  summary:
    'Reads learners from a pasted table, CSV, Excel or School Form 1 (multipart field `file`) and says what would happen. Nothing is enrolled.',
  access: staff,
  records: 'scope',
  encoding: 'multipart',
  files: { field: 'file', most: 1, bytes: 10 * 1024 * 1024 },
  params: z.object({ id: PathId }),
  reply: RosterPreview,
  refusals: [
    'learner.too_many_numbers',
    'upload.missing',
    'upload.too_large',
    'class.not_found',
    'class.archived',
    'import.unreadable',
    'import.no_columns',
    'import.too_many_rows',
    'import.too_large',
    'too_many_tries',
  ],
})

export const mendRosterEndpoint = endpoint({
  method: 'PUT',
  path: '/api/education/roster-imports/{id}/rows',
  summary: 'Writes rows of a preview anew, or leaves them out, and says what would happen now.',
  access: staff,
  records: 'own',
  params: z.object({ id: PathId }),
  body: z.object({
    rows: z
      .array(
        z.object({ line: Count, leave_out: z.boolean().default(false), values: RosterFields.optional() }),
      )
      .min(1)
      .max(1_000),
  }),
  reply: RosterPreview,
  refusals: ['learner.too_many_numbers', 'request.invalid', 'import.not_found', 'class.archived'],
})

const RosterImport = z.object({
  id: Id,
  class_id: Id,
  committed_at: Moment,
  undone_at: Moment.nullable(),
  /** Learners made, learners put on the roster (those included), learners who came back. */
  created: Count,
  enrolled: Count,
  returned: Count,
})
export type RosterImport = z.infer<typeof RosterImport>

export const commitRosterEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/roster-imports/{id}/commit',
  summary: 'Writes a preview: every row that is not left out, or nothing. A repeat gets the same answer.',
  access: staff,
  records: 'own',
  params: z.object({ id: PathId }),
  reply: RosterImport,
  refusals: [
    'import.not_found',
    'import.has_wrong_rows',
    'import.stale',
    'class.archived',
    'class.full',
    'learner.too_many',
  ],
})

export const listRosterImportsEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes/{id}/roster-imports',
  summary: 'What was imported into the class, the latest first.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  reply: z.array(RosterImport).max(50),
  refusals: ['class.not_found'],
})

export const undoRosterEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/roster-imports/{id}/undo',
  summary:
    'Takes an import back: its learners leave the roster, and those it made are deleted unless something was added to them since.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  reply: z.object({ removed: Count, deleted: Count, kept: Count }),
  refusals: ['import.not_found', 'import.undone', 'class.archived'],
})
