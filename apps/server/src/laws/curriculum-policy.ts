import { unit_mistakes } from '../features/curriculum/curriculum.tables.ts'
import { admins, missingById, onlyOwners, type PolicyRow, staff } from './policy-row.ts'

const unit = 'science/5/water-cycle'
const skill = { group: 'fractions', name: 'add-unlike' }

/** Units of the curriculum, and the mistakes that are reported in them. */
export const curriculumPolicy: Record<string, PolicyRow> = {
  'GET /api/curriculum/units': { who: staff },
  'GET /api/curriculum/units/{area}/{grade}/{topic}': {
    who: staff,
    records: {
      of: async () => ({ params: { area: 'science', grade: 5, topic: 'water-cycle' } }),
      missing: () => ({ params: { area: 'science', grade: 5, topic: 'alchemy' } }),
      may: onlyOwners(staff, staff),
    },
  },
  'GET /api/curriculum/skills': { who: staff },
  'GET /api/curriculum/skills/{group}/{name}': {
    who: staff,
    records: {
      of: async () => ({ params: skill }),
      missing: () => ({ params: { ...skill, name: 'alchemy' } }),
      may: onlyOwners(staff, staff),
    },
  },
  'GET /api/curriculum/skills/{group}/{name}/worksheet': {
    who: staff,
    records: {
      of: async () => ({ params: skill }),
      missing: () => ({ params: { ...skill, name: 'alchemy' } }),
      may: onlyOwners(staff, staff),
    },
  },
  'POST /api/curriculum/mistakes': {
    who: staff,
    ask: () => ({ body: { unit, line: null, says: 'The title is wrong.' } }),
  },
  'GET /api/curriculum/mistakes': { who: admins },
  'POST /api/curriculum/mistakes/{id}/close': {
    who: admins,
    records: {
      of: async ({ tx }, { id: user_id }) => {
        const reported = { user_id, unit, says: 'The title is wrong.', created_at: new Date() }
        const [added] = await tx.insert(unit_mistakes).values(reported).returning({ id: unit_mistakes.id })
        return { params: { id: added?.id ?? 0 } }
      },
      missing: missingById,
      may: onlyOwners(admins, admins),
    },
  },
}
