import { z } from 'zod'
import { Quarter } from './classes.ts'
import { endpoint, FileReply } from './endpoint.ts'
import { Count, Deleted, Id, Moment, OptionalId, PathId, staff } from './fields.ts'
import { SectionKeyFields } from './sections.ts'
import { roomRefusals } from './storage.ts'

/** The department's forms that the product can fill. */
export const formKinds = ['class_record', 'sf1', 'sf2', 'sf5', 'sf9', 'sf10'] as const
export const FormKind = z.enum(formKinds)
export type FormKind = z.infer<typeof FormKind>

/** Of forms that are filled for one learner at a time. */
export const formsOfLearners = ['sf9', 'sf10'] as const satisfies readonly FormKind[]

const SchoolForm = z.object({
  id: Id,
  kind: FormKind,
  /** Whose it is: the caller's own, or the school's, which its teachers may use. */
  of: z.enum(['me', 'school']),
  file_name: z.string().max(200),
  /** What it was recognised as, in a sentence. */
  recognised: z.string().max(300),
  added_at: Moment,
  may_change: z.boolean(),
})
export type SchoolForm = z.infer<typeof SchoolForm>

export const listSchoolFormsEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/school-forms',
  summary: 'The forms the caller may have filled: their own, and those of their school.',
  access: staff,
  records: 'scope',
  reply: z.array(SchoolForm).max(20),
  refusals: [],
})

export const addSchoolFormEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/school-forms',
  summary:
    'Keeps a blank form (multipart field `file`: .xlsx, .xlsm, or .docx for School Form 9), for the school when a school-admin sends it. One of the same kind is replaced.',
  access: staff,
  records: 'own',
  encoding: 'multipart',
  files: { field: 'file', most: 1, bytes: 5 * 1024 * 1024 },
  reply: SchoolForm,
  refusals: [
    'upload.missing',
    'upload.too_large',
    'form.unreadable',
    'form.old_workbook',
    'form.locked',
    'form.too_large',
    'form.unknown',
    'form.no_cells',
    'too_many_tries',
    ...roomRefusals,
  ],
})

export const deleteSchoolFormEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/education/school-forms/{id}',
  summary: 'Removes a form.',
  access: staff,
  records: 'own',
  params: z.object({ id: PathId }),
  reply: Deleted,
  refusals: ['form.not_found'],
})

const FileGrade = z.number().min(-1_000).max(1_000).nullable()

const FormFilling = z.object({
  kind: FormKind,
  /** Cells written, and cells left alone because they hold a formula. */
  written: Count,
  left: z.object({ count: Count, cells: z.array(z.string().max(80)).max(12) }),
  /** Sentences about what has no place in the form. */
  notes: z.array(z.string().max(400)).max(20),
  /** `unchecked`: the server has no program that works out the form's own formulas. */
  formulas: z.enum(['none', 'same', 'differ', 'unchecked']),
  differing: z
    .array(
      z.object({
        student_id: Id,
        listed_name: z.string().max(200),
        quarter: Quarter,
        file_grade: FileGrade,
        our_grade: FileGrade,
      }),
    )
    .max(400),
  /** Why they differ, as far as it shows. */
  reasons: z.array(z.string().max(300)).max(8),
})
export type FormFilling = z.infer<typeof FormFilling>

const InClass = z.object({ id: PathId, form_id: PathId })
const fillingRefusals = [
  'request.invalid',
  'class.not_found',
  'form.not_found',
  'form.unreadable',
  'form.no_cells',
  'learner.not_found',
  'workbook.other_policy',
] as const

export const previewSchoolFormEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes/{id}/school-forms/{form_id}',
  summary: 'What filling a form for the class, or for one learner of it (`student_id`), writes and leaves.',
  access: staff,
  records: 'own',
  params: InClass,
  query: z.object({ student_id: OptionalId }),
  reply: FormFilling,
  refusals: fillingRefusals,
})

export const fillSchoolFormEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes/{id}/school-forms/{form_id}/file',
  summary:
    'The form, filled: one file for the class, or for one learner (`student_id`). Forms of learners come for a whole class as a zip.',
  access: staff,
  records: 'own',
  params: InClass,
  query: z.object({ student_id: OptionalId }),
  reply: FileReply,
  refusals: fillingRefusals,
})

export const fillSectionFormEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/sections/school-forms/{form_id}/file',
  summary: 'A form of learners, filled for every learner of a section, as a zip.',
  access: staff,
  records: 'own',
  params: z.object({ form_id: PathId }),
  query: SectionKeyFields,
  reply: FileReply,
  refusals: [
    'request.invalid',
    'section.not_found',
    'form.not_found',
    'form.unreadable',
    'form.no_cells',
    'form.not_of_learners',
  ],
})
