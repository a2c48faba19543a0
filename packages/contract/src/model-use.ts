import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { admins, Count, Id } from './fields.ts'

/** A day in the Philippines. */
const Day = z
  .string()
  .max(10)
  .regex(/^\d{4}-\d\d-\d\d$/)
/** More than a database of years can hold in 32 bits. */
const Tokens = z.int().min(0).max(1_000_000_000_000)

/** How much of the language model one day or one person may use; 0 for no limit. */
const TokenLimit = z
  .int('Use a whole number.')
  .min(0, 'Use 0 or more.')
  .max(1_000_000_000, 'Use 1,000,000,000 or less.')
export const ModelLimits = z.object({ tokens_a_day: TokenLimit, tokens_a_teacher: TokenLimit })

export const showModelUseEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/model-use',
  summary: 'Tokens that the language model used: by day for the last 30, and today by person.',
  access: admins,
  records: 'all',
  reply: z.object({
    /** Null where none is set up. */
    model: z.string().max(200).nullable(),
    today: Day,
    days: z.array(z.object({ day: Day, input: Tokens, output: Tokens, uses: Count })).max(30),
    /** Those who used most of it today. */
    people: z.array(z.object({ user_id: Id, name: z.string().max(170), tokens: Tokens })).max(20),
  }),
  refusals: [],
})
