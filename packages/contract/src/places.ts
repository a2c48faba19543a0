import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Count, Id, Limit, Offset, PathId, Search } from './fields.ts'

const managers = ['admin', 'school-admin'] as const
const readers = ['admin', 'school-admin', 'teacher', 'division-eps'] as const
const staff = ['admin', 'school-admin', 'teacher'] as const

const required = (most: number) => z.string().trim().min(1, 'Please fill in this field.').max(most)
/** Blank counts as absent. */
const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .nullish()
    .transform((typed) => typed || null)
const OptionalEmail = z
  .union([z.literal(''), z.email('Please enter a valid e-mail address.').max(254)])
  .nullish()
  .transform((typed) => typed || null)
const text = (most: number) => z.string().max(most).nullable()
const Deleted = z.object({ message: z.string().max(200) })

export const Division = z.object({
  id: Id,
  name: z.string().max(200),
  code: z.string().max(40),
  region: z.string().max(120),
  division_supervisor: text(170),
  email: text(254),
  phone: text(60),
  address: text(300),
  /** How much stands on it. */
  district_count: Count,
  school_count: Count,
})
export type Division = z.infer<typeof Division>

const DivisionBody = z.object({
  name: required(200),
  code: required(40),
  region: required(120),
  division_supervisor: optional(170),
  email: OptionalEmail,
  phone: optional(60),
  address: optional(300),
})

const PlaceSort = z.enum(['name', 'code', 'region', 'newest']).default('name')
const DivisionQuery = z.object({
  search: Search,
  region: z.string().trim().max(120).default(''),
  sort: PlaceSort,
  limit: Limit(200, 100),
  offset: Offset,
})

export const listDivisions = endpoint({
  method: 'GET',
  path: '/api/education/divisions',
  summary: 'Divisions: all for admin and school-admin, the own one for others.',
  access: readers,
  records: 'scope',
  query: DivisionQuery,
  reply: z.array(Division).max(200),
  refusals: ['request.invalid'],
})

export const countDivisions = endpoint({
  method: 'GET',
  path: '/api/education/divisions/count',
  summary: 'How many divisions the same search finds, and the regions there are.',
  access: readers,
  records: 'scope',
  query: z.object({ search: Search, region: z.string().trim().max(120).default('') }),
  reply: z.object({ count: Count, regions: z.array(z.string().max(120)).max(200) }),
  refusals: ['request.invalid'],
})

export const createDivision = endpoint({
  method: 'POST',
  path: '/api/education/divisions',
  summary: 'Adds a division.',
  access: managers,
  records: 'all',
  body: DivisionBody,
  reply: Division,
  refusals: ['request.invalid'],
})

export const readDivision = endpoint({
  method: 'GET',
  path: '/api/education/divisions/{id}',
  summary: 'One division.',
  access: readers,
  records: 'scope',
  params: z.object({ id: PathId }),
  reply: Division,
  refusals: ['division.not_found'],
})

export const editDivision = endpoint({
  method: 'PUT',
  path: '/api/education/divisions/{id}',
  summary: 'Writes a division anew.',
  access: managers,
  records: 'all',
  params: z.object({ id: PathId }),
  body: DivisionBody,
  reply: Division,
  refusals: ['request.invalid', 'division.not_found'],
})

export const deleteDivision = endpoint({
  method: 'DELETE',
  path: '/api/education/divisions/{id}',
  summary: 'Deletes a division that nothing stands on.',
  access: managers,
  records: 'all',
  params: z.object({ id: PathId }),
  reply: Deleted,
  refusals: ['division.not_found', 'record.in_use'],
})

export const District = z.object({
  id: Id,
  name: z.string().max(200),
  code: z.string().max(40),
  region: text(120),
  division_id: Id,
  division_name: z.string().max(200),
  address: text(300),
  school_count: Count,
})
export type District = z.infer<typeof District>

const DistrictBody = z.object({
  name: required(200),
  code: required(40),
  region: optional(120),
  division_id: Id,
  address: optional(300),
})

const OptionalId = z.coerce.number().pipe(Id).optional()

export const listDistricts = endpoint({
  method: 'GET',
  path: '/api/education/districts',
  summary: 'Districts, of one division when `division_id` is given.',
  access: managers,
  records: 'all',
  query: z.object({
    search: Search,
    division_id: OptionalId,
    sort: PlaceSort,
    limit: Limit(200, 100),
    offset: Offset,
  }),
  reply: z.array(District).max(200),
  refusals: ['request.invalid'],
})

export const countDistricts = endpoint({
  method: 'GET',
  path: '/api/education/districts/count',
  summary: 'How many districts the same search finds.',
  access: managers,
  records: 'all',
  query: z.object({ search: Search, division_id: OptionalId }),
  reply: z.object({ count: Count }),
  refusals: ['request.invalid'],
})

export const createDistrict = endpoint({
  method: 'POST',
  path: '/api/education/districts',
  summary: 'Adds a district to a division.',
  access: managers,
  records: 'all',
  body: DistrictBody,
  reply: District,
  refusals: ['request.invalid'],
})

export const editDistrict = endpoint({
  method: 'PUT',
  path: '/api/education/districts/{id}',
  summary: 'Writes a district anew. It moves to another division only while no school stands in it.',
  access: managers,
  records: 'all',
  params: z.object({ id: PathId }),
  body: DistrictBody,
  reply: District,
  refusals: ['request.invalid', 'district.not_found', 'record.in_use'],
})

export const deleteDistrict = endpoint({
  method: 'DELETE',
  path: '/api/education/districts/{id}',
  summary: 'Deletes a district that no school stands in.',
  access: managers,
  records: 'all',
  params: z.object({ id: PathId }),
  reply: Deleted,
  refusals: ['district.not_found', 'record.in_use'],
})

export const School = z.object({
  id: Id,
  code: z.string().max(40),
  name: z.string().max(200),
  region: z.string().max(120),
  division_id: Id,
  division_name: z.string().max(200),
  school_year: z.string().max(20),
  school_name: text(200),
  school_id: text(40),
  district_id: Id.nullable(),
  district_name: z.string().max(200).nullable(),
  phone_number: text(60),
  email: text(254),
  principal: text(170),
})
export type School = z.infer<typeof School>

const SchoolBody = z.object({
  code: required(40),
  /** Falls back to the code. */
  name: optional(200),
  region: required(120),
  division_id: Id,
  school_year: required(20),
  school_name: optional(200),
  school_id: optional(40),
  district_id: Id.nullish().transform((id) => id ?? null),
  phone_number: optional(60),
  email: OptionalEmail,
  principal: optional(170),
})

export const listSchools = endpoint({
  method: 'GET',
  path: '/api/education/schools',
  summary: 'Schools: all for admin and school-admin, the own one for a teacher.',
  access: staff,
  records: 'scope',
  query: z.object({
    search: Search,
    division_id: OptionalId,
    district_id: OptionalId,
    sort: PlaceSort,
    limit: Limit(200, 100),
    offset: Offset,
  }),
  reply: z.array(School).max(200),
  refusals: ['request.invalid'],
})

export const countSchools = endpoint({
  method: 'GET',
  path: '/api/education/schools/count',
  summary: 'How many schools the same search finds.',
  access: managers,
  records: 'all',
  query: z.object({ search: Search, division_id: OptionalId, district_id: OptionalId }),
  reply: z.object({ count: Count }),
  refusals: ['request.invalid'],
})

export const PublicSchool = z.object({
  id: Id,
  code: z.string().max(40),
  name: z.string().max(200),
  region: z.string().max(120),
  division_id: Id,
})
export type PublicSchool = z.infer<typeof PublicSchool>

export const listPublicSchools = endpoint({
  method: 'GET',
  path: '/api/education/schools/public',
  summary: 'Every school by name, for anyone who signed in to find their own.',
  access: 'signed-in',
  records: 'published',
  query: z.object({ search: Search, limit: Limit(200, 100), offset: Offset }),
  reply: z.array(PublicSchool).max(200),
  refusals: ['request.invalid'],
})

export const readSchool = endpoint({
  method: 'GET',
  path: '/api/education/schools/{id}',
  summary: 'One school, with what stands on it.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  reply: School.extend({ teacher_count: Count }),
  refusals: ['school.not_found'],
})

export const createSchool = endpoint({
  method: 'POST',
  path: '/api/education/schools',
  summary: 'Adds a school.',
  access: managers,
  records: 'all',
  body: SchoolBody,
  reply: School,
  refusals: ['request.invalid'],
})

export const editSchool = endpoint({
  method: 'PUT',
  path: '/api/education/schools/{id}',
  summary: 'Writes a school anew. The district must lie in the division.',
  access: managers,
  records: 'all',
  params: z.object({ id: PathId }),
  body: SchoolBody,
  reply: School,
  refusals: ['request.invalid', 'school.not_found'],
})

export const deleteSchool = endpoint({
  method: 'DELETE',
  path: '/api/education/schools/{id}',
  summary: 'Deletes a school that nobody belongs to.',
  access: managers,
  records: 'all',
  params: z.object({ id: PathId }),
  reply: Deleted,
  refusals: ['school.not_found', 'record.in_use'],
})

/** What a file was found to hold, before anything is written. */
const ImportRow = z.object({
  line: Count,
  state: z.enum(['new', 'changed', 'skipped', 'wrong']),
  /** The record as it would be written, by field. */
  values: z.record(z.string().max(40), z.string().max(300).nullable()),
  /** For a changed row: what stands there now, by the fields that differ. */
  before: z.record(z.string().max(40), z.string().max(300).nullable()),
  /** Why a row is wrong or skipped, in sentences. */
  problems: z.array(z.string().max(300)).max(20),
})
export const ImportPreview = z.object({
  id: Id,
  kind: z.enum(['divisions', 'districts', 'schools']),
  counts: z.object({ new: Count, changed: Count, skipped: Count, wrong: Count }),
  /** Wrong ones first; at most 500 of each state are shown. */
  rows: z.array(ImportRow).max(2_000),
  /** Labels in the file that were not understood. */
  unknown_columns: z.array(z.string().max(120)).max(100),
})
export type ImportPreview = z.infer<typeof ImportPreview>

export const previewImport = endpoint({
  method: 'POST',
  path: '/api/education/imports/{kind}',
  summary:
    'Reads divisions, districts or schools from CSV or Excel (multipart field `file`) and says what would happen.',
  access: managers,
  records: 'own',
  encoding: 'multipart',
  files: { field: 'file', most: 1, bytes: 10 * 1024 * 1024 },
  params: z.object({ kind: z.enum(['divisions', 'districts', 'schools']) }),
  reply: ImportPreview,
  refusals: [
    'upload.missing',
    'upload.too_large',
    'import.unreadable',
    'import.no_columns',
    'import.too_many_rows',
  ],
})

export const commitImport = endpoint({
  method: 'POST',
  path: '/api/education/imports/{id}/commit',
  summary: 'Writes a preview: every new and changed row, or nothing. A repeat gets the same answer.',
  access: managers,
  records: 'own',
  params: z.object({ id: PathId }),
  reply: z.object({ created: Count, updated: Count }),
  refusals: ['import.not_found', 'import.has_wrong_rows', 'import.stale'],
})
