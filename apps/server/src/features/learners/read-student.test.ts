import { startApp } from '@klasrum/testkit/app'
import { aClass } from '@klasrum/testkit/classes'
import { aLearner, anEnrollment, schoolPeople } from '@klasrum/testkit/learners'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const { school, admin, head, otherHead, unplaced, teacher, colleague, newcomer, otherTeacher, stranger } =
  await schoolPeople(app)

const personal = {
  email: 'juan@school.example',
  birth_date: '2013-02-28',
  address: 'Purok 3, San Isidro',
  phone: '0917 000 0000',
  parent_name: 'Rosa Cruz',
  parent_phone: '0917 111 1111',
}
const juan = await aLearner(app.tx, {
  ...personal,
  school_id: school.id,
  fullname: 'Juan Cruz',
  created_by_user_id: newcomer.user.id,
})
const calls = [
  'GET /api/education/students/{id}',
  'GET /api/education/students/{id}/holdings',
  'GET /api/education/students/{id}/export',
] as const
const params = { id: juan.id }

test('the record in full', async () => {
  expect(await head.ok('GET /api/education/students/{id}', { params })).toEqual({
    id: juan.id,
    user_id: null,
    school_id: school.id,
    student_no: juan.external_student_id,
    external_student_id: juan.external_student_id,
    number_given: false,
    status: 'inactive',
    gender: 'male',
    listed_name: 'Cruz, Juan',
    grade_level: '8',
    metadata_json: {
      ...personal,
      fullname: 'Juan Cruz',
      grade_level: '8',
      gender: 'male',
      created_via: 'form',
    },
    version: 1,
    may_edit: true,
    may_delete: true,
  })
})

test.each(calls)('%s is for admin, the school’s admin and whoever made the record', async (call) => {
  for (const one of [admin, head, newcomer]) expect((await one.call(call, { params })).status).toBe(200)
  for (const one of [otherHead, unplaced, teacher, otherTeacher, stranger])
    expect(await one.refusal(call, { params })).toMatchObject({
      status: 404,
      code: 'learner.not_found',
      detail: 'There is no such learner.',
    })
  expect(await admin.refusal(call, { params: { id: 2_147_483_647 } })).toMatchObject({ status: 404 })
})

test('a confirmed teacher reads it once the learner is, or was, in a class of theirs', async () => {
  const klass = await aClass(app.tx, { teacher: teacher.user })
  const mine = await aLearner(app.tx, { school_id: school.id })
  const read = (as: typeof teacher) =>
    as.call('GET /api/education/students/{id}', { params: { id: mine.id } })
  expect(await read(teacher)).toMatchObject({ status: 404 })
  await anEnrollment(app.tx, klass, mine, { dropped_at: new Date() })
  expect(await read(teacher)).toMatchObject({ status: 200, body: { may_delete: true } })
  expect(await read(colleague)).toMatchObject({ status: 404 })
  await anEnrollment(app.tx, await aClass(app.tx, { teacher: colleague.user }), mine)
  for (const one of [teacher, colleague])
    expect(await read(one)).toMatchObject({ status: 200, body: { may_edit: true, may_delete: false } })
  expect(await read(head)).toMatchObject({ body: { may_delete: true } })
})

test('the primary teacher of a class that somebody else made reads it too', async () => {
  const klass = await aClass(app.tx, { teacher: colleague.user, created_by_user_id: admin.user.id })
  const learner = await aLearner(app.tx, { school_id: school.id })
  await anEnrollment(app.tx, klass, learner)
  const read = await colleague.call('GET /api/education/students/{id}', { params: { id: learner.id } })
  expect(read.status).toBe(200)
})
