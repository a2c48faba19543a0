import { startApp } from '@klasrum/testkit/app'
import {
  aDistrict,
  aDivision,
  aDivisionEps,
  aSchool,
  aSchoolAdmin,
  aSubject,
  aTeacher,
  aUser,
} from '@klasrum/testkit/builders'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })

const division = await aDivision(app.tx, { name: 'Schools Division of Laguna' })
const district = await aDistrict(app.tx, { division_id: division.id })
const place = { division_id: division.id, district_id: district.id }
const school = await aSchool(app.tx, { ...place, name: 'San Isidro National High School' })
const otherSchool = await aSchool(app.tx, { ...place, name: 'Mabini Integrated School' })
await aSubject(app.tx)
await aSubject(app.tx)
const teacher = await aTeacher(app.tx, { school })
await aTeacher(app.tx, { school })
await aTeacher(app.tx, { school: otherSchool, is_active: false })
const head = await aSchoolAdmin(app.tx, { school_id: school.id })
const staff = await aDivisionEps(app.tx, { division_id: division.id })
const admin = await aUser(app.tx, 'admin')
const learner = await aUser(app.tx, 'student')
const parent = await aUser(app.tx, 'public')

const nothing = {
  school_name: null,
  division_name: null,
  divisions: null,
  districts: null,
  schools: null,
  teachers: null,
  subjects: null,
  users: null,
  tiles: null,
}

test('an admin sees every figure, counted', async () => {
  expect(await (await app.as(admin)).ok('GET /api/dashboard')).toEqual({
    ...nothing,
    divisions: 1,
    districts: 1,
    schools: 2,
    teachers: 3,
    subjects: 2,
    users: { total: 8, active: 7 },
    tiles: { lesson_plans: 0, this_week: 0, students: 0, completion_rate: 0 },
  })
})

test('a school-admin sees the places and the teachers of the own school', async () => {
  expect(await (await app.as(head)).ok('GET /api/dashboard')).toEqual({
    ...nothing,
    school_name: 'San Isidro National High School',
    divisions: 1,
    districts: 1,
    schools: 2,
    teachers: 2,
  })
})

test('a school-admin without a school sees no teachers', async () => {
  const unplaced = await aUser(app.tx, 'school-admin')
  expect(await (await app.as(unplaced)).ok('GET /api/dashboard')).toMatchObject({
    school_name: null,
    teachers: 0,
  })
})

test('division staff see the whole directory and the name of their division', async () => {
  expect(await (await app.as(staff)).ok('GET /api/dashboard')).toEqual({
    ...nothing,
    division_name: 'Schools Division of Laguna',
    teachers: 3,
  })
})

test('a teacher sees the own school and the subjects, and no figure about others', async () => {
  expect(await (await app.as(teacher)).ok('GET /api/dashboard')).toEqual({
    ...nothing,
    school_name: 'San Isidro National High School',
    subjects: 2,
  })
})

test.each([
  ['student', learner],
  ['public', parent],
])('%s: no figures at all', async (_, person) => {
  expect(await (await app.as(person)).ok('GET /api/dashboard')).toEqual(nothing)
})

test('without a session there is no dashboard', async () => {
  expect(await app.anyone.refusal('GET /api/dashboard')).toMatchObject({
    status: 401,
    code: 'session.missing',
  })
})
