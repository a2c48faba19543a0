import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { admins, Id, KeptText, Moment, OptionalId, OptionalText, PathId, RequiredText } from './fields.ts'
import { School, SchoolBody } from './schools.ts'

/** How many requests one teacher may send an hour. */
export const mostSchoolRequestsAnHour = 5

export const SchoolRequest = z.object({
  id: Id,
  /** The school that stands for it, from which the teacher goes on; null where the division is not listed. */
  school_id: Id.nullable(),
  name: z.string().max(200),
  school_code: KeptText(40),
  division_id: Id.nullable(),
  division_name: KeptText(200),
  place: KeptText(200),
  note: KeptText(1_000),
  state: z.enum(['waiting', 'approved', 'refused']),
  reason: KeptText(500),
  created_at: Moment,
  asked_by: z.string().max(170),
  asked_by_email: z.string().max(254),
})
export type SchoolRequest = z.infer<typeof SchoolRequest>

const teachers = ['teacher'] as const

export const PublicDivision = z.object({
  id: Id,
  name: z.string().max(200),
  region: z.string().max(120),
})

export const listPublicDivisionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/divisions/public',
  summary: 'Every division by name, for whoever asks for a school to be added.',
  access: 'signed-in',
  records: 'published',
  reply: z.array(PublicDivision).max(1_000),
  refusals: [],
})

export const askForSchoolEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/school-requests',
  summary:
    'Asks the admins to add a school that is not listed. It becomes the own school at once, seen by nobody else until it is added.',
  access: teachers,
  records: 'own',
  body: z.object({
    name: RequiredText(200),
    school_code: OptionalText(40),
    division_id: OptionalId,
    /** District, municipality, or a division that is not listed. */
    place: OptionalText(200),
    note: OptionalText(1_000),
  }),
  reply: SchoolRequest,
  refusals: ['request.invalid', 'school_request.waiting', 'too_many_tries'],
})

export const ownSchoolRequestEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/school-requests/own',
  summary: 'The latest own request for a school, or null.',
  access: teachers,
  records: 'own',
  reply: z.object({ request: SchoolRequest.nullable() }),
  refusals: [],
})

export const listSchoolRequestsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/school-requests',
  summary: 'Schools that teachers ask for and nobody has decided on, the oldest first.',
  access: admins,
  records: 'all',
  reply: z.array(SchoolRequest).max(200),
  refusals: [],
})

const OfRequest = z.object({ id: PathId })

export const approveSchoolRequestEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/school-requests/{id}/approve',
  summary: 'Adds the school as it is sent, and confirms the teacher who asked for it.',
  access: admins,
  records: 'all',
  params: OfRequest,
  body: SchoolBody,
  reply: School,
  refusals: ['request.invalid', 'school_request.not_found', 'school_request.decided'],
})

export const refuseSchoolRequestEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/school-requests/{id}/refuse',
  summary: 'Refuses a request with a reason, which the teacher is told.',
  access: admins,
  records: 'all',
  params: OfRequest,
  body: z.object({ reason: RequiredText(500) }),
  reply: SchoolRequest,
  refusals: ['request.invalid', 'school_request.not_found', 'school_request.decided'],
})

export const SchoolRequestMailJob = z.object({ school_request_id: Id })
