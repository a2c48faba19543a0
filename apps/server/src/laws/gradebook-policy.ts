import { aGradeItem, aScore, type Class, closeQuarters, onRoster } from '@klasrum/testkit/classes'
import { quarterWeights } from '../features/gradebook/gradebook.tables.ts'
import { aClassOf, mayKeep } from './kept-class.ts'
import { missingById, type PolicyRow, staff } from './policy-row.ts'
import type { World } from './world.ts'

const ofClass = (
  make: (world: World, klass: Class) => Promise<unknown> = async () => {},
): PolicyRow['records'] => ({
  of: async (world, owner) => {
    const klass = await aClassOf(world, owner)
    await make(world, klass)
    return { params: { id: klass.id } }
  },
  missing: missingById,
  may: mayKeep,
})
const ofItem: PolicyRow['records'] = {
  of: async (world, owner) => ({
    params: { id: (await aGradeItem(world.tx, await aClassOf(world, owner))).id },
  }),
  missing: missingById,
  may: mayKeep,
}
const item = { quarter: 1, category: 'quiz', title: 'Quiz 1', max_score: 20 }
const weights = { written_work_weight: 40, performance_task_weight: 40, quarterly_assessment_weight: 20 }
const inFirstQuarter = () => ({ params: { quarter: 1 } })

const readyToClose = ofClass(async ({ tx }, klass) => {
  await tx.insert(quarterWeights).values({ class_id: klass.id, quarter: 1, ...weights })
  await aScore(tx, await aGradeItem(tx, klass), await onRoster(tx, klass))
})

/** Items, weights, grades and closing; who keeps a class may do everything with its sheets. */
export const gradebookPolicy: Record<string, PolicyRow> = {
  'POST /api/education/grade-items': {
    who: staff,
    ask: () => ({ body: item }),
    records: {
      of: async (world, owner) => ({ body: { class_id: (await aClassOf(world, owner)).id } }),
      missing: ({ missingId }) => ({ body: { class_id: missingId } }),
      may: mayKeep,
    },
  },
  'POST /api/education/classes/{id}/sheets/{quarter}/set-up': {
    who: staff,
    ask: () => ({ params: { quarter: 1 }, body: { items: [], weights: null } }),
    records: ofClass(),
  },
  'PUT /api/education/grade-items/{id}': { who: staff, ask: () => ({ body: item }), records: ofItem },
  'DELETE /api/education/grade-items/{id}': { who: staff, records: ofItem },
  'GET /api/education/classes/{id}/quarter-weights/{quarter}': {
    who: staff,
    ask: inFirstQuarter,
    records: ofClass(),
  },
  'PUT /api/education/classes/{id}/quarter-weights/{quarter}': {
    who: staff,
    ask: () => ({ params: { quarter: 1 }, body: weights }),
    records: ofClass(),
  },
  'GET /api/education/classes/{id}/quarter-grades/{quarter}': {
    who: staff,
    ask: inFirstQuarter,
    records: ofClass(),
  },
  'POST /api/education/classes/{id}/recompute-quarter-grades': {
    who: staff,
    ask: () => ({ body: { quarter: 1 } }),
    records: ofClass(),
  },
  'POST /api/education/classes/{id}/quarters/{quarter}/close': {
    who: staff,
    ask: inFirstQuarter,
    records: readyToClose,
  },
  'POST /api/education/classes/{id}/quarters/{quarter}/reopen': {
    who: staff,
    ask: () => ({ params: { quarter: 1 }, body: { reason: 'A late project came in' } }),
    records: ofClass(({ tx }, klass) => closeQuarters(tx, klass, 1)),
  },
  'GET /api/education/classes/{id}/quarter-events': { who: staff, records: ofClass() },
}
