import type { User } from '@klasrum/testkit/builders'
import { aClass, aGradeItem, aScore, onRoster } from '@klasrum/testkit/classes'
import { mayKeep } from './kept-class.ts'
import { type PolicyRow, staff } from './policy-row.ts'
import { schoolIdOf, type World } from './world.ts'

/** A class of the owner's with a learner who has a score. */
async function aSheet(world: World, teacher: User) {
  const school_id = await schoolIdOf(world, teacher)
  const klass = await aClass(world.tx, { teacher, school_id })
  const learner = await onRoster(world.tx, klass)
  const item = await aGradeItem(world.tx, klass)
  await aScore(world.tx, item, learner)
  return { id: klass.id, school_id, item_id: item.id, student_id: learner.id }
}

const ofClass: NonNullable<PolicyRow['records']> = {
  of: async (world, owner) => ({ params: { id: (await aSheet(world, owner)).id } }),
  missing: ({ missingId }) => ({ params: { id: missingId } }),
  may: mayKeep,
}
const ofQuarter: NonNullable<PolicyRow['records']> = {
  of: async (world, owner) => ({ params: { id: (await aSheet(world, owner)).id, quarter: 1 } }),
  missing: ({ missingId }) => ({ params: { id: missingId, quarter: 1 } }),
  may: mayKeep,
}

/** Scores: whoever keeps the class reads, writes and sees who changed what. */
export const scorePolicy: Record<string, PolicyRow> = {
  'GET /api/education/classes/{id}/sheets/{quarter}': { who: staff, records: ofQuarter },
  'GET /api/education/classes/{id}/sheets/{quarter}/changes': {
    who: staff,
    ask: () => ({ query: { since: 0 } }),
    records: ofQuarter,
  },
  'PUT /api/education/classes/{id}/sheets/{quarter}/cells': {
    who: staff,
    records: {
      ...ofQuarter,
      of: async (world, owner) => {
        const { id, item_id, student_id } = await aSheet(world, owner)
        return { params: { id, quarter: 1 }, body: { cells: [{ item_id, student_id, score: 7 }] } }
      },
      missing: ({ missingId }) => ({
        params: { id: missingId, quarter: 1 },
        body: { cells: [{ item_id: missingId, student_id: missingId, score: 7 }] },
      }),
    },
  },
  'GET /api/education/classes/{id}/scores': { who: staff, records: ofClass },
  'GET /api/education/classes/{id}/score-changes': { who: staff, records: ofClass },
  'PUT /api/education/scores': {
    who: staff,
    records: {
      of: async (world, owner) => {
        const { id: class_id, ...sheet } = await aSheet(world, owner)
        return { body: { ...sheet, class_id, quarter: 1, score: 7 } }
      },
      missing: ({ missingId: none, ownSchool }) => ({
        body: {
          school_id: ownSchool.id,
          class_id: none,
          item_id: none,
          student_id: none,
          quarter: 1,
          score: 7,
        },
      }),
      may: mayKeep,
    },
  },
  'POST /api/education/students/{id}/ws-qa': {
    who: staff,
    records: {
      of: async (world, owner) => {
        const { id: class_id, student_id: id } = await aSheet(world, owner)
        return { params: { id }, body: { class_id, quarter: 1, score: 7 } }
      },
      missing: ({ missingId }) => ({
        params: { id: missingId },
        body: { class_id: missingId, quarter: 1, score: 7 },
      }),
      may: mayKeep,
    },
  },
}
