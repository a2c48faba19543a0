import { z } from 'zod'

export const Id = z.int().min(1).max(2_147_483_647)
export const PathId = z.coerce.number().pipe(Id)
export const Count = z.int().min(0).max(2_147_483_647)
export const Points = z.int().min(0).max(1_000_000_000)
export const Moment = z.iso.datetime().max(40)
export const Sentence = z.string().max(500)

export const PageNumber = z.coerce.number().pipe(z.int().min(1).max(1_000_000)).default(1)
export const Limit = (most: number, usual: number) =>
  z.coerce.number().pipe(z.int().min(1).max(most)).default(usual)
export const Offset = z.coerce.number().pipe(z.int().min(0).max(10_000_000)).default(0)
/** A switch in a query string. */
export const Flag = z
  .enum(['true', 'false', '1', '0'])
  .default('false')
  .transform((typed) => typed === 'true' || typed === '1')
/** What a page of a list says of the whole list. */
export const Totals = {
  total: Count,
  total_pages: Count,
  /** There are more: a search of many is not counted to its end. */
  more_than_total: z.boolean(),
}
export const Search = z.string().trim().max(120).default('')

export const RequiredText = (most: number) => z.string().trim().min(1, 'Please fill in this field.').max(most)
/** Blank counts as absent. */
export const OptionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .nullish()
    .transform((typed) => typed || null)
export const OptionalEmail = z
  .union([z.literal(''), z.email('Please enter a valid e-mail address.').max(254)])
  .nullish()
  .transform((typed) => typed || null)
/** In the query of a deletion: how many records the caller knows of. When the number differs, nothing is deleted. */
export const KnownCount = z.coerce.number().pipe(Count).optional()
export const OptionalId = z.coerce.number().pipe(Id).optional()
/** In a reply: as it is on record. */
export const KeptText = (most: number) => z.string().max(most).nullable()
export const Deleted = z.object({ message: z.string().max(200) })

export const Email = z
  .string()
  .trim()
  .max(254)
  .toLowerCase()
  .pipe(z.email('Please enter a valid e-mail address.').max(254))

export const PersonName = z
  .string()
  .trim()
  .min(1, 'Please fill in this field.')
  .max(80)
  .regex(/^[^\p{Cc}]*$/u, 'Please remove line breaks and control characters.')

/** No pattern and no upper case rule: length and the list of common passwords decide. */
export const NewPassword = z.string().min(8, 'Use at least 8 characters.').max(256)
export const TypedPassword = z.string().min(1, 'Please enter your password.').max(256)

/** 256 random bits as base64url. */
export const Token = z.string().min(1).max(64)

export const roles = ['admin', 'school-admin', 'teacher', 'student', 'public', 'division-eps'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** Groups of roles that calls are open to. */
export const admins = ['admin'] as const
export const managers = ['admin', 'school-admin'] as const
export const staff = [...managers, 'teacher'] as const
export const nonAdmins = ['school-admin', 'teacher', 'student', 'public', 'division-eps'] as const
