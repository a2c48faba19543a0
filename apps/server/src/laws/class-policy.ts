import { aSubject, type User } from '@klasrum/testkit/builders'
import { aClass, aTerm } from '@klasrum/testkit/classes'
import { admins, managers, missingById, type Row, staff } from './policy-row.ts'
import { schoolIdOf, type World } from './world.ts'

const aClassOf = async (world: World, teacher: User) =>
  aClass(world.tx, { teacher, school_id: await schoolIdOf(world, teacher) })

const kept: NonNullable<Row['records']> = {
  of: async (world, owner) => ({ params: { id: (await aClassOf(world, owner)).id } }),
  missing: missingById,
  may: {
    own: staff,
    'same school, other person': managers,
    'other school': admins,
    'other division': admins,
  },
}

const described = async ({ tx }: World) => ({
  subject_id: (await aSubject(tx)).id,
  term_id: (await aTerm(tx)).id,
  grade_level: '8',
  section: 'Rizal',
})
const writtenAnew: Row['records'] = {
  ...kept,
  of: async (world, owner) => {
    const { id, school_id } = await aClassOf(world, owner)
    return { params: { id }, body: { school_id } }
  },
  missing: ({ missingId, ownSchool }) => ({ params: { id: missingId }, body: { school_id: ownSchool.id } }),
}

/** Classes; who keeps one may do everything with it. */
export const classPolicy: Record<string, Row> = {
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
  'GET /api/education/classes/{id}': { who: staff, records: kept },
  'PUT /api/education/classes/{id}': {
    who: staff,
    ask: async (world) => ({ body: await described(world) }),
    records: writtenAnew,
  },
  'GET /api/education/classes/{id}/holdings': { who: staff, records: kept },
  'DELETE /api/education/classes/{id}': { who: staff, records: kept },
  'POST /api/education/classes/{id}/archive': { who: staff, records: kept },
  'POST /api/education/classes/{id}/restore': { who: staff, records: kept },
  'POST /api/education/classes/{id}/copy': {
    who: staff,
    ask: async ({ tx }) => ({ body: { term_id: (await aTerm(tx)).id } }),
    records: kept,
  },
  'GET /api/education/classes/{id}/openings': {
    who: managers,
    records: { ...kept, may: { ...kept.may, own: managers } },
  },
}
