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
  OptionalId,
  OptionalText,
  PathId,
  RequiredText,
  Search,
} from './fields.ts'

export const District = z.object({
  id: Id,
  name: z.string().max(200),
  code: z.string().max(40),
  region: KeptText(120),
  division_id: Id,
  division_name: z.string().max(200),
  address: KeptText(300),
  school_count: Count,
})
export type District = z.infer<typeof District>

const DistrictBody = z.object({
  name: RequiredText(200),
  code: RequiredText(40),
  region: OptionalText(120),
  division_id: Id,
  address: OptionalText(300),
})

export const listDistrictsEndpoint = endpoint({
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

export const countDistrictsEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/districts/count',
  summary: 'How many districts the same search finds.',
  access: managers,
  records: 'all',
  query: z.object({ search: Search, division_id: OptionalId }),
  reply: z.object({ count: Count }),
  refusals: ['request.invalid'],
})

export const createDistrictEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/districts',
  summary: 'Adds a district to a division.',
  access: managers,
  records: 'all',
  body: DistrictBody,
  reply: District,
  refusals: ['request.invalid'],
})

export const editDistrictEndpoint = endpoint({
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

export const deleteDistrictEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/education/districts/{id}',
  summary: 'Deletes a district that no school stands in.',
  access: managers,
  records: 'all',
  params: z.object({ id: PathId }),
  reply: Deleted,
  refusals: ['district.not_found', 'record.in_use'],
})
