import { z } from 'zod'
import { Quarter } from './classes.ts'
import { endpoint } from './endpoint.ts'
import { PathId, staff } from './fields.ts'

const Percent = z.int('Use whole numbers.').min(0, 'Use 0 to 100.').max(100, 'Use 0 to 100.')

export const Weights = z.object({
  written_work_weight: Percent,
  performance_task_weight: Percent,
  quarterly_assessment_weight: Percent,
})
export type Weights = z.infer<typeof Weights>

export const InQuarter = z.object({ id: PathId, quarter: z.coerce.number().pipe(Quarter) })

/** Weights that can be saved. */
export const WholeWeights = Weights.refine(
  (weights) =>
    weights.written_work_weight + weights.performance_task_weight + weights.quarterly_assessment_weight ===
    100,
  'Weights must sum to 100%',
)

export const readWeightsEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/classes/{id}/quarter-weights/{quarter}',
  summary: 'The weights of a quarter; 0, 0, 0 while they are not set.',
  access: staff,
  records: 'scope',
  params: InQuarter,
  reply: Weights,
  refusals: ['request.invalid', 'class.not_found'],
})

export const writeWeightsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/education/classes/{id}/quarter-weights/{quarter}',
  summary: 'Sets the weights of a quarter; they sum to 100.',
  access: staff,
  records: 'scope',
  params: InQuarter,
  body: WholeWeights,
  reply: Weights,
  refusals: ['request.invalid', 'class.not_found', 'class.archived', 'quarter.closed'],
})
