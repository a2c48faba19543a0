import type { User } from '@klasrum/testkit/builders'
import { aLearner, anEnrollment, anLrn } from '@klasrum/testkit/learners'
import { transfers } from '../features/learners/learners.tables.ts'
import { aClassOf, mayKeep, ofClass } from './kept-class.ts'
import { managers, missingById, type PolicyCall, type PolicyRow, staff } from './policy-row.ts'
import { schoolIdOf, type World } from './world.ts'

/** For a call that names a school and not a person. */
const mayBySchool = { ...mayKeep, 'same school, other person': staff }

const aLearnerOf = async (world: World, { id, ...owner }: User) =>
  aLearner(world.tx, { school_id: await schoolIdOf(world, { id, ...owner }), created_by_user_id: id })

const added: NonNullable<PolicyRow['records']> = {
  of: async (world, owner) => ({ params: { id: (await aLearnerOf(world, owner)).id } }),
  missing: missingById,
  may: mayKeep,
}
const seats: PolicyRow['records'] = {
  of: async (world, owner) => {
    const seat = await anEnrollment(world.tx, await aClassOf(world, owner), await aLearnerOf(world, owner))
    return { params: { id: seat.id } }
  },
  missing: missingById,
  may: mayKeep,
}
const schools: PolicyRow['records'] = {
  of: async (world, owner) => ({ body: { school_id: await schoolIdOf(world, owner) } }),
  missing: ({ missingId }) => ({ body: { school_id: missingId } }),
  may: mayBySchool,
}
/** Asked for by another school: it is the owner's to decide. */
const askedFor: PolicyRow['records'] = {
  of: async (world, owner) => {
    const { id: student_id, school_id: from_school_id } = await aLearnerOf(world, owner)
    const { school_id: to_school_id } = await aLearner(world.tx)
    const values = { student_id, from_school_id, to_school_id, requested_at: new Date() }
    const [made] = await world.tx.insert(transfers).values(values).returning()
    return { params: { id: made?.id ?? 0 } }
  },
  missing: missingById,
  may: { ...mayKeep, own: managers },
}

const ofOwnSchool = ({ ownSchool }: World): PolicyCall => ({ query: { school_id: ownSchool.id } })
const metadata_json = { fullname: 'Juan Cruz', grade_level: '8', gender: 'male' }

/** Learners, rosters, transfers and the class record. */
export const learnerPolicy: Record<string, PolicyRow> = {
  'GET /api/education/students': { who: staff, ask: ofOwnSchool },
  'GET /api/education/students/search': { who: staff, ask: ofOwnSchool },
  'POST /api/education/students': {
    who: staff,
    ask: () => ({ body: { external_student_id: anLrn(), metadata_json } }),
    records: schools,
  },
  'GET /api/education/students/{id}': { who: staff, records: added },
  'PUT /api/education/students/{id}': {
    who: staff,
    ask: () => ({ body: { metadata_json } }),
    records: added,
  },
  'GET /api/education/students/{id}/holdings': { who: staff, records: added },
  'GET /api/education/students/{id}/export': { who: staff, records: added },
  'GET /api/education/students/{id}/views': {
    who: managers,
    records: { ...added, may: { ...added.may, own: managers } },
  },
  'DELETE /api/education/students/{id}': { who: staff, records: added },

  'GET /api/education/classes/{id}/enrollments': { who: staff, records: ofClass },
  'GET /api/education/classes/{id}/record': { who: staff, records: ofClass },
  'POST /api/education/enrollments': {
    who: staff,
    records: {
      of: async (world, owner) => {
        const { id: class_id, school_id } = await aClassOf(world, owner)
        return { body: { class_id, school_id, student_id: (await aLearnerOf(world, owner)).id } }
      },
      missing: ({ missingId, ownSchool }) => ({
        body: { class_id: missingId, school_id: ownSchool.id, student_id: missingId },
      }),
      may: mayKeep,
    },
  },
  'DELETE /api/education/enrollments/{id}': { who: staff, records: seats },

  'GET /api/education/transfers': { who: staff },
  'POST /api/education/transfers': {
    who: staff,
    ask: async ({ tx }) => ({
      body: { external_student_id: (await aLearner(tx)).external_student_id },
    }),
    records: schools,
  },
  'POST /api/education/transfers/{id}/accept': { who: managers, records: askedFor },
  'POST /api/education/transfers/{id}/decline': { who: managers, records: askedFor },
}
