import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Count, Flag, Id, Limit, managers, Offset, OptionalId, PathId, Search, staff } from './fields.ts'

const directory = ['admin', 'school-admin', 'division-eps'] as const

/** Stored as text; a number is taken too. A codec, because a reply cannot pass through a one-way transform. */
const Learners = z.codec(
  z
    .union([
      z.string().trim().max(10).regex(/^\d*$/, 'Use a number of 0 or more.'),
      z.int().min(0).max(1_000_000),
    ])
    .nullish(),
  z.string().max(10),
  { decode: (count) => String(count ?? '') || '0', encode: (text) => text },
)

/** What a teacher of technical-vocational classes keeps about assessment. */
export const Tesda = z.object({
  contact_number: z.string().trim().max(60).nullish(),
  fb_page: z.string().trim().max(300).nullish(),
  specializations: z.array(z.string().trim().min(1).max(120)).max(50).nullish(),
  learners_assessment: z
    .object({
      male: Learners,
      female: Learners,
      total: z.int('Use a whole number.').min(0, 'Use 0 or more.').max(1_000_000),
    })
    .nullish(),
})
export type Tesda = z.infer<typeof Tesda>

const named = z.string().trim().max(170).nullish()

/** Of unknown type, or the known names would have to be of this one too. */
const Further: z.ZodType<unknown> = z.union([
  z.string().max(1000),
  z.number().min(-1e15).max(1e15),
  z.boolean(),
  z.null(),
])

/** Free but bounded: known names have their shape, others hold short texts. */
const Metadata = z
  .object({
    fullname: named,
    full_name: named,
    first_name: named,
    last_name: named,
    email: z.string().trim().max(254).nullish(),
    tesda: Tesda.nullish(),
  })
  .catchall(Further)
  .refine((metadata) => Object.keys(metadata).length <= 40, 'At most 40 entries.')

export const SchoolState = z.enum(['waiting', 'confirmed', 'declined'])

export const TeacherProfile = z.object({
  id: Id,
  user_id: Id.nullable(),
  school_id: Id,
  school_name: z.string().max(200),
  school_code: z.string().max(40),
  district_name: z.string().max(200).nullable(),
  division_id: Id,
  division_name: z.string().max(200),
  /** Whether the school has confirmed that the teacher belongs to it. */
  school_state: SchoolState,
  employee_no: z.string().max(60).nullable(),
  user: z
    .object({ first_name: z.string().max(80), last_name: z.string().max(80), email: z.string().max(254) })
    .nullable(),
  metadata_json: Metadata,
  /** Grows with every change; a PUT that carries an older one is refused. */
  version: Count,
})
export type TeacherProfile = z.infer<typeof TeacherProfile>

const ProfileBody = z.object({
  school_id: Id,
  employee_no: z
    .string()
    .trim()
    .max(60)
    .nullish()
    .transform((typed) => typed || null),
  metadata_json: Metadata.refine(
    (metadata) => Object.keys(metadata).every((name) => /^[\w -]{1,60}$/.test(name)),
    'Use short names of letters and digits.',
  ).optional(),
  version: Count.optional(),
})

export const listTeacherUsersEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/users/teachers',
  summary:
    'Accounts of teachers: all for an admin, for a school-admin those who belong to the own school or asked for it.',
  access: managers,
  records: 'scope',
  query: z.object({ search: Search, without_profile: Flag, limit: Limit(200, 50), offset: Offset }),
  reply: z
    .array(
      z.object({
        id: Id,
        email: z.string().max(254),
        first_name: z.string().max(80),
        last_name: z.string().max(80),
        teacher_id: Id.nullable(),
      }),
    )
    .max(200),
  refusals: ['request.invalid'],
})

const scopeRefusals = [
  'request.invalid',
  'teacher.not_found',
  'teacher.not_yours',
  'teacher.changed',
] as const

export const listTeachersEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/teachers',
  summary:
    'Teacher profiles by name: all for an admin, the own school for a school-admin, the own profile for a teacher.',
  access: staff,
  records: 'scope',
  query: z.object({
    search: Search,
    school_id: OptionalId,
    state: z.enum(['all', ...SchoolState.options]).default('all'),
    limit: Limit(200, 20),
    offset: Offset,
  }),
  reply: z.array(TeacherProfile).max(200),
  refusals: ['request.invalid'],
})

export const countTeachersEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/teachers/count',
  summary: 'How many profiles the same search finds, and how many wait for their school.',
  access: staff,
  records: 'scope',
  query: z.object({
    search: Search,
    school_id: OptionalId,
    state: z.enum(['all', ...SchoolState.options]).default('all'),
  }),
  reply: z.object({ count: Count, waiting: Count }),
  refusals: ['request.invalid'],
})

export const ownTeacherEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/teachers/me',
  summary: 'The own profile; 404 means that there is none.',
  access: 'signed-in',
  records: 'own',
  reply: TeacherProfile,
  refusals: ['teacher.not_found'],
})

export const createTeacherEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/teachers',
  summary:
    'Makes a profile: a teacher the own one when there is none, an admin for any account, admin and school-admin for somebody without one.',
  access: staff,
  records: 'scope',
  body: ProfileBody.extend({ user_id: Id.nullish() }),
  reply: TeacherProfile,
  refusals: ['request.invalid', 'teacher.exists', 'teacher.not_yours', 'user.not_found'],
})

export const editTeacherEndpoint = endpoint({
  method: 'PUT',
  path: '/api/education/teachers/{id}',
  summary:
    'Writes a profile anew. Another school waits for confirmation unless its school-admin or an admin chose it.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  body: ProfileBody,
  reply: TeacherProfile,
  refusals: scopeRefusals,
})

export const readTeacherByUserEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/teachers/by-user/{id}',
  summary: 'The profile of an account.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  reply: TeacherProfile,
  refusals: ['teacher.not_found'],
})

export const writeTeacherByUserEndpoint = endpoint({
  method: 'PUT',
  path: '/api/education/teachers/by-user/{id}',
  summary: 'Makes or changes the profile of an account.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  body: ProfileBody,
  reply: TeacherProfile,
  refusals: [...scopeRefusals, 'user.not_found'],
})

export const confirmTeacherSchoolEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/teachers/{id}/confirm-school',
  summary: 'Confirms that a teacher belongs to the school they chose.',
  access: managers,
  records: 'scope',
  params: z.object({ id: PathId }),
  body: z.object({ school_id: Id }),
  reply: TeacherProfile,
  refusals: ['request.invalid', 'teacher.not_found', 'teacher.changed'],
})

export const declineTeacherSchoolEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/teachers/{id}/decline-school',
  summary: 'Says that a teacher does not belong to the school they chose.',
  access: managers,
  records: 'scope',
  params: z.object({ id: PathId }),
  body: z.object({ school_id: Id }),
  reply: TeacherProfile,
  refusals: ['request.invalid', 'teacher.not_found', 'teacher.changed'],
})

const DirectoryEntry = z.object({
  /** The account; null for a profile without one. */
  id: Id.nullable(),
  email: z.string().max(254).nullable(),
  first_name: z.string().max(170),
  last_name: z.string().max(80),
  school_name: z.string().max(200),
  teacher: TeacherProfile,
})
export type DirectoryEntry = z.infer<typeof DirectoryEntry>

const DirectoryFilter = z.object({
  search: Search,
  division_id: OptionalId,
  /** Only those who keep TESDA data. */
  tesda: Flag,
  /** Only those who keep none. */
  no_tesda: Flag,
})

export const teacherDirectoryEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/teacher-directory',
  summary: 'Teachers by name, for admin and division-eps in full, for a school-admin the own school.',
  access: directory,
  denied: 'directory.not_allowed',
  records: 'scope',
  query: DirectoryFilter.extend({ limit: Limit(200, 100), offset: Offset }),
  reply: z.object({ entries: z.array(DirectoryEntry).max(200) }),
  refusals: ['request.invalid'],
})

export const countTeacherDirectoryEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/teacher-directory/count',
  summary: 'How many teachers the same search finds.',
  access: directory,
  denied: 'directory.not_allowed',
  records: 'scope',
  query: DirectoryFilter,
  reply: z.object({ count: Count }),
  refusals: ['request.invalid'],
})
