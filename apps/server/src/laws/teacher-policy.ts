import { aSubject, only, type User } from '@klasrum/testkit/builders'
import { eq } from 'drizzle-orm'
import { terms } from '../features/schools/schools.tables.ts'
import { termsOfYear } from '../features/schools/terms-of-year.ts'
import { teachers } from '../features/teachers/teachers.tables.ts'
import { admins, managers, missingById, onlyOwners, type PolicyRow, staff } from './policy-row.ts'
import { schoolIdOf, type World } from './world.ts'

const directory = ['admin', 'school-admin', 'division-eps'] as const

/** The owner's profile; one at the callers' school when the owner has none. */
async function aProfileOf({ tx, ownSchool }: World, { id: user_id }: User) {
  const [there] = await tx.select().from(teachers).where(eq(teachers.user_id, user_id))
  const made = { user_id, school_id: ownSchool.id }
  return there ?? only(await tx.insert(teachers).values(made).returning())
}

const may = {
  own: staff,
  'same school, other person': managers,
  'other school': admins,
  'other division': admins,
}
const deciders = { ...may, own: managers }

const readByUser: PolicyRow['records'] = {
  of: async (world, owner) => {
    await aProfileOf(world, owner)
    return { params: { id: owner.id } }
  },
  missing: missingById,
  may,
}
const writtenByUser: PolicyRow['records'] = {
  of: async (world, owner) => {
    const { school_id } = await aProfileOf(world, owner)
    return { params: { id: owner.id }, body: { school_id } }
  },
  missing: ({ missingId, ownSchool }) => ({ params: { id: missingId }, body: { school_id: ownSchool.id } }),
  may,
}
const written: NonNullable<PolicyRow['records']> = {
  of: async (world, owner) => {
    const { id, school_id } = await aProfileOf(world, owner)
    return { params: { id }, body: { school_id } }
  },
  missing: ({ missingId, ownSchool }) => ({ params: { id: missingId }, body: { school_id: ownSchool.id } }),
  may,
}

const subjectOf: PolicyRow['records'] = {
  of: async ({ tx }, { id }) => ({ params: { id: (await aSubject(tx, { created_by_user_id: id })).id } }),
  missing: missingById,
  may: {
    own: staff,
    'same school, other person': managers,
    'other school': admins,
    'other division': admins,
  },
}
const subjectBody = () => ({ body: { code: 'SCI8', name: 'Science 8' } })

let years = 0
let openedYear = 2029
/** Later than any that is there. */
const aYear = (): string => {
  openedYear += 1
  return `${openedYear}-${openedYear + 1}`
}
const anyTerm: PolicyRow['records'] = {
  of: async ({ tx }) => {
    years += 1
    const { id } = only(
      await tx
        .insert(terms)
        .values(termsOfYear(`Year ${years}`, 'term'))
        .returning(),
    )
    return { params: { id } }
  },
  missing: missingById,
  may: onlyOwners(admins, admins),
}

/** Subjects, terms and teachers. */
export const teacherPolicy: Record<string, PolicyRow> = {
  'GET /api/education/subjects': { who: staff },
  'POST /api/education/subjects': { who: staff, ask: subjectBody },
  'PUT /api/education/subjects/{id}': { who: staff, ask: subjectBody, records: subjectOf },
  'DELETE /api/education/subjects/{id}': { who: staff, records: subjectOf },

  'GET /api/education/terms': { who: 'signed-in' },
  'POST /api/education/terms': {
    who: admins,
    ask: () => ({ body: { school_year: aYear(), kinds: ['quarter', 'term'] } }),
  },
  'PUT /api/education/terms/{id}': {
    who: admins,
    ask: () => ({ body: { name: 'First term', starts_on: null, ends_on: null } }),
    records: anyTerm,
  },
  'DELETE /api/education/terms/{id}': { who: admins, records: anyTerm },

  'GET /api/education/users/teachers': { who: managers },
  'GET /api/education/teachers': { who: staff },
  'GET /api/education/teachers/count': { who: staff },
  'GET /api/education/teachers/me': {
    who: 'signed-in',
    ask: async (world, { user }) => {
      await aProfileOf(world, user)
      return {}
    },
  },
  'POST /api/education/teachers': {
    who: staff,
    ask: async ({ tx }, { user }) => {
      await tx.delete(teachers).where(eq(teachers.user_id, user.id))
      return {}
    },
    records: {
      of: async (world, owner) => ({ body: { school_id: await schoolIdOf(world, owner) } }),
      missing: ({ missingId, ownSchool }) => ({ body: { school_id: ownSchool.id, user_id: missingId } }),
      // Any school may be asked for by a teacher.
      may: {
        own: staff,
        'same school, other person': staff,
        'other school': ['admin', 'teacher'],
        'other division': ['admin', 'teacher'],
      },
    },
  },
  'PUT /api/education/teachers/{id}': { who: staff, records: written },
  'GET /api/education/teachers/by-user/{id}': { who: staff, records: readByUser },
  'PUT /api/education/teachers/by-user/{id}': { who: staff, records: writtenByUser },
  'POST /api/education/teachers/{id}/confirm-school': {
    who: managers,
    records: { ...written, may: deciders },
  },
  'POST /api/education/teachers/{id}/decline-school': {
    who: managers,
    records: { ...written, may: deciders },
  },

  'GET /api/education/teacher-directory': { who: directory },
  'GET /api/education/teacher-directory/count': { who: directory },
}
