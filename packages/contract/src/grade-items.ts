import { z } from 'zod'
import { categories, GradeItem } from './class-record.ts'
import { Quarter } from './classes.ts'
import { endpoint } from './endpoint.ts'
import { Deleted, Id, KnownCount, OptionalText, PathId, staff } from './fields.ts'
import { InQuarter, WholeWeights } from './weights.ts'

const ItemBody = z.object({
  quarter: Quarter,
  category: z.enum(categories),
  /** Needed for a quarterly assessment under a policy of three terms, absent otherwise. */
  part: GradeItem.shape.part.optional(),
  title: z.string().trim().min(1, 'Title is required').max(120),
  max_score: z.int('Use a whole number.').min(1, 'Use 1 to 1000.').max(1_000, 'Use 1 to 1000.'),
  /** Left out, an edited item keeps its own, and a new one takes whole numbers only. */
  half_points: z.boolean().optional(),
  /** Left out, an edited item keeps its own. */
  description: OptionalText(500).optional(),
})

const itemRefusals = ['request.invalid', 'class.archived', 'quarter.closed', 'item.second_qa'] as const

export const createGradeItemEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/grade-items',
  summary: 'Adds a column to the grade sheet of a quarter.',
  access: staff,
  records: 'scope',
  once: true,
  body: ItemBody.extend({ class_id: Id }),
  reply: GradeItem,
  refusals: [...itemRefusals, 'class.not_found', 'item.too_many'],
})

export const setUpSheetEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/classes/{id}/sheets/{quarter}/set-up',
  summary: 'Adds several columns to the sheet of a quarter, and sets weights there or in all open quarters.',
  access: staff,
  records: 'scope',
  once: true,
  params: InQuarter,
  body: z.object({
    items: z.array(ItemBody.omit({ quarter: true })).max(40),
    weights: z
      .object({ value: WholeWeights, all_quarters: z.boolean() })
      .nullish()
      .transform((weights) => weights ?? null),
  }),
  reply: z.object({ items: z.array(GradeItem).max(40) }),
  refusals: [...itemRefusals, 'class.not_found', 'item.too_many'],
})

export const editGradeItemEndpoint = endpoint({
  method: 'PUT',
  path: '/api/education/grade-items/{id}',
  summary:
    'Writes an item anew. The highest possible score cannot fall below a score on record, and half points stay on while there are some.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  body: ItemBody,
  reply: GradeItem,
  refusals: [...itemRefusals, 'item.not_found', 'item.score_above', 'item.half_scores', 'item.too_many'],
})

export const deleteGradeItemEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/education/grade-items/{id}',
  summary:
    'Deletes an item with its scores. When `scores` says how many the caller knows of, another number is refused.',
  access: staff,
  records: 'scope',
  params: z.object({ id: PathId }),
  query: z.object({ scores: KnownCount }),
  reply: Deleted,
  refusals: ['request.invalid', 'item.not_found', 'class.archived', 'quarter.closed', 'item.holds_more'],
})
