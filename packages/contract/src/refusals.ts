import { z } from 'zod'

/** The closed list of refusals: code → status and the sentence a teacher reads. `{name}` is filled in by the server. */
export const refusals = {
  'request.invalid': [400, 'Please check the marked fields.'],
  'request.unreadable': [400, 'The request could not be read.'],
  'request.too_large': [413, 'That is more than can be sent at once.'],
  'request.unsupported': [415, 'This kind of content is not accepted here.'],
  'path.not_found': [404, 'There is nothing at this address.'],
  'session.missing': [401, 'Not authenticated'],
  'session.ended': [401, 'Your session has ended. Please sign in again.'],
  'role.not_allowed': [403, 'You do not have permission to do this.'],
  too_many_tries: [429, 'Too many tries. Please wait {wait} and try again.'],
  'sign_in.failed': [401, 'Incorrect e-mail or password.'],
  'sign_in.not_verified': [403, 'Your e-mail address is not verified yet.'],
  'sign_in.deactivated': [403, 'This account is deactivated. Please write to support.'],
  'verification.missing': [400, 'Verification token not found. Please check the link and try again.'],
  'verification.used': [409, 'This link was used before. You can sign in.'],
  'verification.expired': [410, 'This verification link has expired. Please ask for a new one.'],
  'reset.invalid': [400, 'This link is not valid any more. Please ask for a new one.'],
  'password.common': [400, 'Too many people use this password. Please choose another.'],
  'password.wrong': [400, 'That is not your current password.'],
  'global_value.not_found': [404, 'There is no such value.'],
  'service.away': [503, 'Klasrum is starting or cannot reach its records. Please try again in a moment.'],
  'service.fault': [
    500,
    'The server could not finish this. Please try again. If it happens again, tell support the number {id}.',
  ],
} as const satisfies Record<string, readonly [status: number, detail: string]>

export type RefusalCode = keyof typeof refusals

export const Refusal = z.object({
  detail: z.string().max(500),
  code: z.string().max(60),
  errors: z
    .array(z.object({ path: z.string().max(120), message: z.string().max(300) }))
    .max(100)
    .optional(),
})
export type Refusal = z.infer<typeof Refusal>
