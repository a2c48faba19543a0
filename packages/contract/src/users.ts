import { z } from 'zod'
import { endpoint, FileReply } from './endpoint.ts'
import {
  admins,
  Count,
  Deleted,
  Email,
  Id,
  Limit,
  Moment,
  PageNumber,
  PathId,
  PersonName,
  Points,
  Role,
  roles,
  Search,
  Totals,
} from './fields.ts'

export const ListedUser = z.object({
  id: Id,
  first_name: z.string().max(80),
  last_name: z.string().max(80),
  email: z.string().max(254),
  role: Role,
  is_active: z.boolean(),
  points: Points,
  verified: z.boolean(),
  created_at: Moment,
  user_metadata: z.object({ division_id: Id.nullable(), school_id: Id.nullable() }).nullable(),
})
export type ListedUser = z.infer<typeof ListedUser>

const RoleFilter = z.enum(['all', ...roles]).default('all')

export const listUsersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Accounts, newest first; search by name or e-mail, filter by role.',
  access: admins,
  records: 'all',
  query: z.object({ page: PageNumber, limit: Limit(100, 100), search: Search, role: RoleFilter }),
  reply: z.object({ users: z.array(ListedUser).max(100), ...Totals }),
  refusals: ['request.invalid'],
})

export const countUsersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/users/counts',
  summary: 'Accounts by role, the sum of their points, and the pesos paid in by approved top-ups.',
  access: admins,
  records: 'all',
  reply: z.object({
    total: Count,
    active: Count,
    by_role: z.record(Role, Count),
    points: z.int().min(0).max(1_000_000_000_000_000),
    paid_in: z.int().min(0).max(1_000_000_000_000_000),
  }),
  refusals: [],
})

export const exportUsersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/users/export',
  summary: 'The listed accounts as CSV or Excel.',
  access: admins,
  records: 'all',
  passwordAgain: true,
  query: z.object({ format: z.enum(['csv', 'xlsx']).default('csv'), search: Search, role: RoleFilter }),
  reply: FileReply,
  refusals: ['request.invalid'],
})

export const editUserEndpoint = endpoint({
  method: 'PATCH',
  path: '/api/admin/users/{id}',
  summary:
    'Changes an account. With `points_seen`, the balance that `points` was typed over, another balance is refused.',
  access: admins,
  records: 'all',
  passwordAgain: ['email', 'role', 'points', 'user_metadata'],
  params: z.object({ id: PathId }),
  body: z.object({
    email: Email.optional(),
    first_name: PersonName.optional(),
    last_name: PersonName.optional(),
    role: Role.optional(),
    is_active: z.boolean().optional(),
    points: Points.optional(),
    points_seen: Points.optional(),
    /** Why the points change; kept with the entry. */
    points_reason: z.string().trim().max(300).optional(),
    user_metadata: z
      .object({ division_id: Id.nullable().optional(), school_id: Id.nullable().optional() })
      .nullable()
      .optional(),
  }),
  reply: ListedUser,
  refusals: [
    'request.invalid',
    'user.not_found',
    'user.email_taken',
    'user.self',
    'user.last_admin',
    'top_up.own',
    'points.changed',
    'points.frozen',
  ],
})

export const deleteUserEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/{id}',
  summary: 'Deletes an account. One with records is closed and its person made unknown; the ledger stays.',
  access: admins,
  records: 'all',
  passwordAgain: true,
  params: z.object({ id: PathId }),
  reply: Deleted,
  refusals: ['user.not_found', 'user.self', 'user.last_admin'],
})
