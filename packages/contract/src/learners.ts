import { z } from 'zod'
import { endpoint, FileReply } from './endpoint.ts'
import {
  Count,
  Deleted,
  Id,
  KeptText,
  KnownCount,
  Limit,
  Offset,
  OptionalEmail,
  OptionalId,
  OptionalText,
  PathId,
  Search,
  staff,
} from './fields.ts'

export const gradeLevels = ['K', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const
/** A number is taken too. */
export const GradeLevel = z
  .union([z.enum(gradeLevels), z.int().min(1).max(12)], 'Choose K or 1 to 12.')
  .transform(String)
export const Gender = z.enum(['male', 'female'], 'Please select gender.')

/** `form` or `import`: how the record came to be. */
const CreatedVia = z.enum(['form', 'import'])

const ListedMetadata = z.object({
  fullname: z.string().max(170),
  grade_level: z.string().max(2),
  gender: Gender,
  created_via: CreatedVia,
})

/** As far as a list needs a learner; birth date, contacts and address stay in the learner's own record. */
export const ListedStudent = z.object({
  id: Id,
  school_id: Id,
  /** The LRN; null for a learner known by a school's own number. */
  student_no: KeptText(12),
  external_student_id: z.string().max(32),
  /** The number was given by the product, because none was known. */
  number_given: z.boolean(),
  /** Active while enrolled in a class that is not archived. */
  status: z.enum(['active', 'inactive']),
  gender: Gender,
  /** "Last, First Middle" where the name can be split. */
  listed_name: z.string().max(200),
  grade_level: z.string().max(2),
  user_id: Id.nullable(),
  metadata_json: ListedMetadata,
})
export type ListedStudent = z.infer<typeof ListedStudent>

/** As a search answers it: namesakes are told apart by the section of the latest class. */
const StudentHit = ListedStudent.extend({ section: KeptText(60) })
export type StudentHit = z.infer<typeof StudentHit>

const Name = z
  .string()
  .trim()
  .min(1, 'Please fill in this field.')
  .max(170)
  .regex(/^[^\p{Cc}]*$/u, 'Please remove line breaks and control characters.')

const BirthDate = z
  .union([z.literal(''), z.iso.date('Please enter a date.').max(10)])
  .nullish()
  .transform((typed) => typed || null)

const StudentMetadata = z.object({
  fullname: Name,
  grade_level: GradeLevel,
  gender: Gender,
  email: OptionalEmail,
  birth_date: BirthDate,
  address: OptionalText(300),
  phone: OptionalText(60),
  parent_name: OptionalText(170),
  parent_phone: OptionalText(60),
})

export const Student = ListedStudent.extend({
  metadata_json: ListedMetadata.extend({
    email: KeptText(254),
    birth_date: KeptText(10),
    address: KeptText(300),
    phone: KeptText(60),
    parent_name: KeptText(170),
    parent_phone: KeptText(60),
  }),
  version: Count,
  /** Whether the caller may change and delete the record. */
  may_edit: z.boolean(),
  may_delete: z.boolean(),
})
export type Student = z.infer<typeof Student>

export const StudentNumber = z
  .string()
  .trim()
  .min(1, 'Please fill in this field.')
  .max(32, 'Use at most 32 characters.')
  .regex(/^[^\s\p{Cc}]*$/u, 'Remove the spaces.')

const scope =
  'Without `school_id`, of all schools the caller may see. A teacher finds the learners of a school that confirmed them, otherwise only their own.'

export const searchStudentsEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/students/search',
  summary: `Learners of a school by name or number. ${scope}`,
  access: staff,
  records: 'scope',
  query: z.object({
    school_id: OptionalId,
    q: Search,
    gender: Gender.optional(),
    limit: Limit(200, 200),
    offset: Offset,
  }),
  reply: z.array(StudentHit).max(200),
  refusals: ['request.invalid'],
})

export const listStudentsEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/students',
  summary: `Learners of a school by name. ${scope}`,
  access: staff,
  records: 'scope',
  query: z.object({
    school_id: OptionalId,
    gender: Gender.optional(),
    limit: Limit(200, 200),
    offset: Offset,
  }),
  reply: z.array(StudentHit).max(200),
  refusals: ['request.invalid'],
})

export const createStudentEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/students',
  summary: 'Adds a learner to a school.',
  access: staff,
  records: 'scope',
  once: true,
  body: z.object({ school_id: Id, external_student_id: StudentNumber, metadata_json: StudentMetadata }),
  reply: Student,
  refusals: [
    'learner.too_many_numbers',
    'learner.too_many',
    'request.invalid',
    'school.not_found',
    'learner.not_your_school',
    'learner.exists',
    'learner.exists_unseen',
    'learner.elsewhere',
  ],
})

export const readStudentEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/students/{id}',
  summary: 'A learner in full, for those who teach or oversee them.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  reply: Student,
  refusals: ['learner.not_found'],
})

export const editStudentEndpoint = endpoint({
  method: 'PUT',
  path: '/api/education/students/{id}',
  summary: 'Writes what is known of a learner anew. Only a number that the product gave can be replaced.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  body: z.object({
    metadata_json: StudentMetadata,
    external_student_id: StudentNumber.optional(),
    version: Count.optional(),
  }),
  reply: Student,
  refusals: [
    'request.invalid',
    'learner.not_found',
    'learner.changed',
    'learner.number_fixed',
    'learner.exists',
    'learner.exists_unseen',
    'learner.elsewhere',
  ],
})

export const studentHoldingsEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/students/{id}/holdings',
  summary: 'What goes with a learner when the record is deleted.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  reply: z.object({
    scores: Count,
    classes: z.array(z.object({ name: z.string().max(300), scores: Count })).max(200),
  }),
  refusals: ['learner.not_found'],
})

export const deleteStudentEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/education/students/{id}',
  summary:
    'Deletes a learner with all enrollments and scores. When `scores` says how many the caller knows of, another number is refused.',
  access: staff,
  records: 'scope',
  passwordAgain: true,
  params: z.object({ id: PathId }),
  query: z.object({ scores: KnownCount }),
  reply: Deleted,
  refusals: ['request.invalid', 'learner.not_found', 'learner.taught_by_others', 'learner.holds_more'],
})

export const exportStudentEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/students/{id}/export',
  summary: 'Everything on record about a learner, for a request of the learner or a parent.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  reply: FileReply,
  refusals: ['learner.not_found'],
})
