import { z } from 'zod'
import { PlaceSort } from './divisions.ts'
import { endpoint } from './endpoint.ts'
import {
  Count,
  Deleted,
  Id,
  KeptText,
  Limit,
  managers,
  Offset,
  OptionalEmail,
  OptionalId,
  OptionalText,
  PathId,
  RequiredText,
  Search,
  staff,
} from './fields.ts'

export const School = z.object({
  id: Id,
  code: z.string().max(40),
  name: z.string().max(200),
  region: z.string().max(120),
  division_id: Id,
  division_name: z.string().max(200),
  school_year: z.string().max(20),
  school_name: KeptText(200),
  school_id: KeptText(40),
  district_id: Id.nullable(),
  district_name: z.string().max(200).nullable(),
  phone_number: KeptText(60),
  email: KeptText(254),
  principal: KeptText(170),
})
export type School = z.infer<typeof School>

export const SchoolBody = z.object({
  code: RequiredText(40),
  /** Falls back to the code. */
  name: OptionalText(200),
  region: RequiredText(120),
  division_id: Id,
  school_year: RequiredText(20),
  school_name: OptionalText(200),
  school_id: OptionalText(40),
  district_id: Id.nullish().transform((id) => id ?? null),
  phone_number: OptionalText(60),
  email: OptionalEmail,
  principal: OptionalText(170),
})

export const listSchoolsEndpoint = endpoint({
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

export const countSchoolsEndpoint = endpoint({
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

export const listPublicSchoolsEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/schools/public',
  summary: 'Every school by name, for anyone who signed in to find their own.',
  access: 'signed-in',
  records: 'published',
  query: z.object({ search: Search, limit: Limit(200, 100), offset: Offset }),
  reply: z.array(PublicSchool).max(200),
  refusals: ['request.invalid'],
})

export const readSchoolEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/schools/{id}',
  summary: 'One school, with what stands on it.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  reply: School.extend({ teacher_count: Count }),
  refusals: ['school.not_found'],
})

export const createSchoolEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/schools',
  summary: 'Adds a school.',
  access: managers,
  records: 'all',
  body: SchoolBody,
  reply: School,
  refusals: ['request.invalid'],
})

export const editSchoolEndpoint = endpoint({
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

export const deleteSchoolEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/education/schools/{id}',
  summary: 'Deletes a school that nobody belongs to.',
  access: managers,
  records: 'all',
  params: z.object({ id: PathId }),
  reply: Deleted,
  refusals: ['school.not_found', 'record.in_use'],
})
