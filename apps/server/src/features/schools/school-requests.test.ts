import { startApp } from '@klasrum/testkit/app'
import { aDivision, aSubject, aUser } from '@klasrum/testkit/builders'
import { aTerm } from '@klasrum/testkit/classes'
import { expect, test } from 'vitest'

const app = await startApp({ work: true })
const { tx } = app
const admin = await app.as(await aUser(tx, 'admin'))
const ask = 'POST /api/education/school-requests'
const waiting = () => admin.ok('GET /api/admin/school-requests')
const listed = async (name: string) =>
  (await admin.ok('GET /api/education/schools/public', { query: { search: name } })).map((each) => each.name)

async function asked(name: string, withDivision = true) {
  const division = withDivision ? await aDivision(tx) : undefined
  const teacher = await app.as('teacher')
  const request = await teacher.ok(ask, {
    body: { name, school_code: '301801', division_id: division?.id, place: 'Malvar', note: 'We are new.' },
  })
  return { teacher, request, division }
}
const bodyOf = (name: string, division_id: number) => ({
  code: '301801',
  name,
  region: 'Region IV-A',
  division_id,
  school_year: '2026-2027',
})

test('a teacher goes on with the school that was asked for, which nobody else sees until an admin adds it', async () => {
  const { teacher, request, division } = await asked('Malvar National High School')
  const { school_id } = request
  if (school_id === null || !division) throw new Error('no school stands for the request')
  expect(request).toMatchObject({ state: 'waiting', division_id: division.id, place: 'Malvar' })
  expect(await teacher.ok('GET /api/education/teachers/me')).toMatchObject({
    school_id,
    school_state: 'waiting',
  })
  const [subject, term] = [await aSubject(tx), await aTerm(tx)]
  const place = { subject_id: subject.id, term_id: term.id, grade_level: '7', section: 'Rizal' } as const
  const klass = await teacher.ok('POST /api/education/classes', { body: { school_id, ...place } })

  expect(await listed('Malvar')).toEqual([])
  expect(await admin.ok('GET /api/education/schools', { query: { search: 'Malvar' } })).toEqual([])
  const colleague = await app.as('teacher')
  expect(await colleague.refusal('POST /api/education/teachers', { body: { school_id } })).toMatchObject({
    code: 'request.invalid',
  })
  expect(await teacher.refusal(ask, { body: { name: 'Another' } })).toMatchObject({
    status: 409,
    code: 'school_request.waiting',
  })
  expect(await waiting()).toMatchObject([
    { id: request.id, name: 'Malvar National High School', note: 'We are new.' },
  ])
  expect((await admin.ok('GET /api/dashboard/work')).schools_to_add).toBe(1)

  const params = { id: request.id }
  const body = bodyOf('Malvar National High School', division.id)
  await admin.ok('POST /api/admin/school-requests/{id}/approve', { params, body })
  expect(await waiting()).toEqual([])
  expect(await listed('Malvar')).toEqual(['Malvar National High School'])
  expect(await teacher.ok('GET /api/education/teachers/me')).toMatchObject({
    school_id,
    school_state: 'confirmed',
  })
  expect(await teacher.ok('GET /api/education/classes/{id}', { params: { id: klass.id } })).toMatchObject({
    school_name: 'Malvar National High School',
  })
  expect((await teacher.ok('GET /api/education/school-requests/own')).request).toMatchObject({
    state: 'approved',
  })
  await app.waitForMail({ to: teacher.user.email, subject: 'Your school was added to Klasrum' })
  expect(await admin.refusal('POST /api/admin/school-requests/{id}/approve', { params, body })).toMatchObject(
    { status: 409, code: 'school_request.decided' },
  )
})

test('a refusal has a reason, which the teacher reads and gets by mail; another school can be asked for then', async () => {
  const { teacher, request } = await asked('Rizal High')
  const reason = 'Rizal National High School is listed already.'
  await admin.ok('POST /api/admin/school-requests/{id}/refuse', {
    params: { id: request.id },
    body: { reason },
  })
  expect((await teacher.ok('GET /api/education/school-requests/own')).request).toMatchObject({
    state: 'refused',
    reason,
  })
  expect(await teacher.ok('GET /api/education/teachers/me')).toMatchObject({ school_state: 'declined' })
  const mail = await app.waitForMail({
    to: teacher.user.email,
    subject: 'Your school was not added to Klasrum',
  })
  expect(mail.text).toContain(reason)
  expect(await listed('Rizal High')).toEqual([])
  expect(await teacher.ok(ask, { body: { name: 'Rizal Annex' } })).toMatchObject({ state: 'waiting' })
})

test('without a listed division the request waits alone, and the school is the teacher’s once it is added', async () => {
  const { teacher, request } = await asked('Island School', false)
  expect(request.school_id).toBeNull()
  expect(await teacher.refusal('GET /api/education/teachers/me')).toMatchObject({ status: 404 })
  const division = await aDivision(tx)
  expect(await teacher.ok('GET /api/education/divisions/public')).toContainEqual({
    id: division.id,
    name: division.name,
    region: division.region,
  })
  const { id } = await admin.ok('POST /api/admin/school-requests/{id}/approve', {
    params: { id: request.id },
    body: bodyOf('Island School', division.id),
  })
  expect(await teacher.ok('GET /api/education/teachers/me')).toMatchObject({
    school_id: id,
    school_state: 'confirmed',
  })
})
