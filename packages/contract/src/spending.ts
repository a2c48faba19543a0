import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { admins, Id } from './fields.ts'

/** A day in the Philippines. */
const Day = z
  .string()
  .max(10)
  .regex(/^\d{4}-\d\d-\d\d$/)
const Amount = z.int().min(0).max(1_000_000_000_000)

const Most = (most: number) =>
  z
    .int('Use a whole number.')
    .min(0, 'Use 0 or more.')
    .max(most, `Use ${most.toLocaleString('en-PH')} or less.`)

/** How much a paid voice may speak in a day, and how long the machines may work for one teacher; 0 for no limit. */
export const WorkLimits = z.object({
  characters_a_day: Most(1_000_000_000),
  characters_a_teacher: Most(1_000_000_000),
  minutes_a_teacher: Most(1_440),
})

export const showSpendingEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/spending',
  summary:
    'Characters that voices spoke and minutes that were worked: by day for the last 30, and today by person; and what is used up today.',
  access: admins,
  records: 'all',
  reply: z.object({
    /** Whether a voice is set up that has to be paid for. */
    paid_voice: z.boolean(),
    today: Day,
    /** What all together have used up today, so that the built-in author or voice does the work. */
    used_up: z.array(z.enum(['model', 'voice'])).max(2),
    days: z
      .array(z.object({ day: Day, characters: Amount, paid_characters: Amount, minutes: Amount }))
      .max(30),
    /** Those for whom most was spoken today. */
    people: z
      .array(z.object({ user_id: Id, name: z.string().max(170), paid_characters: Amount, minutes: Amount }))
      .max(20),
  }),
  refusals: [],
})
