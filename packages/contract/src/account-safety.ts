import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { admins, Count, Deleted, Id, Moment, PathId, Sentence, TypedPassword } from './fields.ts'

const Message = z.object({ message: Sentence })

/** For how long a typed password stands for the calls that ask for it again. */
export const passwordMinutes = 10

export const OwnSession = z.object({
  id: Id,
  /** Such as "Chrome on Windows". */
  device: z.string().max(80),
  since: Moment,
  last_used_at: Moment,
  /** The session that asks. */
  this_one: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

export const listSessionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'Where the own account is signed in, the one used last first.',
  access: 'signed-in',
  records: 'own',
  beforeSecondFactor: true,
  reply: z.object({ sessions: z.array(OwnSession).max(500) }),
  refusals: [],
})

export const endSessionEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/{id}',
  summary: 'Signs out one session of the own account.',
  access: 'signed-in',
  records: 'own',
  beforeSecondFactor: true,
  params: z.object({ id: PathId }),
  reply: Deleted,
  refusals: ['session.not_found'],
})

export const endAllSessionsEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  summary: 'Signs the own account out everywhere, here too.',
  access: 'signed-in',
  records: 'own',
  beforeSecondFactor: true,
  reply: Deleted,
  refusals: [],
})

export const confirmPasswordEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/confirm-password',
  summary: `Type the own password again: for ${passwordMinutes} minutes this session may do what asks for it, as after signing in.`,
  access: 'signed-in',
  records: 'own',
  beforeSecondFactor: true,
  body: z.object({ password: TypedPassword }),
  reply: Message,
  refusals: ['request.invalid', 'password.wrong', 'too_many_tries'],
})

/** Six figures of an authenticator app, or a recovery code. */
export const FactorCode = z
  .string()
  .trim()
  .min(1, 'Please enter the code.')
  .max(40)
  .transform((typed) => typed.replace(/[\s-]+/g, '').toLowerCase())

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string().max(40)).max(20) })

export const readSecondFactorEndpoint = endpoint({
  method: 'GET',
  path: '/api/account/second-factor',
  summary: 'Whether two-step sign-in is on, whether the role needs it, and how many recovery codes are left.',
  access: 'signed-in',
  records: 'own',
  beforeSecondFactor: true,
  reply: z.object({ on: z.boolean(), needed: z.boolean(), recovery_codes_left: Count }),
  refusals: [],
})

export const beginSecondFactorEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/second-factor',
  summary: 'Makes the secret for an authenticator app. Two-step sign-in is on once a code was confirmed.',
  access: 'signed-in',
  records: 'own',
  beforeSecondFactor: true,
  passwordAgain: true,
  reply: z.object({ secret: z.string().max(64), address: z.string().max(400) }),
  refusals: ['second_factor.on'],
})

export const confirmSecondFactorEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  summary: 'Turns two-step sign-in on with a code of the app; answers with the recovery codes, once.',
  access: 'signed-in',
  records: 'own',
  beforeSecondFactor: true,
  passwordAgain: true,
  body: z.object({ code: FactorCode }),
  reply: RecoveryCodes,
  refusals: [
    'request.invalid',
    'second_factor.on',
    'second_factor.off',
    'second_factor.wrong',
    'too_many_tries',
  ],
})

export const renewRecoveryCodesEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  summary: 'New recovery codes in place of all old ones.',
  access: 'signed-in',
  records: 'own',
  passwordAgain: true,
  reply: RecoveryCodes,
  refusals: ['second_factor.off'],
})

export const removeSecondFactorEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/remove',
  summary: 'Turns two-step sign-in off, with a code of the app or a recovery code.',
  access: 'signed-in',
  records: 'own',
  passwordAgain: true,
  body: z.object({ code: FactorCode }),
  reply: Message,
  refusals: [
    'request.invalid',
    'second_factor.off',
    'second_factor.needed',
    'second_factor.wrong',
    'too_many_tries',
  ],
})

export const resetSecondFactorEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/reset-second-factor',
  summary: 'Turns two-step sign-in of another account off, for a lost device. Its owner gets a mail.',
  access: admins,
  records: 'all',
  passwordAgain: true,
  params: z.object({ id: PathId }),
  reply: Message,
  refusals: ['user.not_found', 'second_factor.off', 'second_factor.own'],
})
