import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Count } from './fields.ts'

/** What the dashboard says on its cards. A figure the caller's role may not see is null. */
export const dashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  summary: 'The figures on the dashboard of the signed-in user.',
  access: 'signed-in',
  records: 'own',
  reply: z.object({
    school_name: z.string().max(200).nullable(),
    division_name: z.string().max(200).nullable(),
    divisions: Count.nullable(),
    districts: Count.nullable(),
    schools: Count.nullable(),
    teachers: Count.nullable(),
    subjects: Count.nullable(),
    /** Not archived, as far as the caller keeps them. */
    active_classes: Count.nullable(),
    users: z.object({ total: Count, active: Count }).nullable(),
    tiles: z
      .object({
        lesson_plans: Count,
        this_week: Count,
        students: Count,
        completion_rate: z.int().min(0).max(100),
      })
      .nullable(),
  }),
  refusals: [],
})
