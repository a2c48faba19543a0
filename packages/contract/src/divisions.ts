import { z } from 'zod'
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
  OptionalText,
  PathId,
  RequiredText,
  Search,
  staff,
} from './fields.ts'

const readers = [...staff, 'division-eps'] as const

export const Division = z.object({
  id: Id,
  name: z.string().max(200),
  code: z.string().max(40),
  region: z.string().max(120),
  division_supervisor: KeptText(170),
  email: KeptText(254),
  phone: KeptText(60),
  address: KeptText(300),
  /** How much stands on it. */
  district_count: Count,
  school_count: Count,
})
export type Division = z.infer<typeof Division>

const DivisionBody = z.object({
  name: RequiredText(200),
  code: RequiredText(40),
  region: RequiredText(120),
  division_supervisor: OptionalText(170),
  email: OptionalEmail,
  phone: OptionalText(60),
  address: OptionalText(300),
})

export const PlaceSort = z.enum(['name', 'code', 'region', 'newest']).default('name')
const DivisionQuery = z.object({
  search: Search,
  region: z.string().trim().max(120).default(''),
  sort: PlaceSort,
  limit: Limit(200, 100),
  offset: Offset,
})

export const listDivisionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/divisions',
  summary:
    'Divisions: all for admin and school-admin, that of the confirmed school for a teacher, the own one for others.',
  access: readers,
  records: 'scope',
  query: DivisionQuery,
  reply: z.array(Division).max(200),
  refusals: ['request.invalid'],
})

export const countDivisionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/divisions/count',
  summary: 'How many divisions the same search finds, and the regions there are.',
  access: readers,
  records: 'scope',
  query: z.object({ search: Search, region: z.string().trim().max(120).default('') }),
  reply: z.object({ count: Count, regions: z.array(z.string().max(120)).max(200) }),
  refusals: ['request.invalid'],
})

export const createDivisionEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/divisions',
  summary: 'Adds a division.',
  access: managers,
  records: 'all',
  body: DivisionBody,
  reply: Division,
  refusals: ['request.invalid'],
})

export const readDivisionEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/divisions/{id}',
  summary: 'One division.',
  access: readers,
  records: 'scope',
  params: z.object({ id: PathId }),
  reply: Division,
  refusals: ['division.not_found'],
})

export const editDivisionEndpoint = endpoint({
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

export const deleteDivisionEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/education/divisions/{id}',
  summary: 'Deletes a division that nothing stands on.',
  access: managers,
  records: 'all',
  params: z.object({ id: PathId }),
  reply: Deleted,
  refusals: ['division.not_found', 'record.in_use'],
})
