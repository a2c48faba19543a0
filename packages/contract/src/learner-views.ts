import { z } from 'zod'
import { openingKinds } from './class-record.ts'
import { endpoint } from './endpoint.ts'
import { Id, Limit, Moment, managers, Offset, PathId } from './fields.ts'

/** What was shown of a learner outside a class. */
export const viewKinds = ['record', 'export', 'search'] as const
export type ViewKind = (typeof viewKinds)[number]

export const LearnerView = z.object({
  user_id: Id,
  name: z.string().max(170),
  role: z.string().max(20),
  /** Of the learner alone, or `class-…` of a class that had the learner. */
  kind: z.enum([...viewKinds, ...openingKinds.map((kind) => `class-${kind}` as const)]),
  /** Such as "Grade 8 Rizal, Science 8". */
  class_name: z.string().max(400).nullable(),
  hour: Moment,
})
export type LearnerView = z.infer<typeof LearnerView>

export const listLearnerViewsEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/students/{id}/views',
  summary:
    'Who was shown this learner, what and when, the latest first: alone, or with a class that had the learner.',
  access: managers,
  records: 'scope',
  params: z.object({ id: PathId }),
  query: z.object({ limit: Limit(200, 50), offset: Offset }),
  reply: z.object({ views: z.array(LearnerView).max(200), has_more: z.boolean() }),
  refusals: ['request.invalid', 'learner.not_found'],
})
