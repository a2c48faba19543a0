import { aDistrict, aDivision, aSchool, aTeacher, type User } from '@klasrum/testkit/builders'
import { eq } from 'drizzle-orm'
import { imports } from '../features/schools/imports.tables.ts'
import { addPlaceChange } from '../features/schools/place-changes.store.ts'
import { schoolRequests } from '../features/schools/school-requests.tables.ts'
import { schools } from '../features/schools/schools.tables.ts'
import { admins, managers, missingById, onlyOwners, type PolicyRow, staff } from './policy-row.ts'
import { schoolIdOf, type World } from './world.ts'

const divisionReaders = ['admin', 'school-admin', 'teacher', 'division-eps'] as const
const divisionOf = async (world: World, owner: User): Promise<number> => {
  const [school] = await world.tx
    .select()
    .from(schools)
    .where(eq(schools.id, await schoolIdOf(world, owner)))
  return owner.division_id ?? school?.division_id ?? 0
}
const aDivisionBody = { name: 'Schools Division of Laguna', code: 'LAG', region: 'Region IV-A' }
const aDistrictBody = ({ ownSchool: { division_id } }: World) => ({
  name: 'San Isidro District',
  code: 'SI',
  division_id,
})
const aSchoolBody = ({ ownSchool: { division_id } }: World) => ({
  code: '301801',
  region: 'Region IV-A',
  division_id,
  school_year: '2026-2027',
})
/** One that nothing stands on, so that it can be deleted too. */
const unusedPlaces = (add: (tx: World['tx']) => Promise<{ id: number }>): PolicyRow['records'] => ({
  of: async ({ tx }) => ({ params: { id: (await add(tx)).id } }),
  missing: missingById,
  may: onlyOwners(managers, managers),
})
const anyDivision = unusedPlaces(aDivision)
const anyDistrict = unusedPlaces(aDistrict)
const anySchool = unusedPlaces(aSchool)

const aSchoolRequest: PolicyRow['records'] = {
  of: async ({ tx }) => {
    const { id: user_id } = await aTeacher(tx)
    const asked = { user_id, name: 'Malvar National High School', created_at: new Date() }
    const [added] = await tx.insert(schoolRequests).values(asked).returning({ id: schoolRequests.id })
    return { params: { id: added?.id ?? 0 } }
  },
  missing: missingById,
  may: onlyOwners(admins, admins),
}

/** Divisions, districts, schools and their import. */
export const schoolPolicy: Record<string, PolicyRow> = {
  'GET /api/education/divisions': { who: divisionReaders },
  'GET /api/education/divisions/public': { who: 'signed-in' },
  'POST /api/education/school-requests': {
    who: ['teacher'],
    ask: ({ ownSchool: { division_id } }) => ({ body: { name: 'Malvar National High School', division_id } }),
  },
  'GET /api/education/school-requests/own': { who: ['teacher'] },
  'GET /api/admin/school-requests': { who: admins },
  'POST /api/admin/school-requests/{id}/approve': {
    who: admins,
    ask: (world) => ({ body: aSchoolBody(world) }),
    records: aSchoolRequest,
  },
  'POST /api/admin/school-requests/{id}/refuse': {
    who: admins,
    ask: () => ({ body: { reason: 'It is listed already.' } }),
    records: aSchoolRequest,
  },
  'GET /api/education/divisions/count': { who: divisionReaders },
  'POST /api/education/divisions': { who: managers, ask: () => ({ body: aDivisionBody }) },
  'GET /api/education/divisions/{id}': {
    who: divisionReaders,
    records: {
      of: async (world, owner) => ({ params: { id: await divisionOf(world, owner) } }),
      missing: missingById,
      // The other school is of the same division.
      may: {
        own: divisionReaders,
        'same school, other person': divisionReaders,
        'other school': divisionReaders,
        'other division': managers,
      },
    },
  },
  'PUT /api/education/divisions/{id}': {
    who: managers,
    ask: () => ({ body: aDivisionBody }),
    records: anyDivision,
  },
  'DELETE /api/education/divisions/{id}': { who: managers, records: anyDivision },

  'GET /api/education/districts': { who: managers },
  'GET /api/education/districts/count': { who: managers },
  'POST /api/education/districts': { who: managers, ask: (world) => ({ body: aDistrictBody(world) }) },
  'PUT /api/education/districts/{id}': {
    who: managers,
    ask: (world) => ({ body: aDistrictBody(world) }),
    records: anyDistrict,
  },
  'DELETE /api/education/districts/{id}': { who: managers, records: anyDistrict },

  'GET /api/education/schools': { who: staff },
  'GET /api/education/schools/count': { who: managers },
  'GET /api/education/schools/public': { who: 'signed-in' },
  'GET /api/education/schools/{id}': {
    who: staff,
    records: {
      of: async (world, owner) => ({ params: { id: await schoolIdOf(world, owner) } }),
      missing: missingById,
      may: {
        own: staff,
        'same school, other person': staff,
        'other school': managers,
        'other division': managers,
      },
    },
  },
  'POST /api/education/schools': { who: managers, ask: (world) => ({ body: aSchoolBody(world) }) },
  'PUT /api/education/schools/{id}': {
    who: managers,
    ask: (world) => ({ body: aSchoolBody(world) }),
    records: anySchool,
  },
  'DELETE /api/education/schools/{id}': { who: managers, records: anySchool },

  'POST /api/education/imports/{kind}': {
    who: managers,
    namesNoRecord: true,
    ask: () => ({ params: { kind: 'divisions' }, file: Buffer.from('Name,Code,Region\nLaguna,LAG,IV-A\n') }),
  },
  'POST /api/education/imports/{id}/commit': {
    who: managers,
    records: {
      of: async ({ tx, app }, { id: user_id }) => {
        const preview = { user_id, kind: 'schools' as const, rows: [], created_at: app.clock.now() }
        const [made] = await tx.insert(imports).values(preview).returning({ id: imports.id })
        return { params: { id: made?.id ?? 0 } }
      },
      missing: missingById,
      may: onlyOwners(managers),
    },
  },
  'GET /api/education/place-changes': { who: managers, ask: () => ({ query: { place: 'schools' } }) },
  'POST /api/education/place-changes/{id}/put-back': {
    who: managers,
    records: {
      of: async ({ tx, app }, { id: by_user_id }) => {
        const change = { place: 'schools', how: 'changed', by_user_id, changed_at: app.clock.now() } as const
        return { params: { id: await addPlaceChange(tx, change, []) } }
      },
      missing: missingById,
      may: onlyOwners(managers, admins),
    },
  },
}
