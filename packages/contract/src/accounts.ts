import { z } from 'zod'
import { FactorCode } from './account-safety.ts'
import { endpoint } from './endpoint.ts'
import {
  Email,
  Id,
  Moment,
  NewPassword,
  PersonName,
  Points,
  Role,
  Sentence,
  Token,
  TypedPassword,
} from './fields.ts'

export const UserMetadata = z.object({
  division_id: Id.nullable().optional(),
  school_id: Id.nullable().optional(),
})

export const SessionUser = z.object({
  id: Id,
  email: z.string().max(254),
  first_name: z.string().max(80),
  last_name: z.string().max(80),
  role: Role,
  points: Points,
  user_metadata: UserMetadata.nullable(),
})
export type SessionUser = z.infer<typeof SessionUser>

const Message = z.object({ message: Sentence })

export const signUpEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Sign up as a teacher. A registered address is answered exactly like a new one.',
  access: 'anyone',
  records: 'none',
  body: z.object({
    email: Email,
    password: NewPassword,
    first_name: PersonName,
    last_name: PersonName,
    role: z.string().max(40).optional(),
  }),
  reply: z.object({ access_token: z.null(), message: Sentence }),
  refusals: ['request.invalid', 'password.common', 'too_many_tries'],
})

export const signInEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/signin',
  summary:
    'Sign in with e-mail (`username`) and password; an account with two-step sign-in needs the `code` too.',
  access: 'anyone',
  records: 'none',
  encoding: 'form',
  body: z.object({
    username: z.string().trim().min(1).max(254).toLowerCase(),
    password: TypedPassword,
    /** For an account with two-step sign-in. */
    code: FactorCode.optional(),
  }),
  reply: z.object({ access_token: Token, token_type: z.literal('bearer') }),
  refusals: [
    'request.invalid',
    'sign_in.failed',
    'sign_in.not_verified',
    'sign_in.deactivated',
    'sign_in.code_needed',
    'sign_in.code_wrong',
    'too_many_tries',
  ],
})

export const signOutEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/signout',
  summary: 'End this session on the server.',
  access: 'signed-in',
  records: 'own',
  beforeSecondFactor: true,
  reply: Message,
  refusals: [],
})

export const meEndpoint = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The signed-in user.',
  access: 'signed-in',
  records: 'own',
  beforeSecondFactor: true,
  reply: SessionUser,
  refusals: [],
})

export const verifyEmailEndpoint = endpoint({
  method: 'GET',
  path: '/api/auth/verify-email',
  summary: 'Use up the mailed verification token; grants the free points once.',
  access: 'anyone',
  records: 'none',
  query: z.object({ token: z.string().max(200).default('') }),
  reply: Message,
  refusals: ['verification.missing', 'verification.used', 'verification.expired'],
})

export const showVerificationEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/verification',
  summary: 'Whose sign-up a mailed verification token belongs to. It stays unused.',
  access: 'anyone',
  records: 'none',
  body: z.object({ token: z.string().max(200) }),
  /** No name where what was typed is more than letters: it may be the words of a stranger. */
  reply: z.object({ name: z.string().max(161).nullable() }),
  refusals: ['request.invalid', 'verification.missing', 'verification.used', 'verification.expired'],
})

export const activateAccountEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Use up the mailed verification token by the press of a button; grants the free points once.',
  access: 'anyone',
  records: 'none',
  body: z.object({ token: z.string().max(200) }),
  reply: Message,
  refusals: ['request.invalid', 'verification.missing', 'verification.used', 'verification.expired'],
})

export const resendVerificationEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/resend-verification',
  summary: 'Mail a new verification link. The answer is the same for every address.',
  access: 'anyone',
  records: 'none',
  body: z.object({ email: Email }),
  reply: Message,
  refusals: ['request.invalid', 'too_many_tries'],
})

export const forgotPasswordEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Mail a link to set a new password. The answer is the same for every address.',
  access: 'anyone',
  records: 'none',
  body: z.object({ email: Email }),
  reply: Message,
  refusals: ['request.invalid', 'too_many_tries'],
})

export const resetPasswordEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with the mailed token; ends every session of the account.',
  access: 'anyone',
  records: 'none',
  body: z.object({ token: z.string().max(200), password: NewPassword }),
  reply: Message,
  refusals: ['request.invalid', 'reset.invalid', 'password.common', 'too_many_tries'],
})

export const changeNameEndpoint = endpoint({
  method: 'PATCH',
  path: '/api/account',
  summary: 'Change the own first and last name.',
  access: 'signed-in',
  records: 'own',
  beforeSecondFactor: true,
  body: z.object({ first_name: PersonName, last_name: PersonName }),
  reply: SessionUser,
  refusals: ['request.invalid'],
})

export const changePasswordEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/password',
  summary: 'Change the own password; ends every session and answers with a new token.',
  access: 'signed-in',
  records: 'own',
  beforeSecondFactor: true,
  body: z.object({ current_password: TypedPassword, new_password: NewPassword }),
  reply: z.object({ access_token: Token, message: Sentence }),
  refusals: ['request.invalid', 'password.wrong', 'password.common', 'too_many_tries'],
})

export const exportAccountEndpoint = endpoint({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything on record about the own person, as JSON.',
  access: 'signed-in',
  records: 'own',
  reply: z.object({
    exported_at: Moment,
    tables: z.record(z.string().max(63), z.array(z.record(z.string().max(63), z.unknown())).max(100_000)),
  }),
  refusals: [],
})

/** Job payloads. Secrets are made when the mail is written, so that none rests in the queue. */
export const MailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verify-email'), sign_up_id: Id }),
  z.object({ kind: z.literal('already-registered'), user_id: Id }),
  z.object({ kind: z.literal('reset-password'), user_id: Id }),
  z.object({ kind: z.literal('password-changed'), user_id: Id }),
  z.object({ kind: z.literal('new-device'), user_id: Id, device: z.string().max(80), at: Moment }),
  z.object({ kind: z.literal('account-changed'), change_id: Id }),
  z.object({ kind: z.literal('second-factor-on'), user_id: Id }),
  z.object({ kind: z.literal('second-factor-off'), user_id: Id }),
  z.object({ kind: z.literal('recovery-code-used'), user_id: Id }),
  /** No letter at all: asking about an unknown address takes as long as asking about a registered one. */
  z.object({ kind: z.literal('nobody') }),
])
export type MailJob = z.infer<typeof MailJob>
