import { aSubject } from '@klasrum/testkit/builders'
import { aTerm } from '@klasrum/testkit/classes'
import { aClassOf, ofClass } from './kept-class.ts'
import { admins, managers, type PolicyRow, staff } from './policy-row.ts'
import { schoolIdOf, type World } from './world.ts'

const described = async ({ tx }: World) => ({
  subject_id: (await aSubject(tx)).id,
  term_id: (await aTerm(tx)).id,
  grade_level: '8',
  section: 'Rizal',
})
const writtenAnew: PolicyRow['records'] = {
  ...ofClass,
  of: async (world, owner) => {
    const { id, school_id } = await aClassOf(world, owner)
    return { params: { id }, body: { school_id } }
  },
  missing: ({ missingId, ownSchool }) => ({ params: { id: missingId }, body: { school_id: ownSchool.id } }),
}

/** Classes; who keeps one may do everything with it. */
export const classPolicy: Record<string, PolicyRow> = {
  'GET /api/education/classes': { who: staff },
  'GET /api/education/classes/count': { who: staff },
  'POST /api/education/classes': {
    who: staff,
    ask: async (world) => ({ body: await described(world) }),
    records: {
      of: async (world, owner) => ({ body: { school_id: await schoolIdOf(world, owner) } }),
      missing: ({ missingId }) => ({ body: { school_id: missingId } }),
      may: {
        own: staff,
        'same school, other person': staff,
        'other school': admins,
        'other division': admins,
      },
    },
  },
  'GET /api/education/classes/{id}': { who: staff, records: ofClass },
  'PUT /api/education/classes/{id}': {
    who: staff,
    ask: async (world) => ({ body: await described(world) }),
    records: writtenAnew,
  },
  'GET /api/education/classes/{id}/holdings': { who: staff, records: ofClass },
  'DELETE /api/education/classes/{id}': { who: staff, records: ofClass },
  'POST /api/education/classes/{id}/archive': { who: staff, records: ofClass },
  'POST /api/education/classes/{id}/restore': { who: staff, records: ofClass },
  'POST /api/education/classes/{id}/copy': {
    who: staff,
    ask: async ({ tx }) => ({ body: { term_id: (await aTerm(tx)).id } }),
    records: ofClass,
  },
  'GET /api/education/classes/{id}/openings': {
    who: managers,
    records: { ...ofClass, may: { ...ofClass.may, own: managers } },
  },
}
