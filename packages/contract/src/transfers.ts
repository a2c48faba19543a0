import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, KeptText, Limit, Moment, managers, Offset, PathId, staff } from './fields.ts'

/** A learner's move to another school, asked for by the new one and decided by the old one. */
export const Transfer = z.object({
  id: Id,
  lrn: z.string().max(12),
  /** Known to the school that decides and to admins only. */
  listed_name: KeptText(200),
  /** The school that has the learner; null for the one that asks, until it is accepted. */
  from_school_name: KeptText(200),
  to_school_name: z.string().max(200),
  class_id: Id.nullable(),
  state: z.enum(['waiting', 'accepted', 'declined']),
  requested_at: Moment,
  requested_by: z.string().max(170),
  decided_at: Moment.nullable(),
  may_decide: z.boolean(),
})
export type Transfer = z.infer<typeof Transfer>

export const listTransfersEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/transfers',
  summary:
    'Transfers: all for an admin, those from and to the own school for a school-admin, the own requests for a teacher.',
  access: staff,
  records: 'scope',
  query: z.object({
    state: z.enum(['all', 'waiting', 'accepted', 'declined']).default('waiting'),
    limit: Limit(200, 50),
    offset: Offset,
  }),
  reply: z.array(Transfer).max(200),
  refusals: ['request.invalid'],
})

export const requestTransferEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/transfers',
  summary:
    'Asks another school for a learner by LRN; accepted, the learner is of the new school and on the roster named.',
  access: staff,
  records: 'scope',
  body: z.object({
    school_id: Id,
    external_student_id: z
      .string()
      .trim()
      .max(12, 'An LRN has 12 digits.')
      .regex(/^\d{12}$/, 'An LRN has 12 digits.'),
    class_id: Id.nullish().transform((id) => id ?? null),
  }),
  reply: Transfer,
  refusals: [
    'learner.too_many_numbers',
    'request.invalid',
    'school.not_found',
    'learner.not_your_school',
    'class.not_found',
    'class.archived',
    'transfer.none_elsewhere',
    'transfer.waiting',
  ],
})

export const acceptTransferEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/transfers/{id}/accept',
  summary: 'Lets a learner go to the school that asks. Scores and rosters of the old school stay.',
  access: managers,
  records: 'scope',
  params: z.object({ id: PathId }),
  reply: Transfer,
  refusals: ['transfer.not_found', 'transfer.decided'],
})

export const declineTransferEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/transfers/{id}/decline',
  summary: 'Keeps the learner.',
  access: managers,
  records: 'scope',
  params: z.object({ id: PathId }),
  reply: Transfer,
  refusals: ['transfer.not_found', 'transfer.decided'],
})
