import { z } from 'zod'
import { endpoint, FileReply } from './endpoint.ts'
import {
  admins,
  Count,
  Id,
  Limit,
  Moment,
  nonAdmins,
  OptionalId,
  PageNumber,
  PathId,
  Points,
  Search,
  Totals,
} from './fields.ts'
import { roomRefusals } from './storage.ts'

export const maxTopUp = 100_000
export const maxPending = 10
export const proofBytes = 10 * 1024 * 1024

const invalidAmount = 'Please enter a valid amount greater than 0'
const Amount = z.int(invalidAmount).min(1, invalidAmount).max(maxTopUp, 'The most at once is 100,000 pesos.')

/** Printed on the receipt, often in groups; groups, case and wide figures do not count, and letters that only look Latin are none. */
export const ReferenceNo = z
  .string()
  .trim()
  .max(40, 'That is longer than a reference number.')
  .normalize('NFKC')
  .regex(/^[0-9A-Za-z .-]*$/, 'Use the letters A to Z and figures printed on the receipt.')
  .transform((typed) => typed.replace(/[ .-]/g, '').toUpperCase())

export const Reason = z.string().trim().min(1, 'Please give a reason.').max(300)

export const ProofName = z
  .string()
  .regex(/^[0-9a-f]{32}\.(png|jpg)$/, 'Invalid payment proof filename')
  .max(36)
/** Where the picture is fetched. */
const ProofPath = z.string().max(100)

export const topUpStates = ['pending', 'approved', 'rejected', 'cancelled'] as const
export const TopUpState = z.enum(topUpStates)
export type TopUpState = z.infer<typeof TopUpState>

export const TopUp = z.object({
  id: Id,
  user_id: Id,
  amount: Amount,
  points: Points,
  state: TopUpState,
  reference_no: z.string().max(40).nullable(),
  payment_proof: ProofPath.nullable(),
  /** Why it was rejected. */
  reason: z.string().max(300).nullable(),
  created_at: Moment,
  decided_at: Moment.nullable(),
})
export type TopUp = z.infer<typeof TopUp>

export const createTopUpEndpoint = endpoint({
  method: 'POST',
  path: '/api/user/topup',
  summary: 'Asks for a top-up of the own account. It waits for its proof and for approval.',
  access: nonAdmins,
  records: 'own',
  once: true,
  body: z.object({ amount: Amount, points: Points.optional(), reference_no: ReferenceNo.optional() }),
  reply: TopUp,
  refusals: [
    'request.invalid',
    'top_up.wrong_points',
    'top_up.too_many_pending',
    'top_up.reference_taken',
    'once.other_request',
  ],
})

export const uploadProofEndpoint = endpoint({
  method: 'POST',
  path: '/api/user/topup/{id}/payment-proof',
  summary: 'Adds or replaces the picture that proves the payment (multipart field `file`, JPG or PNG).',
  access: nonAdmins,
  records: 'own',
  encoding: 'multipart',
  files: { field: 'file', most: 1, bytes: proofBytes },
  params: z.object({ id: PathId }),
  reply: z.object({ new_balance: Points, payment_proof: ProofPath }),
  refusals: [
    'top_up.not_found',
    'top_up.not_pending',
    'upload.missing',
    'upload.too_large',
    'upload.too_many_pixels',
    'upload.not_a_picture',
    'too_many_tries',
    ...roomRefusals,
  ],
})

export const cancelTopUpEndpoint = endpoint({
  method: 'POST',
  path: '/api/user/topup/{id}/cancel',
  summary: 'Takes back an own request that still waits.',
  access: nonAdmins,
  records: 'own',
  params: z.object({ id: PathId }),
  reply: TopUp,
  refusals: ['top_up.not_found', 'top_up.not_pending'],
})

const TopUpQuery = z.object({ limit: Limit(100, 20), cursor_id: OptionalId })
const TopUpPage = z.object({
  topups: z.array(TopUp).max(100),
  has_more: z.boolean(),
  next_cursor: z.object({ cursor_id: Id }).nullable(),
})

export const listOwnTopUpsEndpoint = endpoint({
  method: 'GET',
  path: '/api/user/topups',
  summary: 'The own top-ups, newest first, by cursor.',
  access: 'signed-in',
  records: 'own',
  query: TopUpQuery,
  reply: TopUpPage,
  refusals: ['request.invalid'],
})

export const listTopUpsOfEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/topup/history/{userId}',
  summary: 'The top-ups of an account, newest first, by cursor.',
  access: admins,
  records: 'all',
  params: z.object({ userId: PathId }),
  query: TopUpQuery,
  reply: TopUpPage,
  refusals: ['request.invalid', 'user.not_found'],
})

export const giveTopUpEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/topup',
  summary: 'Credits a top-up to another account at once.',
  access: admins,
  records: 'all',
  passwordAgain: true,
  once: true,
  body: z.object({ user_id: Id, amount: Amount, points: Points.optional() }),
  reply: TopUp,
  refusals: [
    'request.invalid',
    'user.not_found',
    'top_up.wrong_points',
    'top_up.own',
    'points.too_many',
    'points.frozen',
    'once.other_request',
  ],
})

const Warning = z.object({
  kind: z.enum(['same-picture', 'similar-picture', 'same-reference', 'many-requests']),
  /** The other top-up; null for many requests of one sender. */
  other: z
    .object({
      id: Id,
      user_name: z.string().max(170),
      state: TopUpState,
      at: Moment,
      payment_proof: ProofPath.nullable(),
    })
    .nullable(),
  /** How many requests the sender made in the last 7 days. */
  count: Count,
})

export const PendingTopUp = z.object({
  id: Id,
  user_id: Id,
  user_name: z.string().max(170),
  email: z.string().max(254),
  amount: Amount,
  points: Points,
  reference_no: z.string().max(40).nullable(),
  created_at: Moment,
  payment_proof: ProofPath.nullable(),
  /** What an admin should look at twice before approving. */
  warnings: z.array(Warning).max(10),
})
export type PendingTopUp = z.infer<typeof PendingTopUp>

export const listPendingTopUpsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/pending-topups',
  summary: 'Requests that wait for a decision, newest first; search by name or e-mail.',
  access: admins,
  records: 'all',
  query: z.object({ page: PageNumber, limit: Limit(100, 10), search: Search }),
  reply: z.object({ pending_topups: z.array(PendingTopUp).max(100), ...Totals }),
  refusals: ['request.invalid'],
})

const DecidedTopUp = TopUp.pick({
  id: true,
  user_id: true,
  amount: true,
  points: true,
  reference_no: true,
  reason: true,
}).extend({
  state: z.enum(['approved', 'rejected']),
  user_name: z.string().max(170),
  email: z.string().max(254),
  /** Who decided. */
  decided_by: z.string().max(170),
  decided_at: Moment,
})
export type DecidedTopUp = z.infer<typeof DecidedTopUp>

export const listDecidedTopUpsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/decided-topups',
  summary: 'Requests that were approved or rejected, the latest decision first; search by name or e-mail.',
  access: admins,
  records: 'all',
  query: z.object({ page: PageNumber, limit: Limit(100, 10), search: Search }),
  reply: z.object({ decided_topups: z.array(DecidedTopUp).max(100), ...Totals }),
  refusals: ['request.invalid'],
})

export const approveTopUpEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/topups/{id}/approve',
  summary: 'Credits a request that has a proof, once. `points` must be those of the request.',
  access: admins,
  records: 'all',
  passwordAgain: true,
  once: true,
  params: z.object({ id: PathId }),
  body: z.object({ points: Points }),
  reply: TopUp,
  refusals: [
    'request.invalid',
    'top_up.not_found',
    'top_up.not_pending',
    'top_up.no_proof',
    'top_up.wrong_points',
    'top_up.own',
    'points.too_many',
    'points.frozen',
    'once.other_request',
  ],
})

export const rejectTopUpEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/topups/{id}/reject',
  summary: 'Declines a request with a reason. No points move.',
  access: admins,
  records: 'all',
  once: true,
  params: z.object({ id: PathId }),
  body: z.object({ reason: Reason }),
  reply: TopUp,
  refusals: ['request.invalid', 'top_up.not_found', 'top_up.not_pending', 'top_up.own', 'once.other_request'],
})

export const showProofEndpoint = endpoint({
  method: 'GET',
  path: '/api/uploads/payment_proofs/{name}',
  summary: 'The picture of a payment proof, for its owner and an admin.',
  access: 'signed-in',
  records: 'own',
  params: z.object({ name: ProofName }),
  reply: FileReply,
  refusals: ['request.invalid', 'file.not_found'],
})

/** A decision that its teacher is told of by mail. */
export const TopUpMailJob = z.object({ top_up_id: Id })
