import type { Sent } from '@klasrum/contract/endpoint'
import type { editStudentEndpoint as shape } from '@klasrum/contract/learners'
import { startApp } from '@klasrum/testkit/app'
import { aClass } from '@klasrum/testkit/classes'
import type { Client } from '@klasrum/testkit/client'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { aLearner, anEnrollment, anLrn, schoolPeople } from '@klasrum/testkit/learners'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { learners } from './learners.tables.ts'

const app = await startApp({ work: false })
const { school, otherSchool, admin, head, otherHead, unplaced, teacher, colleague, newcomer, stranger } =
  await schoolPeople(app)

const metadata_json = { fullname: 'Maria Clara Delos Santos', grade_level: 'K', gender: 'female' } as const
type Body = Sent<typeof shape.body>
const edit = (as: Client, id: number, body: Partial<Body> = {}) =>
  as.call('PUT /api/education/students/{id}', { params: { id }, body: { metadata_json, ...body } })
const ofSchool = (wish: object = {}) => aLearner(app.tx, { school_id: school.id, ...wish })
const rowOf = async (id: number) => (await app.tx.select().from(learners).where(eq(learners.id, id)))[0]

const notThere = { status: 404, body: { code: 'learner.not_found' } }

test('the record is written anew, what is left out included', async () => {
  const { id } = await ofSchool({ email: 'a@school.example', address: 'Purok 3', birth_date: '2013-01-01' })
  expect(await edit(head, id)).toMatchObject({
    status: 200,
    body: {
      listed_name: 'Delos Santos, Maria Clara',
      grade_level: 'K',
      gender: 'female',
      version: 2,
      metadata_json: { ...metadata_json, email: null, address: null, birth_date: null },
    },
  })
})

test('admin, the school and whoever teaches, taught or added the learner may; nobody else', async () => {
  const learner = await ofSchool({ created_by_user_id: newcomer.user.id })
  await anEnrollment(app.tx, await aClass(app.tx, { teacher: teacher.user }), learner, {
    dropped_at: new Date(),
  })
  for (const one of [admin, head, newcomer, teacher])
    expect(await edit(one, learner.id)).toMatchObject({ status: 200 })
  const before = await fingerprint(app.tx)
  for (const one of [otherHead, unplaced, colleague, stranger])
    expect(await edit(one, learner.id)).toMatchObject(notThere)
  expect(await edit(admin, 2_147_483_647)).toMatchObject(notThere)
  expect(changedTables(before, await fingerprint(app.tx))).toEqual([])
})

test('a stale version is refused and the newer record stays', async () => {
  const { id } = await ofSchool()
  expect(await edit(head, id, { version: 1 })).toMatchObject({ status: 200 })
  expect(
    await edit(head, id, { version: 1, metadata_json: { ...metadata_json, fullname: 'Old Name' } }),
  ).toMatchObject({
    status: 409,
    body: {
      code: 'learner.changed',
      detail: 'This learner was changed meanwhile. Please load the record again.',
    },
  })
  expect(await rowOf(id)).toMatchObject({ fullname: metadata_json.fullname, version: 2 })
})

test('of many who save the same version at once one wins', async () => {
  const { id } = await ofSchool()
  const answers = await Promise.all(Array.from({ length: 8 }, () => edit(head, id, { version: 1 })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
})

test('a number stays what it is; the same one may be sent', async () => {
  const { id, external_student_id } = await ofSchool()
  for (const one of [admin, head])
    expect(await edit(one, id, { external_student_id: anLrn() })).toMatchObject({
      status: 409,
      body: { code: 'learner.number_fixed', detail: 'The student ID cannot be changed.' },
    })
  expect(await edit(head, id, { external_student_id })).toMatchObject({
    status: 200,
    body: { external_student_id, number_given: false },
  })
})

test('a number that the product gave is replaced, once', async () => {
  const { id } = await ofSchool({ external_student_id: 'NL-000001', number_given: true })
  expect(await edit(head, id)).toMatchObject({ body: { number_given: true } })
  expect(await edit(head, id, { external_student_id: 'NL-000001' })).toMatchObject({
    body: { number_given: true },
  })
  const external_student_id = anLrn()
  expect(await edit(head, id, { external_student_id })).toMatchObject({
    status: 200,
    body: { external_student_id, student_no: external_student_id, number_given: false },
  })
  expect(await edit(head, id, { external_student_id: anLrn() })).toMatchObject({
    body: { code: 'learner.number_fixed' },
  })
})

test('a taken number says as much as the caller may know, and nothing changes', async () => {
  const holder = await ofSchool({ fullname: 'Maria Peña' })
  const elsewhere = await aLearner(app.tx, { school_id: otherSchool.id })
  const { id } = await ofSchool({
    external_student_id: 'NL-000002',
    number_given: true,
    created_by_user_id: newcomer.user.id,
  })
  const before = await fingerprint(app.tx)
  const number = { external_student_id: holder.external_student_id }
  expect(await edit(head, id, number)).toMatchObject({
    status: 409,
    body: { code: 'learner.exists', detail: expect.stringContaining('Peña, Maria') },
  })
  expect(await edit(newcomer, id, number)).toMatchObject({
    status: 409,
    body: { code: 'learner.exists_unseen' },
  })
  expect(await edit(head, id, { external_student_id: elsewhere.external_student_id })).toMatchObject({
    status: 409,
    body: { code: 'learner.elsewhere' },
  })
  expect(changedTables(before, await fingerprint(app.tx))).toEqual([])
})

test('of two who give one number at once one gets it', async () => {
  const external_student_id = anLrn()
  const given = await Promise.all(
    [3, 4, 5].map((nth) => ofSchool({ external_student_id: `NL-00000${nth}`, number_given: true })),
  )
  const answers = await Promise.all(given.map(({ id }) => edit(head, id, { external_student_id })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

test('what a caller may not set is ignored', async () => {
  const learner = await ofSchool()
  const extra = {
    school_id: otherSchool.id,
    created_by_user_id: admin.user.id,
    created_via: 'import',
    number_given: true,
    user_id: admin.user.id,
    lrn: anLrn(),
    listed_name: 'Boss',
  }
  const body = { ...extra, metadata_json: { ...metadata_json, ...extra, external_student_id: anLrn() } }
  const answer = await head.send({ method: 'PUT', path: `/api/education/students/${learner.id}`, body })
  expect(answer.status).toBe(200)
  const { sort_name, search_text, ...kept } = learner
  expect(await rowOf(learner.id)).toMatchObject({
    ...kept,
    ...metadata_json,
    listed_name: 'Delos Santos, Maria Clara',
    version: 2,
  })
})
