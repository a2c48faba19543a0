import type { listClassesEndpoint as shape } from '@klasrum/contract/classes'
import type { Sent } from '@klasrum/contract/endpoint'
import { startApp } from '@klasrum/testkit/app'
import { aSchool, aSchoolAdmin, aSubject, aTeacher } from '@klasrum/testkit/builders'
import { aClass, aTerm } from '@klasrum/testkit/classes'
import type { Client } from '@klasrum/testkit/client'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const { tx } = app

const school = await aSchool(tx, { name: 'San Isidro National High School' })
const otherSchool = await aSchool(tx)
const luz = await aTeacher(tx, { school, first_name: 'Luz', last_name: 'Dela Peña' })
const jun = await aTeacher(tx, { school })
const teacher = await app.as(luz)
const admin = await app.as('admin')
const head = await app.as(await aSchoolAdmin(tx, { school_id: school.id }))

const science = await aSubject(tx, { code: 'SCI8', name: 'Science 8' })
const spanish = await aSubject(tx, { code: 'SP', name: 'Español' })
const nextYear = await aTerm(tx, '2027-2028', 2)
const made = { teacher: luz, subject_id: science.id }
const nino = await aClass(tx, { ...made, grade_level: '10', section: 'Sto. Niño' })
const kinder = await aClass(tx, { ...made, grade_level: 'K', section: 'sampaguita', term_id: nextYear.id })
const rizal = await aClass(tx, { ...made, grade_level: '8', section: 'Rizal', subject_id: spanish.id })
const old = await aClass(tx, { ...made, grade_level: '8', section: '100% Luna', archived_at: new Date() })
const ofJun = await aClass(tx, { teacher: jun, section: 'Mabini' })
const elsewhere = await aClass(tx, { school_id: otherSchool.id, section: 'Silang' })

const list = async (query: Sent<typeof shape.query> = {}, as: Client = teacher) =>
  (await as.ok('GET /api/education/classes', { query })).map(({ section }) => section)

test('a class is told with its subject, term, school and teacher', async () => {
  expect(await teacher.ok('GET /api/education/classes/{id}', { params: { id: kinder.id } })).toEqual({
    id: kinder.id,
    school_id: school.id,
    school_name: 'San Isidro National High School',
    subject_id: science.id,
    subject_name: 'Science 8',
    subject_code: 'SCI8',
    term_id: nextYear.id,
    term_name: 'Quarter 2',
    school_year: '2027-2028',
    primary_teacher_id: kinder.primary_teacher_id,
    primary_teacher_name: 'Luz Dela Peña',
    grade_level: 'K',
    section: 'sampaguita',
    track: null,
    room_number: null,
    policy: 'plain',
    transmuted: false,
    archived_at: null,
    version: 1,
    current_quarter: 1,
    learner_count: 0,
    item_count: 0,
    progress: null,
  })
})

test('all for an admin, those of the school for a school-admin, the own ones for a teacher', async () => {
  expect(await list()).toEqual([old, rizal, kinder, nino].map(({ section }) => section))
  expect(await list({}, await app.as(jun))).toEqual(['Mabini'])
  expect(await list({}, head)).toHaveLength(5)
  expect(await list({}, admin)).toHaveLength(6)
  expect(await list({}, await app.as(await aTeacher(tx)))).toEqual([])
  expect(await list({}, await app.as('school-admin'))).toEqual([])
})

test('who made a class keeps it, also when somebody else is its teacher', async () => {
  const [by, other] = [
    await aTeacher(tx, { school: otherSchool }),
    await aTeacher(tx, { school: otherSchool }),
  ]
  const { id } = await aClass(tx, { teacher: other, created_by_user_id: by.id, section: 'Shared' })
  for (const person of [by, other]) {
    const client = await app.as(person)
    expect(await list({}, client)).toEqual(['Shared'])
    await client.ok('GET /api/education/classes/{id}', { params: { id } })
  }
})

test.each([
  ['sto nino', ['Sto. Niño']],
  ['NIÑO grade', ['Sto. Niño']],
  ['grade 8', ['100% Luna', 'Rizal', 'sampaguita', 'Sto. Niño']],
  ['science k', ['sampaguita']],
  ['espanol rizal', ['Rizal']],
  ['rizal science', []],
  ['100%', ['100% Luna']],
  ['_', []],
  ['   ', ['100% Luna', 'Rizal', 'sampaguita', 'Sto. Niño']],
])('searching for "%s"', async (search, found) => {
  expect(await list({ search })).toEqual(found)
  const counted = await teacher.ok('GET /api/education/classes/count', { query: { search } })
  expect(counted.all).toBe(found.length)
})

test.each([
  [{ state: 'active' }, ['Rizal', 'sampaguita', 'Sto. Niño']],
  [{ state: 'archived' }, ['100% Luna']],
  [{ subject_id: spanish.id }, ['Rizal']],
  [{ grade_level: '8' }, ['100% Luna', 'Rizal']],
  [{ grade_level: '8', state: 'active' }, ['Rizal']],
  [{ school_year: '2027-2028' }, ['sampaguita']],
  [{ school_year: '1999-2000' }, []],
  [{ school_id: otherSchool.id }, []],
  [{ sort: 'section' }, ['100% Luna', 'Rizal', 'sampaguita', 'Sto. Niño']],
  [{ sort: 'grade' }, ['sampaguita', '100% Luna', 'Rizal', 'Sto. Niño']],
  [{ sort: 'subject' }, ['Rizal', 'sampaguita', '100% Luna', 'Sto. Niño']],
  [{ sort: 'newest', limit: 2, offset: 1 }, ['Rizal', 'sampaguita']],
] as const)('a listing by %j', async (query, found) => {
  expect(await list(query)).toEqual(found)
})

test('an admin looks into one school, and a school-admin into no other', async () => {
  expect(await list({ school_id: otherSchool.id, search: 'silang' }, admin)).toEqual(['Silang'])
  expect(await list({ school_id: otherSchool.id }, head)).toEqual([])
})

test('the count tells the states apart', async () => {
  expect(await teacher.ok('GET /api/education/classes/count')).toEqual({ all: 4, active: 3, archived: 1 })
  expect(
    await head.ok('GET /api/education/classes/count', { query: { grade_level: 8, search: 'grade' } }),
  ).toEqual({ all: 3, active: 2, archived: 1 })
})

test('a class of somebody else does not exist', async () => {
  for (const [client, { id }] of [
    [teacher, ofJun],
    [teacher, elsewhere],
    [head, elsewhere],
    [admin, { id: 2_147_483_647 }],
  ] as const)
    expect(await client.refusal('GET /api/education/classes/{id}', { params: { id } })).toMatchObject({
      status: 404,
      code: 'class.not_found',
      detail: 'There is no such class.',
    })
})

test.each([
  ['state', 'open'],
  ['sort', 'teacher'],
  ['limit', '201'],
  ['offset', '-1'],
  ['grade_level', '13'],
  ['school_id', 'x'],
])('a wrong %s is refused', async (path, value) => {
  expect(
    await teacher.send({ path: `/api/education/classes?${new URLSearchParams({ [path]: value })}` }),
  ).toMatchObject({ status: 400, body: { code: 'request.invalid', errors: [{ path }] } })
})
