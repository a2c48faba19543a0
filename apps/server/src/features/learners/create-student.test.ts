import type { Sent } from '@klasrum/contract/endpoint'
import type { createStudentEndpoint as shape } from '@klasrum/contract/learners'
import { startApp } from '@klasrum/testkit/app'
import type { Client } from '@klasrum/testkit/client'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { anLrn, schoolPeople } from '@klasrum/testkit/learners'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { learnerCounts, learners } from './learners.tables.ts'

const app = await startApp({ work: false })
const { school, otherSchool, admin, head, otherHead, unplaced, teacher, newcomer, stranger } =
  await schoolPeople(app)

type Body = Sent<typeof shape.body>
const aBody = (wish: Partial<Body> = {}): Body => ({
  school_id: school.id,
  external_student_id: anLrn(),
  metadata_json: { fullname: 'Juan Santos Dela Cruz', grade_level: '8', gender: 'male' },
  ...wish,
})
const create = (as: Client, body: Body) => as.ok('POST /api/education/students', { body })
const refusal = (as: Client, body: Body) => as.refusal('POST /api/education/students', { body })

test('a learner is on record with everything typed, and may be read by whoever added them', async () => {
  for (const one of [admin, head, teacher, newcomer]) {
    const body = aBody({
      metadata_json: {
        fullname: '  Juan Santos Dela Cruz ',
        grade_level: 8,
        gender: 'male',
        email: '',
        birth_date: '2013-02-28',
        address: ' Purok 3 ',
        phone: ' ',
        parent_name: 'Rosa',
      },
    })
    const made = await create(one, body)
    expect(made).toMatchObject({
      school_id: school.id,
      external_student_id: body.external_student_id,
      student_no: body.external_student_id,
      number_given: false,
      listed_name: 'Dela Cruz, Juan Santos',
      grade_level: '8',
      status: 'inactive',
      metadata_json: {
        fullname: 'Juan Santos Dela Cruz',
        email: null,
        birth_date: '2013-02-28',
        address: 'Purok 3',
        phone: null,
        parent_name: 'Rosa',
        parent_phone: null,
        created_via: 'form',
      },
      version: 1,
      may_edit: true,
      may_delete: true,
    })
    expect(await one.ok('GET /api/education/students/{id}', { params: { id: made.id } })).toEqual(made)
  }
})

test('a number of the school’s own is no LRN', async () => {
  const number = `SCH-${anLrn()}`.slice(0, 32)
  expect(await create(head, aBody({ external_student_id: ` ${number} ` }))).toMatchObject({
    external_student_id: number,
    student_no: null,
  })
})

test('learners are added to the own school only', async () => {
  const before = await fingerprint(app.tx, { except: ['throttles'] })
  const notYours = {
    status: 403,
    code: 'learner.not_your_school',
    detail: 'You can add learners to your own school only.',
  }
  for (const one of [otherHead, unplaced, stranger])
    expect(await refusal(one, aBody())).toMatchObject(notYours)
  for (const one of [head, teacher, newcomer])
    for (const school_id of [otherSchool.id, 2_147_483_647])
      expect(await refusal(one, aBody({ school_id }))).toMatchObject(notYours)
  expect(await refusal(admin, aBody({ school_id: 2_147_483_647 }))).toMatchObject({
    status: 404,
    code: 'school.not_found',
  })
  expect(changedTables(before, await fingerprint(app.tx, { except: ['throttles'] }))).toEqual([])
  expect(await create(admin, aBody({ school_id: otherSchool.id }))).toMatchObject({
    school_id: otherSchool.id,
  })
})

test('the count of the school’s learners goes with it', async () => {
  const countOf = async () =>
    (await app.tx.select().from(learnerCounts).where(eq(learnerCounts.school_id, school.id)))[0]?.count ?? 0
  const before = await countOf()
  const { id } = await create(head, aBody())
  expect(await countOf()).toBe(before + 1)
  await head.ok('DELETE /api/education/students/{id}', { params: { id } })
  expect(await countOf()).toBe(before)
})

test('what a caller may not set is ignored', async () => {
  const extra = {
    id: 1,
    user_id: admin.user.id,
    number_given: true,
    created_by_user_id: admin.user.id,
    created_via: 'import',
    version: 9,
    lrn: anLrn(),
    listed_name: 'Boss',
  }
  const body = aBody()
  const sent = { ...body, ...extra, metadata_json: { ...body.metadata_json, ...extra } }
  const answer = await teacher.send({ method: 'POST', path: '/api/education/students', body: sent })
  expect(answer).toMatchObject({
    status: 200,
    body: {
      user_id: null,
      number_given: false,
      student_no: body.external_student_id,
      listed_name: 'Dela Cruz, Juan Santos',
      version: 1,
      metadata_json: { created_via: 'form' },
    },
  })
  const made = answer.body as { id: number }
  const [row] = await app.tx.select().from(learners).where(eq(learners.id, made.id))
  expect(row).toMatchObject({ created_by_user_id: teacher.user.id, user_id: null })
})

test.each([
  ['external_student_id', { external_student_id: '' }],
  ['external_student_id', { external_student_id: '12 34' }],
  ['external_student_id', { external_student_id: 'x'.repeat(33) }],
  ['metadata_json.fullname', { metadata_json: { fullname: ' ', grade_level: '8', gender: 'male' } }],
  ['metadata_json.fullname', { metadata_json: { fullname: 'A\nB', grade_level: '8', gender: 'male' } }],
  ['metadata_json.grade_level', { metadata_json: { fullname: 'A B', grade_level: 13, gender: 'male' } }],
  ['metadata_json.gender', { metadata_json: { fullname: 'A B', grade_level: 'K' } }],
  ['metadata_json.gender', { metadata_json: { fullname: 'A B', grade_level: 'K', gender: 'other' } }],
  ['metadata_json.gender', { metadata_json: { fullname: 'A B', grade_level: 'K', gender: '' } }],
  [
    'metadata_json.email',
    { metadata_json: { fullname: 'A B', grade_level: 'K', gender: 'male', email: 'no' } },
  ],
  [
    'metadata_json.birth_date',
    { metadata_json: { fullname: 'A B', grade_level: 'K', gender: 'male', birth_date: '2013-02-30' } },
  ],
])('a wrong %s is refused', async (path, wrong) => {
  const answer = await head.send({
    method: 'POST',
    path: '/api/education/students',
    body: { ...aBody(), ...wrong },
  })
  expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid', errors: [{ path }] } })
})

test('no name and no number is logged', async () => {
  const body = aBody({
    metadata_json: { fullname: 'Crisostomo Ibarra', grade_level: 'K', gender: 'male' },
  })
  await create(head, body)
  await refusal(head, body)
  expect(app.log()).toContain('learner added')
  expect(app.log()).not.toMatch(new RegExp(`Crisostomo|Ibarra|${body.external_student_id}`))
})
