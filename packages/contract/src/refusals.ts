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
  'once.other_request': [422, 'This key was used for another request.'],
  'upload.missing': [400, 'Please select a file to upload'],
  'upload.too_large': [413, 'The file is larger than {size}.'],
  'upload.too_many': [400, 'Please send {most} at a time.'],
  'upload.not_a_picture': [415, 'This is not a JPG or PNG picture that can be opened.'],
  'upload.too_many_pixels': [413, 'This picture has too many pixels. Please send a normal screenshot.'],
  'file.not_found': [404, 'There is no such file.'],
  'top_up.not_found': [404, 'There is no such top-up.'],
  'top_up.wrong_points': [409, 'This amount gives {points} points. Nothing was saved.'],
  'top_up.too_many_pending': [
    409,
    'You have {count} top-ups waiting for approval. Please wait until one is checked.',
  ],
  'top_up.reference_taken': [409, 'This reference number was already sent with another top-up.'],
  'top_up.not_pending': [409, 'This top-up is already {state}.'],
  'top_up.no_proof': [409, 'This top-up has no payment proof yet.'],
  'top_up.own': [403, 'You cannot credit your own account.'],
  'points.too_few': [
    409,
    'You need {cost} points, which is more than you have. Please Topup from Dashboard.',
  ],
  'points.too_many': [409, 'An account can hold at most 1,000,000,000 points.'],
  'points.changed': [
    409,
    'The points changed meanwhile: there are now {points}. Please check and try again.',
  ],
  'points.frozen': [
    409,
    'The points of this account are being checked and cannot change until an administrator has settled it.',
  ],
  'point_alarm.not_found': [404, 'There is no such alarm.'],
  'user.not_found': [404, 'There is no such user.'],
  'user.email_taken': [409, 'Another account has this e-mail address.'],
  'user.self': [409, 'You cannot delete, demote or deactivate your own account.'],
  'user.last_admin': [409, 'This is the last administrator. Appoint another one first.'],
  'record.in_use': [409, 'This {what} is in use: {uses}. Move or remove that first.'],
  'division.not_found': [404, 'There is no such division.'],
  'district.not_found': [404, 'There is no such district.'],
  'school.not_found': [404, 'There is no such school.'],
  'subject.not_found': [404, 'There is no such subject.'],
  'subject.not_yours': [403, 'You can change only the subjects you created.'],
  'term.not_found': [404, 'There is no such term.'],
  'term.year_taken': [409, 'This school year is already there.'],
  'term.overlaps': [409, 'These dates overlap with {name}.'],
  'teacher.not_found': [404, 'There is no teacher profile.'],
  'teacher.not_yours': [403, 'You cannot change this teacher profile.'],
  'teacher.exists': [409, 'This teacher already has a profile.'],
  'teacher.changed': [409, 'This teacher profile was changed meanwhile. Please load it again.'],
  'directory.not_allowed': [403, 'Not authorized to view all teachers'],
  'import.unreadable': [415, 'This file could not be read as CSV or Excel.'],
  'import.no_columns': [400, 'The first rows hold no column names such as {columns}.'],
  'import.too_many_rows': [413, 'The file has more than {most} rows.'],
  'import.not_found': [404, 'There is no such import. Please choose the file again.'],
  'import.has_wrong_rows': [
    409,
    'The file has wrong rows ({count}). Please mend them in the file and choose it again.',
  ],
  'import.stale': [409, 'The records changed since the preview. Please choose the file again.'],
  'settings.changed': [409, 'Someone else changed these settings meanwhile. Please load them again.'],
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
